import type { ClientMessage } from '@rattlecup/protocol'
import type { GuestRow } from '../store/contract.ts'
import type { Housekeeping } from './records.ts'
import { refusal, type Refusal } from './refusal.ts'
import type { TableState } from './state.ts'

type Type = ClientMessage['t']
type CommandOf<T extends Type> = Extract<ClientMessage, { t: T }>
/** A record without who caused it. */
type Draft = Housekeeping extends infer R ? (R extends unknown ? Omit<R, 'by' | 'i' | 'at'> : never) : never
type Check<T extends Type> = (
  state: TableState,
  guest: GuestRow,
  command: CommandOf<T>,
  newSecret: () => string,
) => Draft | Refusal

/** The commands that only rearrange the table. Each looks whether it may be carried out and says what to write down. */
const CHECKS = {
  sit(state, guest, { seat, name, seed }) {
    const chair = state.chairs[seat]
    if (!chair) return { code: 'bad-request', message: `seats are 0 to ${state.chairs.length - 1}` }
    if (state.phase !== 'open') return refusal('not-open')
    if (state.seatOf(guest.id) !== null) return refusal('already-seated')
    if (chair.guest !== null || chair.bot !== null) return refusal('seat-taken')
    return { k: 'sit', seat, name: name ?? guest.name, seed: seed ?? '' }
  },
  seed(state, guest, { seed }) {
    const seat = state.seatOf(guest.id)
    if (seat === null) return refusal('not-seated')
    return state.phase === 'open' ? { k: 'seed', seat, seed } : refusal('not-open')
  },
  bot(state, guest, { seat, level }) {
    if (state.host !== guest.id) return refusal('not-host')
    const chair = state.chairs[seat]
    if (!chair) return { code: 'bad-request', message: `seats are 0 to ${state.chairs.length - 1}` }
    if (state.phase !== 'open') return refusal('not-open')
    return chair.guest === null ? { k: 'bot', seat, level } : refusal('seat-taken')
  },
  clear(state, guest, { seat }) {
    if (state.host !== guest.id) return refusal('not-host')
    if (!state.chairs[seat])
      return { code: 'bad-request', message: `seats are 0 to ${state.chairs.length - 1}` }
    return state.phase === 'open' ? { k: 'clear', seat } : refusal('not-open')
  },
  leave(state, guest) {
    const seat = state.seatOf(guest.id)
    return seat === null ? refusal('not-seated') : { k: 'leave', seat }
  },
  rematch(state, guest, _, newSecret) {
    if (state.seatOf(guest.id) === null && state.host !== guest.id) return refusal('not-seated')
    if (state.phase !== 'over') {
      return { code: 'not-open', message: 'A rematch follows a game that is over.' }
    }
    return { k: 'again', secret: newSecret() }
  },
  pause(state, guest) {
    const seat = state.seatOf(guest.id)
    if (seat === null) return refusal('not-seated')
    return state.phase === 'playing' ? { k: 'pause', seat } : refusal('not-playing')
  },
  resume(state, guest) {
    if (state.seatOf(guest.id) === null) return refusal('not-seated')
    return state.phase === 'paused' ? { k: 'resume' } : refusal('not-playing')
  },
  chat(state, guest, { on }) {
    return state.host === guest.id ? { k: 'chat', on } : refusal('not-host')
  },
  say(state, guest, { what }) {
    if ('text' in what && !state.chat) return refusal('chat-off')
    const seat = state.seatOf(guest.id)
    const name = (seat === null ? null : state.chairs[seat]?.name) ?? guest.name
    return { k: 'said', said: { seat, name, what } }
  },
} satisfies { [T in Type]?: Check<T> }

export type HouseCommand = CommandOf<keyof typeof CHECKS>

export function isHouseCommand(command: ClientMessage): command is HouseCommand {
  return Object.hasOwn(CHECKS, command.t)
}

/** What a command would write down, or why it may not. */
export function draftOf(
  state: TableState,
  guest: GuestRow,
  command: HouseCommand,
  newSecret: () => string,
): Housekeeping | Refusal {
  const check = CHECKS[command.t] as Check<HouseCommand['t']>
  const draft = check(state, guest, command, newSecret)
  return 'code' in draft ? draft : ({ ...draft, by: guest.id, i: command.i } as Housekeeping)
}
