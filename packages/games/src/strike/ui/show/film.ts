import type { Step } from '@rattlecup/ui'
import { FRAMES_PER_SECOND, type Trajectory } from '../../arena/index.ts'
import { filmIn } from '../../arena/film.ts'
import type { Strike, StrikeOutcome } from '../../rules/types.ts'

export type Settle = Extract<StrikeOutcome, { type: 'settle' }>

/** How fast films are shown: the arena runs at half the speed of the real game, and nobody wants to wait that long. */
const RATE = 1.3
/** A decisive throw slows down once this part of it is over. */
const SLOW = { rate: 0.5, from: 0.35 } as const
/** Frames of a throw that was not filmed. */
export const UNFILMED_FRAMES = 78
/** Time to see what fell, and for dice to go where they belong. */
const LOOK_MS = 350
const LEAVE_MS = 600

export function settleOf({ events }: Step<Strike>): Settle | undefined {
  const [event] = events
  return event && 'chance' in event && event.chance.type === 'settle' ? event.chance : undefined
}

const films = new WeakMap<Settle, { readonly film: Trajectory | undefined }>()

/** The film that came with an outcome. */
export function filmOf(settle: Settle): Trajectory | undefined {
  const known = films.get(settle) ?? { film: filmIn(settle.rest, settle.dice.length) }
  films.set(settle, known)
  return known.film
}

/** When what of a throw is seen, in milliseconds. */
interface Timing {
  /** When the last die lies. */
  readonly filmMs: number
  /** When dice that leave begin to. */
  readonly leaveAt: number
  readonly ms: number
  /** The second of the film that is shown at a time. */
  filmSeconds(ms: number): number
  /** When a second of the film is shown. */
  msOf(seconds: number): number
}

export function timingOf(step: Step<Strike>, settle: Settle): Timing {
  const seconds = (filmOf(settle)?.frames ?? UNFILMED_FRAMES) / FRAMES_PER_SECOND
  const pace = isDecisive(step) ? slowed(seconds) : steady(seconds)
  const isQuiet = settle.dice.every((die) => isAsItFell(step, die))
  const leaveAt = pace.filmMs + (isQuiet ? 0 : LOOK_MS)
  return { ...pace, leaveAt, ms: leaveAt + (isQuiet ? 100 : LEAVE_MS) }
}

type FilmPace = Pick<Timing, 'filmMs' | 'filmSeconds' | 'msOf'>

function steadyMs(second: number): number {
  return (1000 * second) / RATE
}

function steady(seconds: number): FilmPace {
  return { filmMs: steadyMs(seconds), filmSeconds: (ms) => (ms * RATE) / 1000, msOf: steadyMs }
}

function slowed(seconds: number): FilmPace {
  const turn = seconds * SLOW.from
  const first = steady(turn)
  const msOf = (second: number): number =>
    second < turn ? first.msOf(second) : first.filmMs + (1000 * (second - turn)) / SLOW.rate
  const filmSeconds = (ms: number): number =>
    ms < first.filmMs ? first.filmSeconds(ms) : turn + ((ms - first.filmMs) * SLOW.rate) / 1000
  return { filmMs: msOf(seconds), filmSeconds, msOf }
}

/** The last die of somebody's reserve is in the air: it brings dice home, or its owner is out. */
export function isDecisive({ before }: Step<Strike>): boolean {
  return before.reserve[before.active] === 0
}

function isAsItFell(step: Step<Strike>, die: Settle['dice'][number]): boolean {
  return fateOf(step, die) === 'stays' && !('cocked' in die)
}

/** What becomes of a die after a throw. At the end of a round the dice stay as they fell. */
export function fateOf(
  { before, after }: Step<Strike>,
  die: Settle['dice'][number],
): 'stays' | 'taken' | 'lost' {
  if ('out' in die || die.face === 'X') return 'lost'
  const isThere = after.arena.some(({ id }) => id === die.id)
  return isThere || after.round !== before.round ? 'stays' : 'taken'
}
