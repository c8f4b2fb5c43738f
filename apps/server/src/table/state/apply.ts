import {
  fail,
  ok,
  rollOutcome,
  unwrap,
  type Game,
  type JsonObject,
  type Match,
  type Result,
  type Seat,
} from '@rattlecup/kit'
import { isPlay, type LogRecord, type MadeRecord, type PlayRecord, type TableRecord } from './records.ts'
import { emptySeat, STAND_IN, TableState, type SeatState } from './state.ts'

/** The next outcome, if it is known at once. */
type NextOutcome = (state: TableState) => JsonObject | undefined

/** By the table's fair dice; none where outcomes are simulated, or read from real dice. */
export const fairOutcome: NextOutcome = ({ match, dice, isSimulated }) =>
  match && dice && !isSimulated ? unwrap(rollOutcome(match, dice)) : undefined

const noOutcome: NextOutcome = () => undefined

/**
 * The fold: a table one record further. Knows no clock, disk or socket: the same records give the same state.
 * A record of play that does not fit is refused and changes nothing. One that is being made gets the outcomes that
 * `next` knows; the answer is the record with all that came of it.
 */
export function applyRecord(
  state: TableState,
  record: LogRecord,
  next: NextOutcome = noOutcome,
): Result<LogRecord> {
  const applied = isPlay(record) ? applyPlay(state, record, next) : applyChange(state, record)
  if (!applied.ok) return applied
  noteTime(state, record)
  state.count(record)
  return applied
}

/** The state that a log leads to. */
export function replay(
  { made, records }: { readonly made: MadeRecord; readonly records: readonly LogRecord[] },
  findGame: (id: string) => Game | undefined,
): TableState {
  const state = new TableState(made, findGame)
  for (const record of records) replayRecord(state, record)
  return state
}

export function replayRecord(state: TableState, record: LogRecord): void {
  const applied = applyRecord(state, record)
  if (!applied.ok) throw new Error(`record ${state.n + 1} does not fit: ${applied.error.message}`)
}

function applyPlay(state: TableState, record: PlayRecord, next: NextOutcome): Result<PlayRecord> {
  if (record.k === 'start') state.begin()
  const { match } = state
  if (!match) return fail('bad-request', 'no game is being played')
  const [first, ...rest] = record.r ?? []
  const made = record.k === 'move' ? match.play(record.seat, record.m) : ok(undefined)
  if (!made.ok) return made
  if (first) {
    const happened = match.chance(first)
    if (!happened.ok && record.k === 'roll') return happened
    unwrap(happened)
  }
  for (const outcome of rest) unwrap(match.chance(outcome))
  return ok(completed(state, match, record, next))
}

/** Lets chance happen for as long as it is awaited and `next` knows what happens. */
function completed(state: TableState, match: Match, record: PlayRecord, next: NextOutcome): PlayRecord {
  const more: JsonObject[] = []
  while (match.awaits === 'chance') {
    const outcome = next(state)
    if (!outcome) break
    unwrap(match.chance(outcome))
    more.push(outcome)
  }
  if (match.awaits === 'over') state.phase = 'over'
  if (more.length > 0) return { ...record, r: [...(record.r ?? []), ...more] }
  return record.k === 'move' && match.chosen.length > 0 ? { ...record, sealed: true } : record
}

function noteTime(state: TableState, record: LogRecord): void {
  if (!state.clocks || record.at === undefined) return
  if (record.k === 'wake') state.clocks.skipTo(record.at)
  let awaited = 0
  for (const seat of state.chairs.keys()) if (!state.isBotRun(seat)) awaited |= state.choosing & (1 << seat)
  state.clocks.note(record.at, record.k === 'move' ? record.seat : null, awaited)
}

/** These were checked before they were made. */
function applyChange(state: TableState, record: TableRecord): Result<TableRecord> {
  const chair = 'seat' in record ? (state.chairs[record.seat] as SeatState) : emptySeat()
  switch (record.k) {
    case 'sit':
      Object.assign(chair, { guest: record.by, name: record.name, seed: record.seed })
      break
    case 'name':
      chair.name = record.name
      break
    case 'seed':
      chair.seed = record.seed
      break
    case 'bot':
      Object.assign(chair, emptySeat(), { bot: record.level })
      break
    case 'clear':
      Object.assign(chair, emptySeat())
      break
    case 'leave':
      leave(state, chair)
      break
    case 'away':
    case 'back':
      chair.away = record.k === 'away'
      break
    case 'pause':
      askForPause(state, record.seat)
      break
    case 'wake':
      break
    case 'resume':
      state.phase = 'playing'
      break
    case 'host':
      state.host = record.guest
      break
    case 'chat':
      state.chat = record.on
      break
    case 'said':
      state.remember(record.said)
      break
    case 'again':
      state.reopen(record.secret)
  }
  return ok(record)
}

/** Before a game the seat becomes free; in a game a bot has to play it to the end. */
function leave(state: TableState, chair: SeatState): void {
  const { guest, name, seed } = chair
  const playing = state.phase === 'playing' || state.phase === 'paused'
  Object.assign(chair, emptySeat(), playing ? { bot: STAND_IN, name, seed } : {})
  if (guest !== state.host) return
  state.host = state.chairs.find((other) => other.guest !== null)?.guest ?? state.host
}

/** The game is paused once everybody who plays has asked for it. */
function askForPause(state: TableState, seat: Seat): void {
  state.pausing.add(seat)
  const agreed = state.chairs.every(
    (chair, index) => chair.guest === null || chair.away || state.pausing.has(index),
  )
  if (!agreed) return
  state.pausing.clear()
  state.phase = 'paused'
}
