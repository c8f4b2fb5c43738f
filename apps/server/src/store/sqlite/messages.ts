import type { Entry } from '../group-commit.ts'

/** What the main thread asks of the thread that owns the database. Answered in order, one answer each. */
export type Request =
  | { readonly do: 'append'; readonly group: string }
  | { readonly do: 'load'; readonly table: number }
  | { readonly do: 'rewrite'; readonly table: number; readonly records: readonly string[] }
  | { readonly do: 'sql'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly do: 'begin' | 'commit' | 'rollback' }
  | { readonly do: 'freeze' }
  | { readonly do: 'thaw' }
  | { readonly do: 'check' | 'scrub' }
  | { readonly do: 'close' }

export type StoreAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly message: string; readonly code: string } }

/** A group of entries as one text, which is the cheapest thing to hand to another thread and to write: an entry a line. */
export function groupOf(entries: readonly Entry[]): string {
  return entries.map(({ table, seq, record }) => `${table} ${seq} ${record}`).join('\n')
}

export interface GroupedEntry extends Entry {
  /** As it is in the group. */
  readonly line: string
}

export function entryOf(line: string): GroupedEntry {
  const afterTable = line.indexOf(' ')
  const afterSeq = line.indexOf(' ', afterTable + 1)
  const table = Number(line.slice(0, afterTable))
  const seq = Number(line.slice(afterTable + 1, afterSeq))
  return { table, seq, record: line.slice(afterSeq + 1), line }
}
