import type { Seat } from '@rattlecup/kit'
import type { ServerMessageOf } from '@rattlecup/protocol'
import type { TableImage } from './image.ts'

/** Where a joining client is, and who is here. */
export interface Arrival {
  readonly i: string
  readonly seat: Seat | null
  readonly hosting: boolean
  readonly on: readonly Seat[]
  readonly now: number
}

/** The whole table as a seat, or a spectator, may see it. */
export function snapshot(
  image: TableImage,
  { i, seat, hosting, on, now }: Arrival,
): ServerMessageOf<'table'> {
  const { state } = image
  const { match, shown } = state.play ?? {}
  return {
    t: 'table',
    i,
    n: image.n,
    you: seat,
    hosting,
    table: state.info(now),
    e: shown?.events ?? [],
    c: match?.chosen ?? [],
    own: match?.ownChoice(seat) ?? null,
    said: [...state.said],
    on: [...on],
  }
}

/** What goes before the missed updates. */
export function resumption(image: TableImage, { i, seat, hosting, on }: Arrival): ServerMessageOf<'resumed'> {
  const own = image.state.play?.match.ownChoice(seat) ?? null
  return { t: 'resumed', i, n: image.n, you: seat, hosting, own, on: [...on] }
}

/** The game for whoever does not run the rules: the view, what is awaited, and the legal moves. */
export function look(image: TableImage, seat: Seat | null): Omit<ServerMessageOf<'look'>, 't' | 'i'> {
  const match = image.state.play?.match
  if (!match) return { view: null, waiting: null, scores: [], winners: [], moves: [] }
  const { waiting, scores, winners } = match.status()
  const moves = seat === null || image.state.phase !== 'playing' ? [] : match.moves(seat)
  return { view: match.view(seat), waiting, scores: [...scores], winners: [...winners], moves }
}
