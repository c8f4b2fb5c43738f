import type { Analysis, ChoiceStep, Estimate, LuckStep, SeatTotals, AnalysisStep } from '@rattlecup/bots'
import { Match, type GameTypes } from '@rattlecup/kit'
import { plainPaint, tableLines, type Stage, type TerminalUi } from '@rattlecup/games/terminal'
import type { GameFromFile } from './read.ts'
import { sparkline } from './sparkline.ts'

/** How many turning points are told. */
const TOLD = 3
const WIDTH = 60

/** The analysis for people: who owes what to what, how the chances went, and where it turned. */
export function reportLines(saved: GameFromFile, analysis: Analysis, terminal: TerminalUi): string[] {
  const { names } = saved
  return [
    ...accounts(names, analysis),
    '',
    ...choices(names, analysis),
    '',
    ...courses(names, analysis),
    ...turningPoints(saved, analysis, terminal),
    ...luckyRolls(saved, analysis, terminal),
  ]
}

function accounts(names: readonly string[], { seats, unit, finished }: Analysis): string[] {
  const heading = ['', 'start', 'luck', 'skill', 'opponents', finished ? 'result' : 'now']
  const rows = seats.map((seat, i) => [names[i] as string, ...accountOf(seat, unit)])
  return tableLines([heading, ...rows])
}

function accountOf({ start, luck, skill, opponents, result }: SeatTotals, unit: Analysis['unit']): string[] {
  const changes = [luck, skill, opponents].map((change) => withError(change, unit))
  return [plain(start.mean, unit), ...changes, plain(result, unit)]
}

function withError({ mean, error }: Estimate, unit: Analysis['unit']): string {
  const sure = plain(error, unit) === plain(0, unit)
  return `${signed(mean, unit)}${sure ? '' : ` ± ${plain(error, unit)}`}`
}

function choices(names: readonly string[], { seats, unit }: Analysis): string[] {
  return seats.map(({ choices, errorRate, grades }, i) => {
    const { inaccuracy, mistake, blunder } = grades
    const errors = [
      counted(inaccuracy, 'inaccuracy', 'inaccuracies'),
      counted(mistake, 'mistake', 'mistakes'),
      counted(blunder, 'blunder', 'blunders'),
    ].join(', ')
    const rate = `${plain(errorRate, unit)} lost a choice`
    return `${names[i]}: ${counted(choices, 'choice', 'choices')}, ${rate}; ${errors}`
  })
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function courses(names: readonly string[], { start, steps, unit }: Analysis): string[] {
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const course = [start[seat]?.mean ?? 0, ...steps.map(({ worth }) => worth[seat] as number)]
    const line = sparkline(course, WIDTH, unit === 'share' ? [0, 1] : undefined)
    return `${name.padEnd(width)}  ${line}`
  })
}

function turningPoints(saved: GameFromFile, { steps, unit }: Analysis, terminal: TerminalUi): string[] {
  const costly = steps.filter((step): step is ChoiceStep => step.kind === 'choice' && step.grade !== 'best')
  const worst = costly.sort((a, b) => b.cost.mean - a.cost.mean).slice(0, TOLD)
  if (worst.length === 0) return []
  return ['', 'Turning points:', ...worst.map((step) => `  ${turn(saved, step, unit, terminal)}`)]
}

function turn(saved: GameFromFile, step: ChoiceStep, unit: Analysis['unit'], terminal: TerminalUi): string {
  const { stage, view } = scene(saved, step, step.seat)
  const cost = withError({ mean: -step.cost.mean, error: step.cost.error }, unit)
  const played = terminal.move(view, step.seat, step.move, stage)
  const better = terminal.move(view, step.seat, step.best, stage)
  return `event ${step.event}, ${stage.names[step.seat]}: ${played}; better: ${better} (${cost}, ${step.grade})`
}

function luckyRolls(saved: GameFromFile, { steps, unit }: Analysis, terminal: TerminalUi): string[] {
  const rolls = steps.filter((step): step is LuckStep => step.kind === 'chance')
  const [most] = rolls.sort((a, b) => bestLuck(b) - bestLuck(a))
  if (!most) return []
  const { stage, view } = scene(saved, most, null)
  const seat = most.luck.indexOf(bestLuck(most))
  const luck = `${signed(bestLuck(most), unit)} for ${stage.names[seat]}`
  return ['', `Luckiest: event ${most.event}, ${terminal.outcome(view, most.outcome, stage)} (${luck})`]
}

function bestLuck({ luck }: LuckStep): number {
  return Math.max(...luck)
}

/** The table just before an event, as a seat saw it. */
function scene({ game, log, names }: GameFromFile, { event }: AnalysisStep, seat: number | null) {
  const loaded = Match.load(game, log.players, log.options, log.events.slice(0, event))
  if (!loaded.ok) throw new Error(loaded.error.message)
  const stage: Stage = { names, paint: plainPaint }
  const view: GameTypes['View'] = loaded.value.view(seat)
  return { stage, view }
}

function plain(value: number, unit: Analysis['unit']): string {
  return unit === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(1)
}

function signed(value: number, unit: Analysis['unit']): string {
  const text = plain(Math.abs(value), unit)
  // What rounds to nothing is neither gained nor lost.
  return `${value < 0 && text !== plain(0, unit) ? '−' : '+'}${text}`
}
