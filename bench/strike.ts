/**
 * How ways to play Strike do against a level by physics, every throw simulated as at a table, two players:
 * `npx tsx bench/strike.ts [--player button] [--rival casual] [--least 2] [--games 200] [--seed bench]`.
 * A player is a level, `button` (never aims) or `rule` (throws as `master` does); these two go on after a miss if at
 * least this many dice lie.
 */
import { parseArgs } from 'node:util'
import { holdContest } from '../apps/cli/src/ladder/contest.ts'
import type { Contestant } from '../apps/cli/src/ladder/game.ts'
import { practised, unaimed, type ThrowStyle } from '../packages/games/src/strike/bots/aim.ts'
import { levelsOf } from '../packages/games/src/strike/bots/levels.ts'
import { strike } from '../packages/games/src/strike/game.ts'
import { STOP, THROW } from '../packages/games/src/strike/rules/play.ts'
import type { Strike } from '../packages/games/src/strike/rules/types.ts'
import type { Bot, Game } from '../packages/kit/src/index.ts'

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'button' },
    rival: { type: 'string', default: 'casual' },
    least: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'bench' },
  },
})

function byRule({ how }: ThrowStyle, least: number): Bot<Strike> {
  return ({ state }) => {
    if (state.mayStop && state.ids.length < least) return { code: STOP }
    const thrown = how(state.ids)
    return { code: THROW, ...(thrown ? { how: thrown } : {}) }
  }
}

const bots: Readonly<Record<string, Bot<Strike>>> = {
  ...levelsOf(2),
  button: byRule(unaimed, Number(values.least)),
  rule: byRule(practised, Number(values.least)),
}

function named(name: string): Contestant {
  const bot = bots[name]
  if (!bot) throw new Error(`no player '${name}'; there are ${Object.keys(bots).join(', ')}`)
  return { name, player: bot as Bot }
}

const game = strike as unknown as Game
const { games, share, error } = await holdContest(
  {
    game,
    players: 2,
    options: {},
    hero: named(values.player),
    others: named(values.rival),
    deals: Math.ceil(Number(values.games) / 2),
    ms: 100,
    seed: values.seed,
    roll: await game.loadRoller?.(),
  },
  () => undefined,
)
const cpu = process.cpuUsage().user / 1e6
console.log(
  `${values.player} against ${values.rival}: ${(100 * share).toFixed(1)} ± ${(196 * error).toFixed(1)} % of ${games} games by physics, ${((1000 * cpu) / games).toFixed(0)} ms of CPU each`,
)
