import type { Game, Opening } from '@rattlecup/kit'
import type { ClientMessage } from '@rattlecup/protocol'
import type { EventLog } from '../store/contract.ts'
import type { Environment, LogOpening, WorkerPool } from './environment.ts'
import type { GivenLink } from './links-in-hand.ts'
import { isPlay, type LogRecord, type StartRecord } from './state/records.ts'

/** Whether only the game went on, or also the table changed: who sits where, who is here. */
export type ChangeKind = 'play' | 'table'

export function kindOf(record: LogRecord): ChangeKind {
  return isPlay(record) && record.k !== 'start' ? 'play' : 'table'
}

export type HeardCommand = Exclude<ClientMessage, { t: 'join' | 'ping' | 'look' }>
export type OpeningRecord = StartRecord & { readonly opening: Opening }

/** What a command says of the device it comes from. */
export function heardIn(command: HeardCommand): { head?: string | undefined; here?: boolean } {
  return {
    ...('head' in command ? { head: command.head } : {}),
    ...(command.t === 'here' ? { here: command.here } : {}),
  }
}

/** What a table needs, and whom it tells. */
export interface TableParts {
  readonly log: EventLog
  readonly findGame: (id: string) => Game | undefined
  readonly environment: Environment
  readonly check: WorkerPool['check']
  readonly logOpening: LogOpening
  /** Called after each record that everybody has been told of, and when somebody has come or gone. */
  readonly onChange: (kind: ChangeKind) => void
  /** Called with the number of a game of scheme 2 that has ended, once that is durable. */
  readonly onEnded: (game: number) => void
  /** Whether other nodes may write to the log. */
  readonly isShared?: boolean
  /** Called with each record that was written here, when it is durable, for other nodes. */
  readonly onWritten?: (n: number, record: string) => void
  /** Called when devices that hold chains may have come, gone or changed, for other nodes. */
  readonly onPeople?: () => void
  /** Called with each link that a device gave here, for other nodes. */
  readonly onLink?: (given: GivenLink) => void
  /** Called when the whole log was rewritten here. */
  readonly onRewritten?: () => void
  readonly onError: (error: Error) => void
  /** Called once, when the table can't go on: whoever needs it has to find it again. */
  readonly onClosed: () => void
}
