import type { Seat } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'
import { nextBoxOf } from '../../rules/facts.ts'
import type { GamblerView } from '../../rules/types.ts'
import { nameOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'

interface Asking {
  readonly view: GamblerView
  readonly words: GamblerWords
  readonly players: readonly Player[]
  readonly seat: Seat | null
  /** Whether it is the asking seat's turn to choose. */
  readonly choosing: boolean
}

/** Why nothing at all can be done now; undefined if the seat may choose. */
function whyNothing({ view, words, players, seat, choosing }: Asking): string | undefined {
  if (view.phase === 'over') return words.whyNot.over
  return choosing ? undefined : words.whyNot.notYourTurn(nameOf(view.active, { players, seat }))
}

/** Why a row doesn't take a die: the chosen one, or any in hand. The row is known to refuse it. */
export function whyNotRow(asking: Asking, row: number): string {
  return whyNothing(asking) ?? nextBoxWants(asking, row)
}

function nextBoxWants({ view, words: { whyNot } }: Asking, row: number): string {
  const { rule, values } = nextBoxOf(view, row)
  const value = values[0] as number
  switch (rule) {
    case 'full':
      return whyNot.rowFull(row + 1)
    case 'number':
      return whyNot.wants(row + 1, value)
    case 'fresh-stars':
      return whyNot.starTaken([...values])
    case 'stars':
      return whyNot.starsWant(row + 1, value)
    // A full house without dice refuses none.
    case 'fresh-triple':
    case 'triple':
      return whyNot.tripleWants(row + 1, value)
    case 'fresh-pair':
      return whyNot.pairDiffers(row + 1, value)
    case 'pair':
      return whyNot.pairWants(row + 1, value)
  }
}

export function whyNotDie(asking: Asking, value: number): string {
  return whyNothing(asking) ?? asking.words.whyNot.fitsNowhere(value)
}

/** Why there is neither rolling nor stopping. */
export function whyNotEnd(asking: Asking): string {
  return whyNothing(asking) ?? asking.words.whyNot.placeFirst
}
