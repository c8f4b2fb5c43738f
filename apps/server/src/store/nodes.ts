/** What a node learns when it says that it is there. */
export interface NodeBeat {
  /** The nodes that are running, this one included. */
  readonly nodes: readonly string[]
  /** Since when there was always some node, in milliseconds since 1970. */
  readonly since: number
}

/** How long a node counts as there after it last said so. */
export const LEASE_MS = 4000

/**
 * Which nodes there are, and which of them runs what a table does by itself. A node that says nothing for the length of
 * a lease is gone, by the database's own clock, and others may take its tables.
 */
export interface NodeDirectory {
  beat(node: string): Promise<NodeBeat>
  /** The nodes there are. */
  living(): Promise<readonly string[]>
  /** Takes those of these tables that no other living node has; answers which. */
  take(node: string, tables: readonly number[]): Promise<readonly number[]>
  giveUp(node: string, tables: readonly number[]): Promise<void>
  /** What a node has. */
  owned(node: string): Promise<readonly number[]>
  /** The codes of some tables whose clocks run and that no living node has. */
  unattended(limit: number): Promise<readonly string[]>
  /** The node ends, and gives up all its tables. */
  leave(node: string): Promise<void>
}
