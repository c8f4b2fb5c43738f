import type { Race } from './race.ts'
import type { TablePlayer } from './table-player.ts'

/** What the final margin's variance grows by for each point still to come, and for each game of a series. */
const VARIANCE_PER_POINT = 3.4
const VARIANCE_PER_GAME = 1000
/** The end comes sooner or later than expected: that alone moves the margin. */
const LEAST_VARIANCE = 200
/** A normal spread of 1 looks like a logistic one of this scale. */
const LOGISTIC = 0.55

/** A seat's share of the win before a roll or at the end. */
export type Share = (race: Race, seat: number) => number

/**
 * A seat's share of the win as it stands before a roll or at the end: its margin over the best rival, with what both
 * sheets will still bring, against what may still happen.
 */
export function shareOf(race: Race, seat: number, player: TablePlayer): number {
  const toCome = (each: number): number => (race.over ? 0 : player.beforeRoll(race, each))
  const own = toCome(seat)
  let rival = -Infinity
  let open = own
  for (let other = 0; other < race.players; other++) {
    if (other === seat) continue
    const more = toCome(other)
    if (race.points[other]! + more <= rival) continue
    rival = race.points[other]! + more
    open = own + more
  }
  return shareOfMargin(race, race.points[seat]! + own - rival, open)
}

function shareOfMargin({ over, gamesLeft }: Race, margin: number, open: number): number {
  if (over && gamesLeft === 0) return (Math.sign(margin) + 1) / 2
  const series = VARIANCE_PER_GAME * gamesLeft
  return logistic(over ? margin / (LOGISTIC * Math.sqrt(series)) : oddsOf(margin, open, series))
}

/** The logarithm of the odds that a margin means with so much open on both sheets. */
export function oddsOf(margin: number, open: number, series = 0): number {
  const variance = LEAST_VARIANCE + VARIANCE_PER_POINT * Math.max(open, 0) + series
  return margin / (LOGISTIC * Math.sqrt(variance))
}

export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
