import { Match, sameJson, unwrap, type GameEvent, type Seat } from '@rattlecup/kit'
import type { TableState } from './state.ts'

/** What taking back a seat's last move would lead to. */
interface Undoing {
  /** The game without the move. */
  readonly match: Match
  /** Whether nobody has learnt anything since: then nobody has to be asked. */
  readonly isFree: boolean
}

/**
 * The game without a seat's last move, and without all that followed it. Undefined where there is nothing to take back:
 * what was rolled, drawn or uncovered since stays, so no move before it can be made again with better knowledge. With
 * dice of ours, what everybody has seen goes into the next roll, and every device holds us to it: only a choice that is
 * still sealed can be taken back.
 */
export function undoing({ match, phase, settings }: TableState, seat: Seat): Undoing | undefined {
  const kept = phase === 'playing' && match ? eventsBefore(match, seat) : undefined
  if (!match || !kept) return undefined
  const before = unwrap(Match.load(match.game, match.players, match.options, kept))
  if (match.chosen.includes(seat)) return { match: before, isFree: true }
  if (settings.dice !== 'real' || !looksAlike(match, before)) return undefined
  // If others' choices are sealed again without it, they had been opened together with it.
  const isLast = kept.length === match.eventsWithSecrets.length - 1
  return { match: before, isFree: isLast && before.chosen.length === 0 }
}

/** A choice that is still sealed goes alone; one that was seen goes with all that came after it. */
function eventsBefore(match: Match, seat: Seat): readonly GameEvent[] | undefined {
  const events = match.eventsWithSecrets
  const visible = events.length - match.chosen.length
  if (match.chosen.includes(seat))
    return events.filter((event, at) => at < visible || !('seat' in event) || event.seat !== seat)
  if (match.awaits !== 'players') return undefined
  const chance = events.findLastIndex((event) => 'chance' in event)
  const own = events.findLastIndex((event) => 'seat' in event && event.seat === seat)
  return own > chance ? events.slice(0, own) : undefined
}

/** Whether nothing that was covered before the move has been uncovered since. */
function looksAlike(now: Match, before: Match): boolean {
  const then = before.publicEvents
  return now.publicEvents.slice(0, then.length).every((event, at) => sameJson(event, then[at]))
}

/** Somebody wants to take back their move: at once where nobody has learnt anything, else when all people agree. */
export function askToUndo(state: TableState, seat: Seat): void {
  const undone = undoing(state, seat)
  if (!undone) return
  state.undo = { seat, agreed: new Set([seat]) }
  if (undone.isFree || isAgreed(state)) state.takeBack(undone.match)
}

export function answerUndo(state: TableState, seat: Seat, agrees: boolean): void {
  const { undo } = state
  if (!undo) return
  if (!agrees) return void (state.undo = null)
  undo.agreed.add(seat)
  const undone = isAgreed(state) ? undoing(state, undo.seat) : undefined
  if (undone) state.takeBack(undone.match)
}

/** All people who play have agreed; bots mind nothing. */
function isAgreed({ chairs, undo }: TableState): boolean {
  return chairs.every(({ guest, away }, seat) => guest === null || away || undo?.agreed.has(seat) === true)
}
