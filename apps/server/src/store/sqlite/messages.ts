/** What the main thread asks of the thread that owns the database. Answered in order, one answer each. */
export type Request =
  | { readonly do: 'append'; readonly values: readonly (number | string)[] }
  | { readonly do: 'load'; readonly table: number }
  | { readonly do: 'sql'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly do: 'backup'; readonly file: string }
  | { readonly do: 'check' }
  | { readonly do: 'close' }

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly message: string; readonly code: string } }

/** Numbers in one entry of an append: table, seq, record. */
export const FIELDS = 3
