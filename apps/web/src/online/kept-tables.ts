import { CODE_PATTERN } from '@rattlecup/protocol/client'

/** A table that this device was at. */
interface KeptTable {
  readonly code: string
  /** Whether its player has hidden it here. */
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

export function keepTable(code: string): void {
  put({ code, isForgotten: false })
}

/** It is kept in mind that it is forgotten, as the server still knows who sits there. */
export function forgetTable(code: string): void {
  put({ code, isForgotten: true })
}

function put(table: KeptTable): void {
  const others = keptTables().filter(({ code }) => code !== table.code)
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)))
}

function isKept(value: unknown): value is { readonly code: string; readonly isForgotten?: unknown } {
  const { code } = (value ?? {}) as Partial<KeptTable>
  return typeof code === 'string' && CODE_PATTERN.test(code)
}

/** Those of an older version say nothing of being forgotten. */
function whole({ code, isForgotten }: { readonly code: string; readonly isForgotten?: unknown }): KeptTable {
  return { code, isForgotten: isForgotten === true }
}
