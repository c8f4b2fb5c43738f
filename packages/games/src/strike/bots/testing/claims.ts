import type { Reason } from '@rattlecup/kit'
import type { Scene } from '../../../bots/testing/claims.ts'
import { STOP } from '../../rules/play.ts'
import type { Strike } from '../../rules/types.ts'
import { practised } from '../aim.ts'
import { solveChoices } from '../choices.ts'
import { matchChance } from '../odds.ts'
import type { REASONS } from '../reasons.ts'

type Claim = (scene: Scene<Strike>, values: Reason['values']) => boolean

const solved = new Map<number, ReturnType<typeof solveChoices>>()

/** How many more rounds the choice wins than the other one. */
function margin({ state, code }: Scene<Strike>): number {
  const choices = solved.get(state.players) ?? solveChoices(state.players, practised.odds)
  solved.set(state.players, choices)
  const { stop, goOn } = choices(state)
  return code === STOP ? stop - goOn : goOn - stop
}

/** As `master` gives them. */
export const CLAIMS: Readonly<Record<keyof typeof REASONS, Claim>> = {
  'strike.must-throw': ({ state }) => !state.mayStop,
  'strike.empty': ({ state }) => state.ids.length === 0,
  'strike.likely': ({ state }, { lying, chance }) =>
    lying === state.ids.length && chance === matchChance(practised.odds, state.ids.length),
  'strike.unlikely': ({ state, code }, { lying, chance }) =>
    code === STOP && lying === state.ids.length && (chance as number) < 0.5,
  'strike.last-die': ({ state, seat }) => state.reserve[seat] === 1,
  'strike.dice-left': ({ state, seat }, { dice }) => state.reserve[seat] === dice,
  'strike.as-good': (scene) => Math.abs(margin(scene)) < 0.005,
  'strike.better-by': (scene, { share }) => Math.abs(margin(scene) - (share as number)) < 1e-9,
  'strike.worse-by': (scene, { share }) => Math.abs(margin(scene) + (share as number)) < 1e-9,
}
