import { HEURISTIC, reviewGame, type Review } from '@rattlecup/games/bots'
import { loadTerminal } from '@rattlecup/games/terminal'
import { fileCache } from '@rattlecup/server/blob-cache'
import { UsageError, type CliCommand, type Input } from '../command.ts'
import { ALL_LEVELS, levelFault } from '../levels.ts'
import { plain } from '../plain.ts'
import { Progress } from '../progress.ts'
import { readGame, type GameFromFile } from './read.ts'
import { reportLines } from './report.ts'

export const analyseCommand: CliCommand = {
  name: 'analyse',
  summary:
    'Separates luck from skill in a game: what each roll and choice was worth, and what would have been better.',
  words: ['FILE'],
  options: {
    playouts: {
      type: 'string',
      value: 'N',
      about: 'how often each move is played out (default: as often as takes seconds)',
    },
    judge: {
      type: 'string',
      value: 'LEVEL',
      about: `who plays the playouts: ${[HEURISTIC, ...ALL_LEVELS].join(', ')} (default: what is known exactly, else the best quick one)`,
    },
    seed: { type: 'string', value: 'S', about: 'another seed gives other playouts' },
    json: { type: 'boolean', about: 'one JSON object instead of a report' },
  },
  notes: [
    'For every player, start + luck + skill + opponents = result: shares of the win, or points if one plays alone.',
    'Skill is the sum of what the listed choices cost; what is not known exactly has its standard error beside it.',
    'In Strike a throw is judged as it was made: one without aim costs what a practised one would have been better.',
    'FILE is a game saved by `rattlecup play GAME --save FILE`, or the answer to `log` from `rattlecup engine`.',
  ],
  async run(input) {
    const [path] = input.words
    if (path === undefined)
      throw new UsageError('which file? A game, as `rattlecup play GAME --save FILE` writes it')
    const saved = await readGame(path)
    if (typeof saved === 'string') {
      console.error(plain(`rattlecup: ${path}: ${saved}`))
      return 1
    }
    const review = await reviewed(saved, input)
    console.log(input.flag('json') ? JSON.stringify(answer(saved, review)) : plain(await text(saved, review)))
    return 0
  },
}

/** The very figures that the browser shows, unless another judge, seed or effort is asked for. */
async function reviewed({ game, log }: GameFromFile, input: Input): Promise<Review> {
  const level = input.text('judge')
  const fault = level === undefined || level === HEURISTIC ? undefined : levelFault(game, level)
  if (fault) throw new UsageError(fault)
  const solving = new Progress('Solving the game, once:', 1)
  const progress = new Progress(`${game.title}:`, 1)
  const review = await reviewGame(game, log, {
    cache: fileCache(),
    seed: input.text('seed'),
    level,
    playouts: input.text('playouts') === undefined ? undefined : input.whole('playouts', 2, 1_000_000),
    onSolve: (share) => solving.show(share),
    onProgress: (share) => progress.show(share),
  })
  progress.clear()
  // The file was checked when it was read.
  if (!review.ok) throw new Error(review.error.message)
  return review.value
}

function answer({ game, log, names }: GameFromFile, review: Review): object {
  const { players, options } = log
  return { game: game.id, players, options, names, ...review }
}

const HOW = { solution: 'the solved game', turns: 'exact turns', playouts: 'playouts' } as const

async function text(saved: GameFromFile, review: Review): Promise<string> {
  const { game, log } = saved
  const terminal = await loadTerminal(game, log.options)
  const people = log.players === 1 ? 'one player' : `${log.players} players`
  const head = `${game.title}, ${people}, ${log.events.length} events, judged by ${HOW[review.by]}`
  return [head, '', ...reportLines(saved, review, terminal)].join('\n')
}
