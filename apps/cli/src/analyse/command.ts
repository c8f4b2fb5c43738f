import { analyse, type Analysis } from '@rattlecup/bots'
import { HEURISTIC, judgeOf, type Analyser } from '@rattlecup/games/bots'
import { loadTerminal } from '@rattlecup/games/terminal'
import { fileCache } from '@rattlecup/server/blob-cache'
import { UsageError, type Command, type Input } from '../command.ts'
import { ALL_LEVELS, levelFault } from '../levels.ts'
import { Progress } from '../progress.ts'
import { readGame, type SavedGame } from './read.ts'
import { reportLines } from './report.ts'

export const analyseCommand: Command = {
  name: 'analyse',
  summary:
    'Separates luck from skill in a game: what each roll and choice was worth, and what would have been better.',
  words: ['FILE'],
  options: {
    playouts: { type: 'string', value: 'N', about: 'how often each move is played out', fallback: '100' },
    judge: {
      type: 'string',
      value: 'LEVEL',
      about: `who plays the playouts: ${[HEURISTIC, ...ALL_LEVELS].join(', ')} (default: what is known exactly, else the best quick one)`,
    },
    seed: { type: 'string', value: 'S', about: 'the same seed gives the same playouts', fallback: '1' },
    json: { type: 'boolean', about: 'one JSON object instead of a report' },
  },
  notes: [
    'For every player, start + luck + skill + opponents = result: shares of the win, or points if one plays alone.',
    'Where turns are worked out exactly and their ends estimated, corrections are added: the errors of the estimate.',
    'In Strike how a die was thrown counts as luck: the judge knows no other odds than the faces of the dice.',
    'FILE is a game saved by `rattlecup play GAME --save FILE`, or the answer to `log` from `rattlecup engine`.',
  ],
  async run(input) {
    const [path] = input.words
    if (path === undefined)
      throw new UsageError('which file? A game, as `rattlecup play GAME --save FILE` writes it')
    const saved = await readGame(path)
    if (typeof saved === 'string') {
      console.error(`rattlecup: ${path}: ${saved}`)
      return 1
    }
    const playouts = input.whole('playouts', 2, 1_000_000)
    const analyser = await analyserFor(saved, input)
    const analysis = run(saved, analyser, playouts)
    console.log(
      input.flag('json')
        ? JSON.stringify(answer(saved, analyser, analysis))
        : await text(saved, analyser, analysis),
    )
    return 0
  },
}

async function analyserFor({ game, log }: SavedGame, input: Input): Promise<Analyser> {
  const level = input.text('judge')
  const fault = level === undefined || level === HEURISTIC ? undefined : levelFault(game, level)
  if (fault) throw new UsageError(fault)
  const progress = new Progress('Solving the game, once:', 1)
  const analyser = await judgeOf(game, log, {
    seed: input.text('seed') as string,
    cache: fileCache(),
    onSolve: (share) => progress.show(share),
    ...(level === undefined ? {} : { level }),
  })
  progress.clear()
  return analyser
}

function run({ game, log }: SavedGame, { judge }: Analyser, playouts: number): Analysis {
  const progress = new Progress(`${game.title}:`, log.events.length)
  const effort = { close: playouts, glance: Math.ceil(playouts / 8) + 1 }
  const analysis = analyse(game, log, { judge, effort, onEvent: (done) => progress.show(done) })
  progress.clear()
  // The file was checked when it was read.
  if (!analysis.ok) throw new Error(analysis.error.message)
  return analysis.value
}

function answer({ game, log, names }: SavedGame, { exact, by }: Analyser, analysis: Analysis): object {
  const { players, options } = log
  return { game: game.id, players, options, names, judge: { exact, by }, ...analysis }
}

async function text(saved: SavedGame, { exact, sampled, by }: Analyser, analysis: Analysis): Promise<string> {
  const { game, log } = saved
  const terminal = await loadTerminal(game, log.options)
  const people = log.players === 1 ? 'one player' : `${log.players} players`
  const how = exact ? 'by the solved game' : sampled ? `by playouts (${by})` : `by ${by}`
  const head = `${game.title}, ${people}, ${log.events.length} events, judged ${how}`
  return [head, '', ...reportLines(saved, analysis, terminal)].join('\n')
}
