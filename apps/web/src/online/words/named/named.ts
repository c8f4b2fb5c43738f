import type { BotLevel, Phrase } from '@rattlecup/protocol/client'
import type { Problem } from '../../api.ts'

/** What the server names and every language has a word for. */
export interface Named {
  /** Why something was not done. */
  readonly problems: Readonly<Record<Problem, string>>
  readonly phrases: Readonly<Record<Phrase, string>>
  readonly levels: Readonly<Record<BotLevel, string>>
}
