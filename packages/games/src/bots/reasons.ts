import type { ReasonOf } from '@rattlecup/bots'
import type { GamblerReason } from '../gambler/bots/reasons.ts'
import type { REASONS as ONECARD } from '../onecard/bots/reasons.ts'
import type { Colour } from '../onecard/rules/types.ts'
import type { QwixxReason } from '../qwixx/bots/reasons.ts'
import type { REASONS as STRIKE } from '../strike/bots/reasons.ts'

/** `card` is an id, `dice` and `boxes` are numbers of them. */
export type OnecardReason = ReasonOf<
  typeof ONECARD,
  { card: string; colour: Colour; points: number; boxes: number; dice: number }
>

/** `chance` and `share` are parts of 1, `lying` and `dice` numbers of dice. */
export type StrikeReason = ReasonOf<
  typeof STRIKE,
  { lying: number; chance: number; dice: number; share: number }
>

/** Every reason that any bot can give, with its values. */
export type BotReason = QwixxReason | GamblerReason | OnecardReason | StrikeReason
