import type { JsonObject, Result, Seat } from '@rattlecup/kit'
import { ok } from '@rattlecup/kit'
import { emptyChair, type Chair } from './chair.ts'
import type { Happened, MatchPlay, NextOutcome } from './match-play.ts'
import type { Housekeeping, Moved, Rolled, Started } from './records.ts'
import { STAND_IN, type TableState } from './state.ts'

/** Records of play, as they are tried: legal or not is for the match to say. */
export function applyPlay(
  state: TableState,
  record: Moved | Rolled | Started,
  next: NextOutcome,
): Result<Happened> {
  if (record.k === 'start') state.begin()
  const play = state.play as MatchPlay
  const happened = applyChance(play, record, next)
  if (!happened.ok) return happened
  if (play.isOver) state.phase = 'over'
  noteTime(state, record.at, record.k === 'move' ? record.seat : null)
  return happened
}

function applyChance(play: MatchPlay, record: Moved | Rolled | Started, next: NextOutcome): Result<Happened> {
  if (record.k === 'move') return play.play(record.seat, record.m, next)
  if (record.k === 'roll') return play.enter(record.r[0] as JsonObject, next)
  return ok(play.begin(next))
}

function noteTime(state: TableState, at: number | undefined, mover: Seat | null): void {
  if (!state.clocks || at === undefined) return
  const thinking = state.phase === 'playing' ? (state.play?.thinking ?? 0) : 0
  let awaited = 0
  for (const seat of state.chairs.keys()) if (!state.isBotRun(seat)) awaited |= thinking & (1 << seat)
  state.clocks.note(at, mover, awaited)
}

/** Records that were checked before they were made. */
export function applyHousekeeping(state: TableState, record: Housekeeping): void {
  const chair = 'seat' in record ? (state.chairs[record.seat] as Chair) : emptyChair()
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
      Object.assign(chair, emptyChair(), { bot: record.level })
      break
    case 'clear':
      Object.assign(chair, emptyChair())
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
  noteTime(state, record.at, null)
}

/** Before a game the seat becomes free; in a game a bot has to play it to the end. */
function leave(state: TableState, chair: Chair): void {
  const { guest, name, seed } = chair
  const playing = state.phase === 'playing' || state.phase === 'paused'
  Object.assign(chair, emptyChair(), playing ? { bot: STAND_IN, name, seed } : {})
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
