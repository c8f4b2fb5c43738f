import type { AnalysisStep, Estimate, SeatTotals } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { GameLog } from '@rattlecup/kit'
import type { KeptReviewJson } from '@rattlecup/protocol/client'

type KeptStep = KeptReviewJson['steps'][number]

/** Reviews of another version are made again: raise it when the same game gets other figures. */
const VERSION = 2
/** Far finer than anything that is shown. */
const FINE = 1e6
const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const

/** A review as it is kept: what its game's log tells is left out. */
export function packReview({ by, unit, start, seats, steps }: Review): string {
  const kept: KeptReviewJson = {
    version: VERSION,
    by,
    unit,
    start: start.map(pair),
    seats: seats.map(numbersOf),
    steps: steps.map(packStep),
  }
  return JSON.stringify(kept)
}

/** The review of a game from a text of anywhere; undefined if it is none of this game, or of another version. */
export function unpackReview(text: string, { players, events }: GameLog): Review | undefined {
  try {
    const { version, by, unit, start, seats, steps } = JSON.parse(text) as KeptReviewJson
    const isOfGame = start.length === players && seats.length === players && steps.length <= events.length
    if (version !== VERSION || !isOfGame) return undefined
    return {
      by,
      unit,
      finished: true,
      start: start.map(estimateOf),
      seats: seats.map((numbers, seat) => totalsOf(numbers, estimateOf(start[seat] as [number, number]))),
      steps: steps.map((step) => unpackStep(step, events)),
    }
  } catch {
    return undefined
  }
}

function packStep(step: AnalysisStep): KeptStep {
  const w = step.worth.map(fine)
  if (step.kind === 'chance') return { e: step.event, l: step.luck.map(fine), w }
  const { event: e, cost, grade: g, forced, move, best } = step
  const isBetter = JSON.stringify(best) !== JSON.stringify(move)
  return {
    e,
    c: pair(cost),
    g,
    w,
    ...(forced && { f: 1 as const }),
    ...(isBetter && { b: best as KeptBest }),
  }
}

type KeptBest = Extract<KeptStep, { c: unknown }>['b']

function unpackStep(step: KeptStep, events: GameLog['events']): AnalysisStep {
  const event = events[step.e]
  if ('l' in step && event && 'chance' in event)
    return { kind: 'chance', event: step.e, outcome: event.chance, luck: step.l, error: [], worth: step.w }
  if (!('c' in step) || !event || !('move' in event)) throw new Error('a review of another game')
  const { seat, move } = event
  const best = (step.b ?? move) as typeof move
  const cost = estimateOf(step.c)
  return {
    kind: 'choice',
    event: step.e,
    seat,
    move,
    best,
    forced: step.f === 1,
    cost,
    grade: step.g,
    effect: [],
    worth: step.w,
  }
}

function numbersOf({
  luck,
  skill,
  opponents,
  result,
  adjusted,
  choices,
  errorRate,
  grades,
}: SeatTotals): number[] {
  const estimates = [luck, skill, opponents].flatMap(pair)
  const counts = GRADES.map((grade) => grades[grade])
  return [...estimates, ...[result, adjusted, choices, errorRate].map(fine), ...counts]
}

function totalsOf(numbers: readonly number[], start: Estimate): SeatTotals {
  const at = (index: number): number => {
    const value = numbers[index]
    if (value === undefined) throw new Error('a review of another game')
    return value
  }
  const estimate = (index: number): Estimate => ({ mean: at(index), error: at(index + 1) })
  const [best, good, inaccuracy, mistake, blunder] = [10, 11, 12, 13, 14].map(at) as Counts
  return {
    start,
    luck: estimate(0),
    skill: estimate(2),
    opponents: estimate(4),
    result: at(6),
    adjusted: at(7),
    choices: at(8),
    errorRate: at(9),
    grades: { best, good, inaccuracy, mistake, blunder },
  }
}

type Counts = [number, number, number, number, number]

function pair({ mean, error }: Estimate): [number, number] {
  return [fine(mean), fine(error)]
}

function estimateOf([mean, error]: readonly [number, number]): Estimate {
  return { mean, error }
}

function fine(value: number): number {
  return Math.round(value * FINE) / FINE
}
