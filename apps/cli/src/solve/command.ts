import { availableParallelism } from 'node:os'
import { MANIFESTS } from '@rattlecup/games/manifest'
import { UsageError, type CliCommand } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { Progress } from '../progress.ts'
import { solveGame } from './run.ts'

const SOLVED = MANIFESTS.flatMap(({ id, solver }) => (solver ? [id] : []))

/** The game ends with the fourth, so three at most are taken before it. */
const MOST_PENALTIES = 3
/** A thread works on the sheets of one number of penalties. */
const MOST_THREADS = MOST_PENALTIES + 1

export const solveCommand: CliCommand = {
  name: 'solve',
  summary: 'Solves a game: what perfect play scores on average.',
  words: ['GAME'],
  options: {
    penalties: { type: 'string', value: 'K', about: 'penalties taken before the start', fallback: '0' },
    players: {
      type: 'string',
      value: 'N',
      about:
        'seats at a friendly table, where the others give white sums and never lock a row or end the game',
      fallback: '1',
    },
    threads: { type: 'string', value: 'N', about: 'how many threads work (default one a core)' },
    json: { type: 'boolean', about: 'one JSON object instead of sentences' },
  },
  notes: [`So far these can be solved as a whole: ${SOLVED.join(', ')}`],
  async run(input) {
    const game = gameNamed(input.words[0])
    if (!SOLVED.includes(game.id))
      throw new UsageError(`${game.title} has not been solved as a whole; solved: ${SOLVED.join(', ')}`)
    const penalties = input.whole('penalties', 0, MOST_PENALTIES)
    const players = input.whole('players', game.players.min, game.players.max)
    const cores = Math.min(availableParallelism(), MOST_THREADS - penalties)
    const threads = input.text('threads') === undefined ? cores : input.whole('threads', 1, MOST_THREADS)
    const progress = new Progress('Solving:', 1)
    const onProgress = (share: number): void => progress.show(share)
    const { value, states } = await solveGame(game.id, { penalties, players, onProgress }, threads)
    progress.clear()
    const cpu = process.cpuUsage()
    const cpu_s = (cpu.user + cpu.system) / 1e6
    console.log(
      input.flag('json') ? JSON.stringify({ value, states, cpu_s }) : sentence(value, states, cpu_s),
    )
    return 0
  },
}

function sentence(value: number, states: number, cpu: number): string {
  return `${value.toFixed(10)} points on average under best play; ${states.toLocaleString('en')} sheets, ${cpu.toFixed(1)} s of CPU`
}
