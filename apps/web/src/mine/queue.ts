import type { OwnTable } from '@rattlecup/protocol/client'

/** Those that wait for us first, and of those the one that waits least; all others as they were. */
export function inOrder<T extends Pick<OwnTable, 'awaited' | 'due'>>(tables: readonly T[]): T[] {
  return tables.toSorted((a, b) => Number(b.awaited) - Number(a.awaited) || dueOf(a) - dueOf(b))
}

/** The next table that waits for us, other than the one we are at. */
export function nextAwaited(tables: readonly OwnTable[], code: string): OwnTable | undefined {
  return inOrder(tables).find((table) => table.awaited && table.code !== code)
}

/** Where time does not matter to us, the order does not either. */
function dueOf({ awaited, due }: Pick<OwnTable, 'awaited' | 'due'>): number {
  return awaited ? (due ?? Number.MAX_SAFE_INTEGER) : 0
}
