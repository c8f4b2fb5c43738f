import { softPick } from '@rattlecup/bots'
import type { Bot, Bots } from '@rattlecup/kit'
import { STOP, THROW } from '../rules/play.ts'
import type { Strike, StrikeState } from '../rules/types.ts'
import { practisedThrow } from './aim.ts'
import type { Choices } from './choices.ts'
import { MUST_THROW, reasonsFor } from './reasons.ts'

/** How a level errs. */
interface Character {
  /** In shares of a round: what is worse by so much is chosen e times less often. */
  readonly temperature: number
  /** How much better going on seems than it is, by the number of dice that lie in the arena. */
  readonly liking: (lying: number) => number
  /** Whether it groups the dice and aims; the others throw at the middle, wherever the dice lie. */
  readonly practised: boolean
}

const CHARACTERS: Readonly<Record<keyof Bots, Character>> = {
  // Throws on while few dice lie, when little can be won, and gets cautious as they become many: just when a strike is likely.
  beginner: { temperature: 0.02, liking: (lying) => 0.1 * (3 - lying), practised: false },
  // The same fear, but it has begun to count.
  casual: { temperature: 0.04, liking: (lying) => 0.03 * (3 - lying), practised: false },
  strong: { temperature: 0.022, liking: () => 0, practised: true },
  master: { temperature: 0, liking: () => 0, practised: true },
}

export function levelsOf(choices: Choices): Bots<Strike> {
  return {
    beginner: botOf(choices, CHARACTERS.beginner),
    casual: botOf(choices, CHARACTERS.casual),
    strong: botOf(choices, CHARACTERS.strong),
    master: botOf(choices, CHARACTERS.master),
  }
}

function botOf(choices: Choices, { temperature, liking, practised }: Character): Bot<Strike> {
  const throwing = (state: StrikeState) => ({
    code: THROW,
    ...(practised && state.ids.length > 0 ? { how: practisedThrow(state.ids) } : {}),
  })
  return ({ state, source }) => {
    if (!state.mayStop) return { ...throwing(state), reasons: MUST_THROW }
    const { stop, goOn } = choices.of(state)
    const seeming = [goOn + liking(state.ids.length), stop]
    const code = softPick(seeming, temperature, source) === 0 ? THROW : STOP
    const prospects = { stop, goOn }
    const move = code === THROW ? throwing(state) : { code }
    return { ...move, evaluation: { ...prospects }, reasons: reasonsFor(state, code, prospects) }
  }
}
