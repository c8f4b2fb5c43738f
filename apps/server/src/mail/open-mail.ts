import { StartError, type ServerSettings } from '../settings.ts'
import { MailAddresses } from './addresses.ts'
import { Mailer } from './mailer.ts'
import type { MailParts } from './parts.ts'
import { PostOffice } from './post-office.ts'
import { MailTokens, mailSecret } from './tokens.ts'

const MINUTE_MS = 60_000

/** What writes to people, where the house has an SMTP server. */
export interface OpenMail {
  readonly addresses: MailAddresses
  readonly mailer: Mailer
  close(): Promise<void>
}

export async function openMail(
  settings: ServerSettings,
  given: Pick<MailParts, 'store' | 'now' | 'onError'>,
): Promise<OpenMail | undefined> {
  const { 'smtp-url': url, 'mail-from': from, 'public-url': site, 'mail-delay': minutes } = settings
  if (url === '') return undefined
  // A link in a mail may not lead to wherever somebody who made a request said we are.
  if (from === null || site === '') throw new StartError('SMTP_URL also needs MAIL_FROM and PUBLIC_URL')
  const office = new PostOffice(url, from)
  const tokens = new MailTokens(await mailSecret(given.store.calls))
  const parts: MailParts = { ...given, office, tokens, site }
  const mailer = new Mailer({ ...parts, delay: minutes * MINUTE_MS })
  return {
    addresses: new MailAddresses(parts),
    mailer,
    async close() {
      await mailer.close()
      await office.close()
    },
  }
}
