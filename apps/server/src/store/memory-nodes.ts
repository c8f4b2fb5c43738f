import type { Directory } from './contract.ts'
import { LEASE_MS, type NodeBeat, type NodeDirectory } from './nodes.ts'

/** Nodes that share a store in memory: several servers in one process. */
export class MemoryNodes implements NodeDirectory {
  readonly #directory: Directory
  readonly #now: () => number
  readonly #until = new Map<string, number>()
  readonly #owners = new Map<number, string>()
  #since = 0

  constructor(directory: Directory, now: () => number) {
    this.#directory = directory
    this.#now = now
  }

  async beat(node: string): Promise<NodeBeat> {
    if (this.#living.length === 0) this.#since = this.#now()
    this.#until.set(node, this.#now() + LEASE_MS)
    return { nodes: this.#living, since: this.#since }
  }

  async living(): Promise<string[]> {
    return this.#living
  }

  async take(node: string, tables: readonly number[]): Promise<number[]> {
    const taken = tables.filter((table) => this.#owners.get(table) === node || !this.#isOwned(table))
    for (const table of taken) this.#owners.set(table, node)
    return taken
  }

  async giveUp(node: string, tables: readonly number[]): Promise<void> {
    for (const table of tables) if (this.#owners.get(table) === node) this.#owners.delete(table)
  }

  async owned(node: string): Promise<number[]> {
    return [...this.#owners].flatMap(([table, owner]) => (owner === node ? [table] : []))
  }

  async unattended(limit: number): Promise<string[]> {
    const rows = (await this.#directory.attendedTables()).filter(({ id }) => !this.#isOwned(id))
    return rows.slice(0, limit).map(({ code }) => code)
  }

  async leave(node: string): Promise<void> {
    this.#until.delete(node)
    for (const [table, owner] of this.#owners) if (owner === node) this.#owners.delete(table)
  }

  get #living(): string[] {
    return [...this.#until].filter(([, until]) => until > this.#now()).map(([node]) => node)
  }

  #isOwned(table: number): boolean {
    return this.#living.includes(this.#owners.get(table) ?? '')
  }
}
