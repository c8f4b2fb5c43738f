import type { Seat } from '@rattlecup/kit'
import type { SeatInfo, TableInfo } from '@rattlecup/protocol/client'
import type { RemoteState } from './remote-state.ts'

/** Something that happened to somebody at the table. */
export type TableNews =
  | {
      readonly kind: 'sat' | 'left' | 'gaveUp' | 'tookBack' | 'away' | 'back' | 'host' | 'timeUp'
      readonly name: string
    }
  | { readonly kind: 'removed' | 'youHost' | 'refused' | 'settings' }

interface Pair {
  readonly before: RemoteState
  readonly after: RemoteState
}

/** What a reader of two states, one after the other, should be told; what they did themselves is no news. */
export function newsBetween(before: RemoteState, after: RemoteState): TableNews[] {
  const [a, b] = [before.info, after.info]
  if (!a || !b || a.game !== b.game || after.connection !== 'open') return []
  const pair = { before, after }
  return [
    ...(isOpenTable(a, b) ? arrivals(pair, a, b) : b.seats.flatMap((_, seat) => newsOf(seat, pair))),
    ...hostNews(pair, a, b),
    ...(isRefused(pair, a, b) ? [{ kind: 'refused' } as const] : []),
    ...(isChanged(a, b) && after.did !== 'settings' ? [{ kind: 'settings' } as const] : []),
  ]
}

function isOpenTable(a: TableInfo, b: TableInfo): boolean {
  return a.phase === 'open' && b.phase === 'open'
}

/** Who sat down and who stood up; whoever only changed seats did neither. */
function arrivals({ before, after }: Pair, a: TableInfo, b: TableInfo): TableNews[] {
  const own = [a, b].flatMap((info, at) => nameAt(info, at === 0 ? before.seat : after.seat))
  const others = (names: string[], known: string[]): string[] =>
    names.filter((name) => !known.includes(name) && !own.includes(name))
  // A new name is one person, who has not left.
  const isRenaming = people(a).length === people(b).length && before.seat === after.seat
  const isRemoved = before.seat !== null && after.seat === null && after.did !== 'leave'
  if (isRenaming) return []
  return [
    ...others(people(b), people(a)).map((name) => ({ kind: 'sat', name }) as const),
    ...others(people(a), people(b)).map((name) => ({ kind: 'left', name }) as const),
    ...(isRemoved ? [{ kind: 'removed' } as const] : []),
  ]
}

function people({ seats }: TableInfo): string[] {
  return seats.flatMap(({ name, bot }) => (name === null || bot !== null ? [] : [name]))
}

function nameAt({ seats }: TableInfo, seat: Seat | null): string[] {
  const name = seat === null ? null : seats[seat]?.name
  return name ? [name] : []
}

/** In a game: who gave up, is away, or is back. */
function newsOf(seat: Seat, { before, after }: Pair): TableNews[] {
  const [a, b] = [before.info?.seats[seat], after.info?.seats[seat]]
  const name = b?.name
  if (!a || !b || !name || seat === after.seat || seat === before.seat) return []
  if (a.bot === null && b.bot !== null) return [{ kind: 'gaveUp', name }]
  if (a.bot !== null && b.bot === null) return [{ kind: 'tookBack', name }]
  if (b.bot !== null) return []
  if (a.away !== b.away) return [{ kind: b.away ? 'away' : 'back', name }]
  return isLateMove(a, b) ? [{ kind: 'timeUp', name }] : []
}

/** A bot moved for somebody who is there: their time was up. */
function isLateMove(a: SeatInfo, b: SeatInfo): boolean {
  return !b.away && !a.away && b.byBot !== undefined && b.byBot.at(-1) !== a.byBot?.at(-1)
}

function hostNews({ before, after }: Pair, a: TableInfo, b: TableInfo): TableNews[] {
  if (after.isHost) return before.isHost ? [] : [{ kind: 'youHost' }]
  const name = b.host === null ? null : b.seats[b.host]?.name
  const isNew = a.host !== b.host && a.host !== null && name !== (a.seats[a.host]?.name ?? null)
  return isNew && name ? [{ kind: 'host', name }] : []
}

/** Somebody would rather play on than pause or end the game. */
function isRefused({ after }: Pair, a: TableInfo, b: TableInfo): boolean {
  const isOver = (['pausing', 'stopping'] as const).some(
    (asked) => a[asked].length > 0 && b[asked].length === 0,
  )
  return isOver && a.phase === 'playing' && b.phase === 'playing' && after.did !== 'resume'
}

function isChanged(a: TableInfo, b: TableInfo): boolean {
  return JSON.stringify({ ...a.settings, chat: 0 }) !== JSON.stringify({ ...b.settings, chat: 0 })
}
