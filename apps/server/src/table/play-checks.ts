import type { GuestRow } from '../store/contract.ts'
import { refusal, type Refusal } from './refusal.ts'
import type { TableState } from './state.ts'

const SERVER_ROLLS: Refusal = { code: 'illegal-outcome', message: 'The server rolls the dice of this table.' }
const NOT_THEIR_ROLL: Refusal = {
  code: 'not-your-turn',
  message: 'Only whose turn it is, or the host, says what the dice show.',
}

/** A log of this length takes about a second to read, and every other table waits meanwhile. */
const MOST_RECORDS = 30_000
const STILL_TAKEN: readonly string[] = ['leave', 'resume']
const FULL: Refusal = {
  code: 'rate-limited',
  message: 'So much has happened at this table that only its game can be finished; open another.',
}

/** Why a command is refused at a table whose log has grown too long. */
export function fullRefusal(records: number, command: string): Refusal | undefined {
  return records >= MOST_RECORDS && !STILL_TAKEN.includes(command) ? FULL : undefined
}

/** Why a guest may not start the game. */
export function startRefusal(state: TableState, guest: GuestRow): Refusal | undefined {
  if (state.host !== guest.id) return refusal('not-host')
  if (state.phase !== 'open') return refusal('not-open')
  return state.isFull() ? undefined : refusal('seats-empty')
}

/** Why nobody may move now; whether a move is legal is for the match to say. */
export function moveRefusal({ phase, play }: TableState, known: number | undefined): Refusal | undefined {
  if (phase === 'paused') return refusal('paused')
  if (!play) return refusal('not-playing')
  return known !== undefined && known !== play.shown.visible ? refusal('stale') : undefined
}

/** Real dice are read out by whoever rolled them, or by the host. */
export function outcomeRefusal(state: TableState, guest: GuestRow): Refusal | undefined {
  if (state.settings.dice !== 'real') return SERVER_ROLLS
  const seat = state.seatOf(guest.id)
  const isHost = state.host === guest.id
  if (seat === null && !isHost) return refusal('not-seated')
  const refused = moveRefusal(state, undefined)
  if (refused) return refused
  return isHost || seat === state.play?.match.view(null).active ? undefined : NOT_THEIR_ROLL
}
