import {
  drawOutcome,
  FastSource,
  seatsOf,
  winnersOf,
  type Bot,
  type DrawSource,
  type Game,
} from '@rattlecup/kit'
import { NEWCOMERS as GAMBLER } from '../../gambler/bots/testing/newcomers.ts'
import { NEWCOMERS as ONECARD } from '../../onecard/bots/testing/newcomers.ts'
import { NEWCOMERS as QWIXX } from '../../qwixx/bots/testing/newcomers.ts'
import { styleOf } from '../../strike/bots/aim.ts'
import { drawByOdds } from '../../strike/bots/odds-draws.ts'
import { NEWCOMERS as STRIKE } from '../../strike/bots/testing/newcomers.ts'
import type { StrikeState } from '../../strike/rules/types.ts'

/** Simulated newcomers by game: several, as no two people begin alike. */
export const NEWCOMERS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = {
  qwixx: QWIXX as never,
  gambler: GAMBLER as never,
  onecard: ONECARD as never,
  strike: STRIKE as never,
}

/** How often a level wins against a newcomer, shared wins in part; each begins every other game. */
export function winsAgainst(game: Game, level: Bot, newcomer: Bot, games: number): number {
  const source = new FastSource(`newcomers ${game.id}`)
  let won = 0
  for (let number = 0; number < games; number++) {
    const parsed = game.options.parse({ first: number % 2 }, 2)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const winners = played(game, game.rules.setup(2, parsed.value), [level, newcomer], source)
    if (winners.includes(0)) won += 1 / winners.length
  }
  return won / games
}

function played(game: Game, state: object, bots: readonly Bot[], source: DrawSource): number[] {
  const { rules } = game
  let how: Readonly<Record<string, unknown>> | undefined
  const choices: number[] = []
  for (let awaits = rules.awaits(state); awaits !== 'over'; awaits = rules.awaits(state)) {
    if (awaits === 'chance') {
      rules.applyChance(state, drawn(game, state, how, source))
      continue
    }
    for (const seat of seatsOf(rules.movers(state))) {
      const task = { game, state: game.imagine(state, seat, source), seat, source, expired: () => false }
      const answer = (bots[seat] as Bot)(task)
      choices[seat] = answer.code
      how = answer.how
    }
    rules.play(state, choices)
  }
  return winnersOf(game, rules.scores(state))
}

/** Strike's throws by what was measured of them; all else by the rules' odds. */
function drawn(
  game: Game,
  state: object,
  how: Readonly<Record<string, unknown>> | undefined,
  source: DrawSource,
) {
  if (game.id !== 'strike') return drawOutcome(game.rules, state, source)
  const table = state as StrikeState
  return drawByOdds(table, styleOf(how?.['group'] as never, table.ids.length).odds, source)
}
