import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { DatabaseSchema } from '../schema.ts'
import { searchKey, type FinishedPlace, type FinishedSeat, type ReviewFigures } from './contract.ts'

/** One seat of a finished game, as the database has it. */
export type FinishedRow = Selectable<DatabaseSchema['finished']>
type Builder = ExpressionBuilder<DatabaseSchema, 'finished'>

/** Whether somebody else of this name played. */
export function isWith(builder: Builder, name: string): Expression<SqlBool> {
  const part = `%${searchKey(name).replace(/[\\%_]/g, '\\$&')}%`
  const other = builder
    .selectFrom('finished as other')
    .select('other.seat')
    .whereRef('other.table_id', '=', 'finished.table_id')
    .whereRef('other.number', '=', 'finished.number')
    .whereRef('other.seat', '!=', 'finished.seat')
    .where(sql<SqlBool>`other.name_key like ${part} escape '\\'`)
  return builder.exists(other)
}

export function comesAfter(builder: Builder, { ended, table, number }: FinishedPlace): Expression<SqlBool> {
  return builder.or([
    builder('ended', '<', ended),
    builder.and([builder('ended', '=', ended), builder('table_id', '<', table)]),
    builder.and([
      builder('ended', '=', ended),
      builder('table_id', '=', table),
      builder('number', '<', number),
    ]),
  ])
}

export function gameKey({ table_id, number }: Pick<FinishedRow, 'table_id' | 'number'>): string {
  return `${table_id}/${number}`
}

export function numbersOf(figures: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value ?? 0)]))
}

export function rowOf({ table, won, ...seat }: FinishedSeat): FinishedRow {
  const figures = { luck: null, play: null, mistakes: null, inaccuracies: null, blunders: null, tally: null }
  return { ...seat, ...figures, table_id: table, won: Number(won), name_key: searchKey(seat.name) }
}

export function seatOf(row: FinishedRow): FinishedSeat {
  const { table_id: table, number, seat, guest, name, bot, score, game, ended } = row
  return { table, number, seat, guest, name, bot, score, won: row.won === 1, game, ended }
}

/** What a review of the game came to; null where there was none. */
export function reviewOf({ luck, play, mistakes, ...row }: FinishedRow): ReviewFigures | null {
  if (luck === null || play === null || mistakes === null) return null
  const { inaccuracies, blunders, tally } = row
  return {
    luck,
    play,
    mistakes,
    inaccuracies: inaccuracies ?? 0,
    blunders: blunders ?? 0,
    tally: tally ?? '{}',
  }
}
