import { ok, type CodedError, type Result } from '@rattlecup/kit'
import { SERVER_CODES, type ClientMessage, type Code, type ServerCode } from '@rattlecup/protocol'
import type { GuestRow } from '../../store/contract.ts'
import { knownOptions } from '../option-limits.ts'
import { openingOf } from './ledger-dice.ts'
import type { LogRecord, PlayRecord, TableRecord } from './records.ts'
import type { TableState } from './state.ts'
import { undoingAt } from './undo.ts'

/** What a client may ask that changes the table or its game. */
export type TableCommand = Exclude<ClientMessage, { t: 'join' | 'ping' | 'look' | 'link' | 'here' }>
type CommandOf<T extends TableCommand['t']> = Extract<TableCommand, { t: T }>
type Decision<R extends LogRecord = LogRecord> = Result<R, Code>
type Decide<T extends TableCommand['t']> = (
  state: TableState,
  guest: GuestRow,
  command: CommandOf<T>,
) => Decision

/** A log of this length takes about a second to read, in slices between which others play. Chat counts by itself. */
const MOST_RECORDS = 20_000
/** The most that players may say, and as much again for others: neither can silence the other, or fill the table. */
const MOST_SAID = 2500
/** Moves and outcomes; a long game of people has some hundred. */
const MOST_EVENTS = 10_000
/** What is still taken then: all that a game needs to come to its end. */
const ALWAYS_TAKEN: readonly string[] = ['move', 'outcome', 'leave', 'resume', 'say', 'stop']

/** The record that a command of a guest leads to, or why it is refused. Changes nothing; whether a move is legal is for the match to say. */
export function decide(state: TableState, guest: GuestRow, command: TableCommand): Decision {
  if (isFull(state) && !ALWAYS_TAKEN.includes(command.t))
    return refuse(
      'rate-limited',
      'So much has happened at this table that only its game can be finished; open another.',
    )
  return (DECISIONS[command.t] as Decide<TableCommand['t']>)(state, guest, command)
}

export function isFull(state: TableState): boolean {
  return state.n - state.talk.count.players - state.talk.count.others >= MOST_RECORDS
}

/** Whether a game is longer than anybody would play, as options can be chosen to make it. */
export function isEndless({ match, phase }: TableState): boolean {
  const events = match?.eventsWithSecrets.length ?? 0
  return (phase === 'playing' || phase === 'paused') && events >= MOST_EVENTS
}

/** A player's own move, made when their time is up: whether or not anybody has noticed yet. */
export function isLate({ clocks }: TableState, record: LogRecord): boolean {
  return record.k === 'move' && record.at !== undefined && clocks?.isUp(record.seat, record.at) === true
}

