import type { CallSettings, MailAddress } from '@rattlecup/protocol/client'
import { ask, type ApiAnswer } from '../online/api.ts'

/** The house sends a link there that confirms it. */
export function writeTo(address: MailAddress): Promise<ApiAnswer<CallSettings>> {
  return ask('PUT', '/me/calls/mail', address)
}

export function writeNoMore(): Promise<ApiAnswer<CallSettings>> {
  return ask('DELETE', '/me/calls/mail')
}

export function confirmMail(token: string): Promise<ApiAnswer<unknown>> {
  return ask('POST', '/mail/confirm', { token })
}

/** By the link in a mail, which mail programs use in the same way. */
export async function stopMail(token: string): Promise<ApiAnswer<unknown>> {
  try {
    const { ok } = await fetch(`/mail/stop/${encodeURIComponent(token)}`, { method: 'POST' })
    if (ok) return { ok: true, value: undefined }
  } catch {
    // No server is an answer too.
  }
  return { ok: false, problem: 'unreachable' }
}
