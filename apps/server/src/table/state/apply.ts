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
import type { ChangedSettings, TableSettings } from '@rattlecup/protocol'
import { askOf, type IsHere } from './ledger-dice.ts'
import {
  isByHand,
  isPlay,
  isStandIn,
  type LogRecord,
  type MadeRecord,
  type MoveRecord,
  type PlayRecord,
  type TableRecord,
} from './records.ts'
import { emptySeat, STAND_IN, type SeatState } from './seat-state.ts'
import { TableState } from './state.ts'
import { answerUndo, askToUndo } from './undo.ts'

/** How many moves of a stand-in a player is told of. */
const MOST_TOLD = 20

/**
 * The fold: a table one record further. Knows no clock, disk or socket: the same records give the same state.
 * A record of play that does not fit is refused and changes nothing. With `isHere` the record is being made: it gets
 * what follows from it by the dice, an ask or outcomes. The answer is the record with all that came of it.
 */
export function applyRecord(state: TableState, record: LogRecord, isHere?: IsHere): Result<LogRecord> {
  const applied = isPlay(record) ? applyPlay(state, record, isHere) : applyChange(state, record)
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

function applyPlay(state: TableState, record: PlayRecord, isHere: IsHere | undefined): Result<PlayRecord> {
  if (record.k === 'start') state.begin(record)
  const { match, house } = state
  if (!match) return fail('bad-request', 'no game is being played')
  const made = record.k === 'move' ? match.play(record.seat, record.m) : ok(undefined)
  if (!made.ok) return made
  state.undo = null
  if (record.k === 'move') noteMover(state, match, record)
  house?.record(match)
  if ('ask' in record && record.ask) unwrap(house?.ledger.ask(record.ask) ?? NO_DICE)
  if (record.links) unwrap(house?.ledger.links(record.links) ?? NO_DICE)
  const [first, ...rest] = record.r ?? []
  if (first) {
    const happened = match.chance(first)
    if (!happened.ok && record.k === 'roll') return happened
    unwrap(happened)
  }
  for (const outcome of rest) unwrap(match.chance(outcome))
  house?.record(match)
  const whole = isHere ? completed(state, match, record, isHere) : record
  if (match.awaits === 'over') state.phase = 'over'
  return ok(whole)
}

/** A move that a bot made for a person is remembered, so that they can be told. Who chooses by hand passes no longer. */
function noteMover({ chairs }: TableState, match: Match, record: MoveRecord): void {
  const chair = chairs[record.seat]
  if (chair && isByHand(record)) chair.passing = null
  if (!chair?.guest || !isStandIn(record)) return
  chair.byBot = [...chair.byBot, match.eventsWithSecrets.length - 1].slice(-MOST_TOLD)
}

const NO_DICE = fail('bad-request', 'a record names dice that this game does not have')

/** Asks for the run that is awaited, and lets chance happen for as long as it is awaited and nobody has to answer. */
function completed(state: TableState, match: Match, record: PlayRecord, isHere: IsHere): PlayRecord {
  const asked = asking(state, match, isHere)
  const more: JsonObject[] = []
  for (let outcome = nextOutcome(state, match); outcome; outcome = nextOutcome(state, match)) {
    unwrap(match.chance(outcome))
    state.house?.record(match)
    more.push(outcome)
  }
  if (more.length > 0) return { ...record, ...asked, r: [...(record.r ?? []), ...more] }
  return record.k === 'move' && match.chosen.length > 0
    ? { ...record, sealed: true }
    : { ...record, ...asked }
}

/** With nobody to ask, the links are known at once. */
function asking(state: TableState, match: Match, isHere: IsHere): Pick<MoveRecord, 'ask' | 'links'> {
  const ledger = state.house?.ledger
  if (match.awaits !== 'chance' || !ledger?.needsAsk) return {}
  const ask = askOf(state, ledger, isHere)
  unwrap(ledger.ask(ask))
  if (ask.asked.length > 0) return { ask }
  const links = state.chairs.map(() => null)
  unwrap(ledger.links(links))
  return { ask, links }
}

/** By the table's own dice; none while links are awaited, where outcomes are simulated, or with real dice. */
function nextOutcome({ house, seeded, isSimulated }: TableState, match: Match): JsonObject | undefined {
  if (match.awaits !== 'chance' || isSimulated) return undefined
  if (house?.isRolling(match)) return unwrap(match.draw(house.draws))
  return seeded ? unwrap(rollOutcome(match, seeded)) : undefined
}

function noteTime(state: TableState, record: LogRecord): void {
  if (!state.clocks || record.at === undefined) return
  if (record.k === 'wake') state.clocks.skipTo(record.at)
  let awaited = 0
  for (const seat of state.chairs.keys()) if (!state.isBotRun(seat)) awaited |= state.choosing & (1 << seat)
  if (record.k === 'roll')
    for (const [seat, link] of record.links?.entries() ?? []) if (link !== null) state.clocks.excuse(seat)
  for (const seat of seatsOnTheClock(state)) awaited |= 1 << seat
  const mover = record.k === 'move' ? record.seat : null
  state.clocks.note(record.at, { mover, awaited, active: state.match?.view(null).active ?? 0 })
}

/** Where a roll waits for all devices, it waits by their players' clocks. */
function seatsOnTheClock({ settings, phase, house }: TableState): readonly Seat[] {
  const isWaiting = settings.wait === 'all' && phase === 'playing' && house?.ledger.isAsking
  return isWaiting ? (house?.ledger.asks.at(-1)?.asked ?? []) : []
}

/** These were checked before they were made. */
function applyChange(state: TableState, record: TableRecord): Result<TableRecord> {
  const chair = 'seat' in record ? (state.chairs[record.seat] as SeatState) : emptySeat()
  switch (record.k) {
    case 'sit':
      sit(state, chair, record)
      break
    case 'name':
      chair.name = record.name
      break
    case 'seed':
      chair.seed = record.seed
      break
    case 'head':
      chair.head = record.head
      break
    case 'bot':
      Object.assign(chair, emptySeat(), { bot: record.level })
      break
    case 'clear':
      if (chair.guest !== null && chair.guest !== state.host) state.removed.add(chair.guest)
      Object.assign(chair, emptySeat())
      break
    case 'settings':
      state.settings = { ...state.settings, ...present(record.change) }
      break
    case 'leave':
      leave(state, chair)
      break
    case 'away':
    case 'back':
      chair.away = record.k === 'away'
      break
    case 'holiday':
      chair.holiday = record.until
      if (record.at !== undefined) state.clocks?.rest(record.seat, record.at, record.until)
      break
    case 'pause':
      askForPause(state, record.seat)
      break
    case 'stop':
      state.stopping.add(record.seat)
      break
    case 'undo':
      askToUndo(state, record.seat)
      break
    case 'undo-answer':
      answerUndo(state, record.seat, record.yes)
      break
    case 'passing':
      chair.passing = record.unless && { unless: record.unless, from: state.visible }
      break
    case 'wake':
      break
    case 'resume':
      state.phase = 'playing'
      state.pausing.clear()
      if (record.stop) state.stopping.clear()
      break
    case 'host':
      state.host = record.guest
      break
    case 'chat':
      state.chat = record.on
      break
    case 'said':
      state.talk.add(record.said, state.isPublic ? null : state.insiders)
      break
    case 'again':
      state.reopen(record.secret)
      break
    default:
      return newer(record)
  }
  return ok(record)
}

/** While nodes are upgraded one after the other, one that is older must not go on from what it does not understand. */
function newer(record: never): Result<never> {
  const { k } = record as { k: unknown }
  return fail('bad-request', `a newer version wrote it: there is no kind ${JSON.stringify(k)} here`)
}

/** What was said at all of a change. */
function present(change: ChangedSettings): Partial<TableSettings> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Whoever had another seat gives it up; a seat that was given up in a game is taken back as it is. */
function sit(state: TableState, chair: SeatState, record: Extract<TableRecord, { k: 'sit' }>): void {
  const { by: guest = null, name, seed = '', head = null } = record
  const before = state.chairs.find((other) => other.guest === guest)
  if (before) Object.assign(before, emptySeat())
  Object.assign(chair, { guest, name, head, bot: null, left: null }, state.phase === 'open' ? { seed } : {})
}

/** Before a game the seat becomes free; in a game a bot has to play it to the end, unless its player takes it back. */
function leave(state: TableState, chair: SeatState): void {
  const { guest, name, seed } = chair
  const playing = state.phase === 'playing' || state.phase === 'paused'
  Object.assign(
    chair,
    emptySeat(),
    playing ? { bot: STAND_IN, name, seed, left: guest, byBot: chair.byBot } : {},
  )
  if (guest !== state.host) return
  state.host = state.chairs.find((other) => other.guest !== null)?.guest ?? state.host
}

/** The game is paused once everybody who plays has asked for it. */
function askForPause(state: TableState, seat: Seat): void {
  state.pausing.add(seat)
  if (!state.isAgreed(state.pausing)) return
  state.pausing.clear()
  state.phase = 'paused'
}
