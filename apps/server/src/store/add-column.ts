import type { Kysely } from 'kysely'

interface NewColumn {
  readonly name: string
  readonly type: 'text' | 'integer' | 'bigint' | 'double precision'
  /** What rows of before get, which then can't be null. */
  readonly usual?: number
}

/** Adds a column unless it is there already: a migration that a crash cut short begins again. */
export async function addColumn(db: Kysely<unknown>, table: string, column: NewColumn): Promise<void> {
  const { name, type, usual } = column
  const tables = await db.introspection.getTables()
  const known = tables.find((each) => each.name === table)?.columns ?? []
  if (known.some((each) => each.name === name)) return
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (built) => (usual === undefined ? built : built.notNull().defaultTo(usual)))
    .execute()
}
