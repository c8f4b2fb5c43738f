import { createHmac, randomBytes } from 'node:crypto'
import type { CallStore } from '../store/calls/contract.ts'

/** Where a webhook finds by whom and when it was sent. */
export const SIGNATURE_HEADER = 'x-rattlecup-signature'

/** From which the key of each guest's webhook follows; made once and kept for good. */
export function webhookSecret(calls: CallStore): Promise<string> {
  return calls.keepsake('webhook', randomBytes(32).toString('hex'))
}

/** The key of one guest's webhook: the same whenever they look, and of no use for anybody else's. */
export function webhookKey(secret: string, guest: string): string {
  return createHmac('sha256', secret).update(guest).digest('hex')
}

/** The moment is signed too, so that a call that was overheard can't be sent again much later. */
export function signatureOf(key: string, body: string, moment: number): string {
  const seconds = Math.floor(moment / 1000)
  const hash = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}
