import type { Seat } from '@rattlecup/kit'
import type { GuestRow } from '../store/contract.ts'
import type { Table } from './table.ts'

/** Somebody at the table: a socket, a stream, or one request. */
export interface Member {
  readonly guest: GuestRow
  /** The seat as last told to the client. */
  seat: Seat | null
  /** Whether they are the host, as last told to the client. */
  hosting: boolean
  /** The id of the command by which they came. */
  door?: string
  send(text: string): void
  /** Called when the table had to be read anew and is another object now; or is not theirs to see any more. */
  moved?(table: Table | undefined): void
}

/** Whose command it was, and the client's own id of it; undefined for what the server does by itself: bots, clocks, simulations. */
export type Cause = { readonly member: Member; readonly i: string } | undefined
