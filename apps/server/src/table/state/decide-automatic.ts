import type { JsonObject, Seat } from '@rattlecup/kit'
import type { AutomaticMove } from '@rattlecup/protocol'
import { isEndless, isFull } from './decide.ts'
import { automaticId, type LogRecord } from './records.ts'
import type { TableState } from './state.ts'

/** The place in a game for which something was thought out; a choice made in secret does not move it. */
export function placeOf({ gameNumber, visible, undone }: TableState): string {
  return `${gameNumber}/${visible}/${undone}`
}

/** What the server does at a table by itself. */
export type AutomaticCommand =
  | {
      readonly t: 'move'
      readonly seat: Seat
      readonly m: JsonObject
      readonly why: AutomaticMove
      readonly place: string
    }
  | { readonly t: 'outcome'; readonly o: JsonObject; readonly place: string }
  /** What came of an ask, with null for what did not come in time. */
  | { readonly t: 'links'; readonly ask: number; readonly links: readonly (string | null)[] }
  | { readonly t: 'away' | 'back'; readonly seat: Seat }
  | { readonly t: 'wake' | 'stop' | 'drop' }
  | { readonly t: 'host' | 'leave'; readonly guest: string }
  | { readonly t: 'name'; readonly guest: string; readonly name: string }
  | { readonly t: 'holiday'; readonly guest: string; readonly until: number }

/** The record that it leads to; undefined if there is nothing left to do, such as after another node did it. */
export function decideAutomatic(state: TableState, command: AutomaticCommand): LogRecord | undefined {
  switch (command.t) {
    case 'move':
      return isMoveAwaited(state, command)
        ? { k: 'move', seat: command.seat, i: automaticId(command.why, state.n), m: command.m }
        : undefined
    case 'outcome':
      return isAwaited(state, command.place) && state.match?.awaits === 'chance'
        ? { k: 'roll', r: [command.o] }
        : undefined
    case 'links':
      return isAsking(state, command.ask) ? { k: 'roll', links: command.links, r: [] } : undefined
    case 'away':
    case 'back': {
      const chair = state.chairs[command.seat]
      const changes = chair?.guest && chair.away !== (command.t === 'away')
      const isTaken = command.t === 'away' || !isFull(state)
      return changes && isTaken ? { k: command.t, seat: command.seat } : undefined
    }
    case 'wake':
      return state.isTicking ? { k: 'wake' } : undefined
    /** As for a rematch, whoever records it fills in the secret of the new dice. */
    case 'stop':
      return mustStop(state) ? { k: 'again', secret: '', end: 'stopped' } : undefined
    case 'drop':
      return isBetweenRolls(state) ? { k: 'again', secret: '', end: 'dropped' } : undefined
    case 'host':
      return mayInherit(state, command.guest) ? { k: 'host', guest: command.guest } : undefined
    case 'leave': {
      const seat = state.seatOf(command.guest)
      return seat === null ? undefined : { k: 'leave', seat, by: command.guest }
    }
    case 'name':
      return renaming(state, command)
    case 'holiday':
      return resting(state, command)
  }
}

/** Whether the game has to stop now: by its people, or because it would not end. Never in the middle of a run of rolls. */
export function mustStop(state: TableState): boolean {
  return isBetweenRolls(state) && (state.isStopAgreed || isEndless(state))
}

function isBetweenRolls({ phase, match, house }: TableState): boolean {
  return (phase === 'playing' || phase === 'paused') && !(match && house?.isRolling(match))
}

/** Whether a game waits for the links of this ask. */
function isAsking({ house }: TableState, ask: number): boolean {
  return house !== null && house.ledger.isAsking && house.ledger.asks.length - 1 === ask
}

/** The host of a table for its players sees every game of it: nobody becomes that by waiting outside. */
export function mayInherit(state: TableState, guest: string): boolean {
  if (state.host === guest || isFull(state)) return false
  return state.settings.watch === 'anyone' || state.seatOf(guest) !== null
}

function isAwaited(state: TableState, place: string): boolean {
  return state.phase === 'playing' && placeOf(state) === place
}

/** A player who came back meanwhile moves for themselves. */
function isMoveAwaited(
  state: TableState,
  { seat, why, place }: Extract<AutomaticCommand, { t: 'move' }>,
): boolean {
  if (!isAwaited(state, place) || (why === 'bot' && !state.isBotRun(seat))) return false
  if (why === 'pass' && !state.passOf(seat)) return false
  return ((state.choosing >> seat) & 1) === 1
}

function renaming(
  state: TableState,
  { guest, name }: Extract<AutomaticCommand, { t: 'name' }>,
): LogRecord | undefined {
  const seat = state.seatOf(guest)
  if (seat === null || state.chairs[seat]?.name === name || isFull(state)) return undefined
  return { k: 'name', seat, name }
}

/** Holidays are for games over days: at other tables people sit together, and can agree on a pause. */
function resting(
  state: TableState,
  { guest, until }: Extract<AutomaticCommand, { t: 'holiday' }>,
): LogRecord | undefined {
  const seat = state.seatOf(guest)
  if (seat === null || !state.isOverDays || state.chairs[seat]?.holiday === until || isFull(state))
    return undefined
  return { k: 'holiday', seat, until }
}
