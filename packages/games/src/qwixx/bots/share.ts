import type { FastState } from './fast-state.ts'
import type { TablePlayer } from './table-player.ts'

/** What the final margin's variance grows by for each point still to come, and for each game of a series. */
const VARIANCE_PER_POINT = 3.4
const VARIANCE_PER_GAME = 1000
/** The end comes sooner or later than expected: that alone moves the margin. */
const LEAST_VARIANCE = 200
/** A normal spread of 1 looks like a logistic one of this scale. */
const LOGISTIC = 0.55

/** A seat's share of the win before a roll or at the end. */
export type WinShare = (fast: FastState, seat: number) => number

/**
 * A seat's share of the win as it stands before a roll or at the end: its margin over the best rival, with what both
 * sheets will still bring, against what may still happen.
 */
export function shareOf(fast: FastState, seat: number, player: TablePlayer): number {
  const toCome = (each: number): number => (fast.over ? 0 : player.beforeRoll(fast, each))
  const own = toCome(seat)
  let rival = -Infinity
  let open = own
  for (let other = 0; other < fast.players; other++) {
    if (other === seat) continue
    const more = toCome(other)
    if (fast.points[other]! + more <= rival) continue
    rival = fast.points[other]! + more
    open = own + more
  }
  return shareOfMargin(fast, fast.points[seat]! + own - rival, open)
}

/** What a seat has won when the game is over; those who are level share it. */
export function shareAtEnd({ players, points }: FastState, seat: number): number {
  let level = 0
  for (let other = 0; other < players; other++) {
    if (points[other]! > points[seat]!) return 0
    if (points[other] === points[seat]) level++
  }
  return 1 / level
}

function shareOfMargin({ over, gamesLeft }: FastState, margin: number, open: number): number {
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
