import { CODE_PATTERN } from '@rattlecup/protocol/client'

/** A table that this device was at. */
export interface KeptTable {
  readonly code: string
  /** Whether it was opened here: the host of a table stays its host without a seat. */
  readonly isOpener: boolean
}

const KEY = 'rattlecup.tables'
const MOST = 12

/** The latest first. */
export function keptTables(): KeptTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

export function keepTable(code: string, { isOpener = false } = {}): void {
  const before = keptTables()
  const wasOpener = before.some((table) => table.code === code && table.isOpener)
  const others = before.filter((table) => table.code !== code)
  write([{ code, isOpener: isOpener || wasOpener }, ...others])
}

export function forgetTable(code: string): void {
  write(keptTables().filter((table) => table.code !== code))
}

export function wasOpenedHere(code: string): boolean {
  return keptTables().some((table) => table.code === code && table.isOpener)
}

function write(tables: readonly KeptTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)))
}

function isKept(value: unknown): value is KeptTable {
  const { code, isOpener } = (value ?? {}) as Partial<KeptTable>
  return typeof code === 'string' && CODE_PATTERN.test(code) && typeof isOpener === 'boolean'
}
