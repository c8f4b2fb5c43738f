import type { Store } from '../store/contract.ts'
import type { Mail } from './post-office.ts'
import type { MailTokens } from './tokens.ts'

/** What writing to people needs. */
export interface MailParts {
  readonly store: Pick<Store, 'directory' | 'calls' | 'mail'>
  readonly office: { send(mail: Mail): Promise<void> }
  readonly tokens: MailTokens
  /** Where people open this house. */
  readonly site: string
  readonly now: () => number
  readonly onError: (error: Error, about: string) => void
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** How long a link that confirms is good for. */
export const CONFIRM_MS = 2 * DAY_MS
/** No count of mails reaches further back. */
export const COUNTED_MS = 30 * DAY_MS
