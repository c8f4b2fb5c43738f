import { CODE_PATTERN } from '@rattlecup/protocol/client'

/** A table that this device was at. */
export interface KeptTable {
  readonly code: string
  /** Whether it was opened here: the host of a table stays its host without a seat. */
  readonly isOpener: boolean
  /** Whether its player wants to see no more of it here. */
  readonly isForgotten: boolean
}

const KEY = 'rattlecup.tables'
const MOST = 40

/** The latest first. */
export function keptTables(): KeptTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isKept).map(whole) : []
  } catch {
    return []
  }
}

export function keepTable(code: string, { isOpener = false } = {}): void {
  put({ code, isOpener: isOpener || wasOpenedHere(code), isForgotten: false })
}

/** It is kept in mind that it is forgotten, as the server still knows who sits there. */
export function forgetTable(code: string): void {
  put({ code, isOpener: wasOpenedHere(code), isForgotten: true })
}

export function wasOpenedHere(code: string): boolean {
  return keptTables().some((table) => table.code === code && table.isOpener)
}

function put(table: KeptTable): void {
  const others = keptTables().filter(({ code }) => code !== table.code)
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)))
}

function isKept(value: unknown): value is Omit<KeptTable, 'isForgotten'> {
  const { code, isOpener } = (value ?? {}) as Partial<KeptTable>
  return typeof code === 'string' && CODE_PATTERN.test(code) && typeof isOpener === 'boolean'
}

/** Those of an older version say nothing of being forgotten. */
function whole(kept: Partial<KeptTable> & Omit<KeptTable, 'isForgotten'>): KeptTable {
  return { ...kept, isForgotten: kept.isForgotten === true }
}
