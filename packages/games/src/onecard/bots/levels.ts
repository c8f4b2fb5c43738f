import { softPick, type ValuedMove } from '@rattlecup/bots'
import type { Bot, Level } from '@rattlecup/kit'
import { MAX_ROLLS, type Onecard, type OnecardState } from '../rules/types.ts'
import { choicesOf, ownValuation, winValuation, type Valuation } from './choices.ts'
import { reasonsFor } from './reasons.ts'
import { byMarks, heuristicFor } from './views.ts'

/** How a level plays, and how it errs. */
interface Character {
  readonly valuation: (state: OnecardState, seat: number) => Valuation
  /** Rolls ahead that it sees. */
  readonly rolls: number
  /** In the valuation's own measure: what seems worse by so much is chosen e times less often. */
  readonly temperature: number
}

const CHARACTERS: Readonly<Record<Level, Character>> = {
  // Likes to fill boxes, in whichever row, and thinks no further than the next roll.
  beginner: { valuation: (state, seat) => ownValuation(state, seat, byMarks), rolls: 1, temperature: 0.45 },
  // Knows which rows count, but not yet what two rolls can do.
  casual: {
    valuation: (state, seat) => ownValuation(state, seat, heuristicFor(state)),
    rolls: 1,
    temperature: 0.45,
  },
  // Rolls exactly as well as can be for its own cards, and leaves the others theirs.
  strong: {
    valuation: (state, seat) => ownValuation(state, seat, heuristicFor(state)),
    rolls: MAX_ROLLS,
    temperature: 0,
  },
  // Weighs what the dice bring the others too, and when to end the game.
  master: { valuation: winValuation, rolls: MAX_ROLLS, temperature: 0 },
}

export function botOf(level: Level): Bot<Onecard> {
  const { valuation, rolls, temperature } = CHARACTERS[level]
  return ({ state, seat, source }) => {
    const choices = choicesOf(state, seat, valuation(state, seat), rolls)
    const values = choices.map(({ value }) => value)
    const { code, value } = choices[softPick(values, temperature, source)] as ValuedMove
    return { code, evaluation: { value }, reasons: reasonsFor(state, seat, code) }
  }
}