const DECISIONS: { readonly [T in TableCommand['t']]: Decide<T> } = {
  move(state, { id }, { i, m, p }) {
    const seat = state.seatOf(id)
    if (seat === null) return refuse('not-seated')
    const refused = refusalOfPlay(state)
    if (refused) return refused
    if (p !== undefined && p !== state.visible) return refuse('stale')
    return play({ k: 'move', seat, i, m })
  },
  /** Real dice are read out by whoever rolled them, or by the host. */
  outcome(state, { id: by }, { i, o }) {
    if (state.settings.dice !== 'real')
      return refuse('illegal-outcome', 'The server rolls the dice at this table.')
    const seat = state.seatOf(by)
    if (seat === null && state.host !== by) return refuse('not-seated')
    const refused = refusalOfPlay(state)
    if (refused) return refused
    if (state.host !== by && seat !== state.match?.view(null).active)
      return refuse('not-your-turn', 'Only the player whose turn it is, or the host, may enter the roll.')
    return play({ k: 'roll', by, i, r: [o] })
  },
  start(state, { id: by }, { i }) {
    if (state.host !== by) return refuse('not-host')
    if (state.phase !== 'open') return refuse('not-open')
    if (!state.isFull()) return refuse('seats-empty')
    const dice = state.settings.dice === 'fair' ? { opening: openingOf(state) } : {}
    return play({ k: 'start', by, i, r: [], ...dice })
  },
  sit(state, guest, { i, seat, name, head }) {
    const chair = state.chairs[seat]
    if (!chair) return noSuchSeat(state)
    if (head !== undefined && state.knowsHead(head)) return headTwice
    const sits: Decision = change({
      k: 'sit',
      seat,
      name: name ?? guest.name,
      ...(head === undefined ? {} : { head }),
      by: guest.id,
      i,
    })
    if (state.phase !== 'open') return chair.left === guest.id ? sits : refuse('not-open')
    if (chair.guest === guest.id) return refuse('already-seated')
    if (state.removed.has(guest.id)) return refuse('removed')
    return chair.guest === null && chair.bot === null ? sits : refuse('seat-taken')
  },
  /** While a roll is awaited too: then it counts from the next ask. */
  head(state, { id: by }, { i, head }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    if (state.phase !== 'open' && (state.phase === 'over' || !state.house))
      return refuse('not-playing', 'No game at this table takes a chain now.')
    return state.knowsHead(head) ? headTwice : change({ k: 'head', seat, head, by, i })
  },
  bot(state, { id: by }, { i, seat, level }) {
    if (state.host !== by) return refuse('not-host')
    const chair = state.chairs[seat]
    if (!chair) return noSuchSeat(state)
    if (state.phase !== 'open') return refuse('not-open')
    return chair.guest === null ? change({ k: 'bot', seat, level, by, i }) : refuse('seat-taken')
  },
  clear(state, { id: by }, { i, seat }) {
    if (state.host !== by) return refuse('not-host')
    if (!state.chairs[seat]) return noSuchSeat(state)
    return state.phase === 'open' ? change({ k: 'clear', seat, by, i }) : refuse('not-open')
  },
  settings(state, { id: by }, { i, change: { options, ...rest } }) {
    if (state.host !== by) return refuse('not-host')
    if (state.phase !== 'open') return refuse('not-open')
    if (options === undefined) return change({ k: 'settings', change: rest, by, i })
    const known = knownOptions(state.game, state.chairs.length, options)
    return known.ok ? change({ k: 'settings', change: { ...rest, options: known.value }, by, i }) : known
  },
  /** Whether the player is really away is for the table to say. */
  'stand-in'(state, { id: by }, { i, seat }) {
    if (state.seatOf(by) === null) return refuse('not-seated')
    if (state.phase !== 'playing') return refuse('not-playing')
    if (state.isOverDays)
      return refuse('bad-request', 'Over days nobody has to be there: the clock alone decides.')
    const chair = state.chairs[seat]
    if (!chair) return noSuchSeat(state)
    return chair.guest !== null && !chair.away ? change({ k: 'away', seat, by, i }) : refuse('seat-taken')
  },
  leave(state, { id: by }, { i }) {
    const seat = state.seatOf(by)
    return seat === null ? refuse('not-seated') : change({ k: 'leave', seat, by, i })
  },
  /** The secret of the new dice is not for a pure function to find: whoever records it fills it in. */
  rematch(state, { id: by }, { i }) {
    if (state.seatOf(by) === null && state.host !== by) return refuse('not-seated')
    if (state.phase !== 'over') return refuse('not-open', 'A rematch is possible once the game is over.')
    return change({ k: 'again', secret: '', by, i })
  },
  pause(state, { id: by }, { i }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    return state.phase === 'playing' ? change({ k: 'pause', seat, by, i }) : refuse('not-playing')
  },
  undo(state, { id: by }, { i }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    const refused = refusalOfPlay(state)
    if (refused) return refused
    if (!undoingAt(state, seat)) return refuse('nothing-to-undo')
    return change({ k: 'undo', seat, by, i })
  },
  'undo-answer'(state, { id: by }, { i, yes }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    if (!state.undo) return refuse('nothing-to-undo')
    return change({ k: 'undo-answer', seat, yes, by, i })
  },
  passing(state, { id: by }, { i, unless }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    const refused = refusalOfPlay(state)
    if (refused) return refused
    const fault = unless && (state.game.passing ? state.game.passing.fault(unless) : 'is not for this game')
    return fault
      ? refuse('bad-request', `What is said of passing ${fault}.`)
      : change({ k: 'passing', seat, unless, by, i })
  },
  /** Ends a pause; in a game that goes on, refuses the pause or the end that is asked for. */
  resume(state, { id: by }, { i }) {
    const { phase, pausing, stopping } = state
    if (state.seatOf(by) === null) return refuse('not-seated')
    if (phase === 'paused') return change({ k: 'resume', by, i })
    if (phase !== 'playing' || pausing.size + stopping.size === 0) return refuse('not-playing')
    return change({ k: 'resume', ...(stopping.size > 0 && { stop: true }), by, i })
  },
  /** Once everybody who plays has asked for it, the game ends there. */
  stop(state, { id: by }, { i }) {
    const seat = state.seatOf(by)
    if (seat === null) return refuse('not-seated')
    const isPlaying = state.phase === 'playing' || state.phase === 'paused'
    return isPlaying ? change({ k: 'stop', seat, by, i }) : refuse('not-playing')
  },
  chat(state, { id: by }, { i, on }) {
    return state.host === by ? change({ k: 'chat', on, by, i }) : refuse('not-host')
  },
  say(state, guest, { i, what }) {
    if ('text' in what && !state.chat) return refuse('chat-off')
    const seat = state.seatOf(guest.id)
    if (state.talk.count[seat === null ? 'others' : 'players'] >= MOST_SAID)
      return refuse('rate-limited', 'Enough has been said at this table; open another.')
    const name = (seat === null ? null : state.chairs[seat]?.name) ?? guest.name
    return change({ k: 'said', said: { seat, name, what }, by: guest.id, i })
  },
}

const play = (record: PlayRecord): Decision => ok(record)
const change = (record: TableRecord): Decision => ok(record)

function refuse(code: Code, message?: string): { readonly ok: false; readonly error: CodedError<Code> } {
  return { ok: false, error: { code, message: message ?? SERVER_CODES[code as ServerCode] } }
}

const headTwice = refuse('bad-request', 'This head was given before; a chain serves once.')

function noSuchSeat({ chairs }: TableState): Decision {
  return refuse('bad-request', `Seats are numbered 0 to ${chairs.length - 1}.`)
}

function refusalOfPlay({ phase, match }: TableState): Decision | undefined {
  if (phase === 'paused') return refuse('paused')
  return match ? undefined : refuse('not-playing')
}
