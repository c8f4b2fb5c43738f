import type { Seat } from '@rattlecup/kit'
import { toWire, type ServerMessageOf, type ToldAsk, type Watching } from '@rattlecup/protocol'
import { encodeMessage } from './encode.ts'
import type { PublicLog } from './public-log.ts'
import type { TableState } from '../state/state.ts'

/** Where a joining client is, and who is here. */
interface Arrival {
  readonly i: string
  readonly guest: string
  readonly seat: Seat | null
  readonly hosting: boolean
  readonly on: readonly Seat[]
  readonly watching: Watching
  /** The last record they know of, if they do. */
  readonly have?: number | undefined
}

/** What somebody is told who comes in: what they missed if they have the rest, else the whole table. */
export function welcome(
  state: TableState,
  log: PublicLog,
  { arrival, moment }: { readonly arrival: Arrival; readonly moment: number },
): string[] {
  const missed = arrival.have === undefined ? undefined : log.since(arrival.have)
  if (!missed) return [encodeMessage(snapshot(state, arrival, moment))]
  return [encodeMessage(resumption(state, arrival)), ...missed]
}

/** The whole table at a moment, as a seat, or a spectator, may see it. */
export function snapshot(
  state: TableState,
  { i, guest, seat, hosting, on, watching }: Arrival,
  moment: number,
): ServerMessageOf<'table'> {
  const { match } = state
  return {
    t: 'table',
    i,
    n: state.n,
    you: seat,
    hosting,
    table: state.info(moment),
    e: match?.publicEvents.map(toWire) ?? [],
    c: match?.chosen ?? [],
    own: match?.ownChoice(seat) ?? null,
    passing: passingOf(state, seat),
    asks: asksOf(state),
    said: state.talk.heardBy(guest),
    on: [...on],
    watching,
  }
}

/** What was asked for the dice, from the first. */
function asksOf({ house }: TableState): ToldAsk[] {
  const { asks = [], runs = [] } = house?.ledger ?? {}
  return asks.map(({ asked, chains }, k) => {
    const links = runs[k]?.links
    return { asked: [...asked], chains: [...chains], ...(links ? { links: [...links] } : {}) }
  })
}

function passingOf({ chairs }: TableState, seat: Seat | null): ServerMessageOf<'resumed'>['passing'] {
  return seat === null ? null : (chairs[seat]?.passing ?? null)
}

/** What goes before the missed updates. */
function resumption(
  state: TableState,
  { i, seat, hosting, on, watching }: Arrival,
): ServerMessageOf<'resumed'> {
  return {
    t: 'resumed',
    i,
    n: state.n,
    you: seat,
    hosting,
    own: state.match?.ownChoice(seat) ?? null,
    passing: passingOf(state, seat),
    on: [...on],
    watching,
  }
}

/** The game for clients that do not run the rules: the view, what is awaited, and the legal moves. */
export function look(
  { match, phase }: TableState,
  seat: Seat | null,
): Omit<ServerMessageOf<'look'>, 't' | 'i'> {
  if (!match) return { view: null, waiting: null, scores: [], winners: [], moves: [] }
  const { waiting, scores, winners } = match.status()
  const moves = seat === null || phase !== 'playing' ? [] : match.moves(seat)
  return { view: match.view(seat), waiting, scores: [...scores], winners: [...winners], moves }
}
