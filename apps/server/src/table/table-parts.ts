import type { Game } from '@rattlecup/kit'
import type { ClientMessage, ServerCode } from '@rattlecup/protocol'
import type { EventLog } from '../store/contract.ts'
import type { FinishedSeat } from '../store/history/contract.ts'
import type { Environment, LogOpening, WorkerPool } from './environment.ts'
import type { ForwardedCommand } from './forwarding.ts'
import type { EndedGame } from './game-file.ts'
import type { GivenLink } from './links-in-hand.ts'
import type { Members } from './members.ts'
import type { TableCommand } from './state/decide.ts'
import { isPlay, type LogRecord } from './state/records.ts'
import type { TableState } from './state/state.ts'

/** Whether only the game went on, or also the table changed: who sits where, who is here. */
export type ChangeKind = 'play' | 'table'

export function kindOf(record: LogRecord): ChangeKind {
  return isPlay(record) && record.k !== 'start' ? 'play' : 'table'
}

export type HeardCommand = Exclude<ClientMessage, { t: 'join' | 'ping' | 'look' }>

interface Heard {
  readonly head?: string | undefined
  readonly here?: boolean
}
const NOTHING: Heard = {}

/** What a command says of the device it comes from. */
export function heardIn(command: HeardCommand): Heard {
  if (command.t === 'here') return { here: command.here }
  return 'head' in command ? { head: command.head } : NOTHING
}

/** What depends on who is here, and not on the log: why a command can't be carried out. */
export function refusalHere(
  command: TableCommand,
  guest: string,
  { members, state }: { readonly members: Members; readonly state: TableState },
): ServerCode | undefined {
  // Only members who hear the chat here may write in it.
  if (command.t === 'say' && !state.insiders.includes(guest) && !members.hasGuest(guest)) return 'not-joined'
  return command.t === 'stand-in' && members.present.includes(command.seat) ? 'seat-taken' : undefined
}

/** What a table needs, and whom it tells. */
export interface TableParts {
  readonly log: EventLog
  readonly findGame: (id: string) => Game | undefined
  readonly environment: Environment
  /** How long a player may be away before a bot takes over, in milliseconds. */
  readonly absence: number
  readonly check: WorkerPool['check']
  readonly logOpening: LogOpening
  /** Called after each record that everybody has been told of, and when somebody has come or gone. */
  readonly onChange: (kind: ChangeKind) => void
  /** Called with a game of scheme 2 that has ended, and its number, once that is durable. */
  readonly onEnded: (number: number, ended: EndedGame) => void
  /** Called with the seats of a game that is over, once that is durable. */
  readonly onFinished: (seats: readonly FinishedSeat[]) => void
  /** Whether other nodes may write to the log. */
  readonly isShared?: boolean
  /** Called with each record that was written here, when it is durable, for other nodes. */
  readonly onWritten?: (n: number, record: string) => void
  /** Called when devices that hold chains may have come, gone or changed, for other nodes. */
  readonly onPeople?: () => void
  /** Called with each link that a device gave here, for other nodes. */
  readonly onLink?: (given: GivenLink) => void
  /** Asks the node that runs the table to carry out a command; false if that is this one, or not known. */
  readonly forward?: (given: ForwardedCommand) => boolean
  /** Called when that node did not answer in time. */
  readonly onSilence?: () => void
  /** Whether another node is known to run the table. */
  readonly isRunElsewhere?: () => boolean
  /** Called when the whole log was rewritten here. */
  readonly onRewritten?: () => void
  readonly onError: (error: Error) => void
  /** Called once, when the table can't go on: whoever needs it has to find it again. */
  readonly onClosed: () => void
}
