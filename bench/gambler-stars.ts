/**
 * How long the levels take for a first roll of Gambler on the board of six star rows, the largest there is, with a clock of
 * 100 ms as at a table: `npx tsx bench/gambler-stars.ts [--rolls 10]`. Milliseconds of CPU, of all rolls the worst and the median.
 */
import { parseArgs } from 'node:util'
import { deadline } from '../packages/bots/src/index.ts'
import { loadBots } from '../packages/games/src/gambler/bots/index.ts'
import { gambler } from '../packages/games/src/gambler/game.ts'
import { BOARDS } from '../packages/games/src/gambler/rules/boards.ts'
import type { GamblerState } from '../packages/games/src/gambler/rules/types.ts'
import { NO_CACHE } from '../packages/games/src/bots/testing/accounts.ts'
import { drawOutcome, FastSource, LEVELS } from '../packages/kit/src/index.ts'
import { unwrap } from '../packages/kit/src/testing/index.ts'

const { values } = parseArgs({ options: { rolls: { type: 'string', default: '10' } } })
const CLOCK_MS = 100
const boards = BOARDS.filter(({ rows }) => rows.every(({ kind }) => kind === 'stars'))

function rolled(players: number, source: FastSource): GamblerState {
  const state = gambler.rules.setup(players, unwrap(gambler.options.parse({ boards }, players)))
  while (gambler.rules.awaits(state) === 'chance')
    gambler.rules.applyChance(state, drawOutcome(gambler.rules, state, source))
  return state
}

for (const players of [2, 4, 6]) {
  const bots = await loadBots(players, NO_CACHE)
  for (const level of LEVELS) {
    const times = Array.from({ length: Number(values.rolls) }, (_, number) => {
      const source = new FastSource(`roll ${number}`)
      const state = rolled(players, source)
      const started = process.cpuUsage()
      const expired = deadline(performance, CLOCK_MS)
      bots[level]({ game: gambler, state, seat: state.active, source, expired })
      return process.cpuUsage(started).user / 1000
    }).sort((a, b) => a - b)
    console.log(
      players,
      level,
      `median ${times[times.length >> 1]?.toFixed(0)}, worst ${times.at(-1)?.toFixed(0)}`,
    )
  }
}
