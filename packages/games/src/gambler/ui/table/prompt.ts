import type { Seat } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'
import { MOST_ROLLED } from '../../rules/types.ts'
import { nameOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import { pencilled, type GamblerChoice } from './choice.ts'
import type { GamblerMoment } from './moment.ts'

interface Situation {
  readonly moment: GamblerMoment
  readonly players: readonly Player[]
  readonly seat: Seat | null
  readonly choice: GamblerChoice
  /** Whether the reader must place a die (and may not know how), may go on as it likes, or waits. */
  readonly duty: 'learn' | 'place' | 'free' | 'wait'
  readonly standstill: string | undefined
}

/** The line above the dice: what is going on, or what the reader can do. */
export function statusLine(situation: Situation, { status }: GamblerWords): string {
  const { moment, players, seat, choice, duty, standstill } = situation
  const { view, actor } = moment
  const who = nameOf(actor, { players, seat })
  if (view.phase === 'over') return status.over
  if (standstill !== undefined) return standstill
  if (view.phase === 'boards') return status.shuffling
  if (moment.nothingFits) return status.nothingFits(who)
  if (moment.rolling !== undefined) return status.rolling(who, moment.dice.length)
  if (duty === 'wait') return status.waiting(who)
  if (pencilled(choice)) return status.pencil
  if (choice.value !== undefined) return status.chooseRow(choice.value)
  if (choice.row !== undefined) return status.chooseDie(choice.row + 1)
  if (duty === 'learn') return status.howToPlace
  return duty === 'place' ? status.mustPlace : status.mayGoOn
}

/** Which roll of the turn it is; none before the first. */
export function rollCount({ view }: GamblerMoment, words: GamblerWords): string | undefined {
  return view.phase === 'place' ? words.rollOf(view.rolls, MOST_ROLLED) : undefined
}
