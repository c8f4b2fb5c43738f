import { softPick } from '@rattlecup/bots'
import type { Bot, Bots } from '@rattlecup/kit'
import { STOP, THROW } from '../rules/play.ts'
import type { Strike, StrikeState } from '../rules/types.ts'
import { grouped, practised, unaimed, type ThrowStyle } from './aim.ts'
import { solveChoices, type ThrowOrStop } from './choices.ts'
import { MUST_THROW, reasonsFor } from './reasons.ts'

/** How a level throws, and how it errs. */
interface Character {
  readonly style: ThrowStyle
  /** In shares of a round: what is worse by so much is chosen e times less often. */
  readonly temperature: number
  /** How much better going on seems than it is, by the number of dice that lie in the arena. */
  readonly liking: (lying: number) => number
}

const CHARACTERS: Readonly<Record<keyof Bots, Character>> = {
  // One button, and choices that are often wrong where they matter little.
  beginner: { style: unaimed, temperature: 0.08, liking: () => 0 },
  // Puts the dice together, throws on while few lie, and gets cautious as they become many: just when a strike is likely.
  casual: { style: grouped, temperature: 0.08, liking: (lying) => 0.03 * (3 - lying) },
  strong: { style: practised, temperature: 0.04, liking: () => 0 },
  master: { style: practised, temperature: 0, liking: () => 0 },
}

/** Every level reckons with what comes of its own throws, and takes the others for as good. */
export function levelsOf(players: number): Bots<Strike> {
  const choices = new Map<ThrowStyle, (state: StrikeState) => ThrowOrStop>()
  const choicesOf = (style: ThrowStyle): ((state: StrikeState) => ThrowOrStop) => {
    const known = choices.get(style) ?? solveChoices(players, style.odds)
    choices.set(style, known)
    return known
  }
  const level = (name: keyof Bots): Bot<Strike> => botOf(CHARACTERS[name], choicesOf)
  return {
    beginner: level('beginner'),
    casual: level('casual'),
    strong: level('strong'),
    master: level('master'),
  }
}

function botOf(
  { style, temperature, liking }: Character,
  choicesOf: (style: ThrowStyle) => (state: StrikeState) => ThrowOrStop,
): Bot<Strike> {
  return ({ state, source }) => {
    const how = style.how(state.ids)
    const throwing = { code: THROW, ...(how ? { how } : {}) }
    if (!state.mayStop) return { ...throwing, reasons: MUST_THROW }
    const prospects = choicesOf(style)(state)
    const seeming = [prospects.goOn + liking(state.ids.length), prospects.stop]
    const code = softPick(seeming, temperature, source) === 0 ? THROW : STOP
    const move = code === THROW ? throwing : { code }
    const reasons = reasonsFor(state, code, { ...prospects, odds: style.odds })
    return { ...move, evaluation: { ...prospects }, reasons }
  }
}
