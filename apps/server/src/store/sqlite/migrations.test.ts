import Libsql from 'libsql'
import type { Migration } from 'kysely'
import { join } from 'node:path'
import { openData } from '../../data-dir.ts'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/process.ts'
import { MIGRATIONS } from '../schema.ts'
import { sqliteStore } from './store.ts'
import { DatabaseThread } from './thread.ts'

/** As a database was before tokens had owners and guests were seen. */
const UNDO = `
  drop table played;
  drop index tokens_owner; alter table tokens drop column owner;
  alter table guests drop column seen;
  delete from kysely_migration where name > '0005';
  insert into guests (id, name, bot) values ('ann', 'Ann', 0), ('tin', 'Tin', 1);
  insert into tokens (hash, guest) values ('hash', 'tin');`

describe('a database of before', () => {
  it('is brought up to date when it is opened: its guests count as seen then, its bots own themselves', async () => {
    const { path, remove } = await temporaryFolder()
    const file = join(path, 'a.db')
    await (await sqliteStore(file)).close()
    const db = new Libsql(file)
    db.exec(UNDO)
    db.close()
    const before = Date.now()
    const store = await sqliteStore(file)
    const { directory } = store
    expect((await directory.guestByToken('hash'))?.id).toBe('tin')
    expect(await directory.botsOf('tin')).toEqual([{ id: 'tin', name: 'Tin', bot: true }])
    await directory.removeIdle(['ann', 'tin'], before)
    expect(await directory.guestIds('', 9)).toEqual(['ann', 'tin'])
    await directory.removeIdle(['ann', 'tin'], Date.now() + 1000)
    expect(await directory.guestIds('', 9)).toEqual(['tin'])
    await store.close()
    await remove()
  })
})

async function schemaIn(file: string): Promise<unknown> {
  const thread = await DatabaseThread.open(file)
  const schema = await thread.ask({ do: 'sql', sql: 'select * from sqlite_master order by name', values: [] })
  await thread.close()
  return schema
}

const stepsWith = (last: Migration['up']): Record<string, Migration> => ({
  ...MIGRATIONS,
  '9998-good': { up: (db) => db.schema.alterTable('guests').addColumn('colour', 'text').execute() },
  '9999-last': { up: last },
})

describe('a database that cannot be brought up to date', () => {
  it('is as it was before the first step, and the next try goes through', async () => {
    const { path, remove } = await temporaryFolder()
    const file = join(path, 'a.db')
    const first = await sqliteStore(file)
    await first.log.append(1, 0, 'kept')
    await first.close()
    const before = await schemaIn(file)
    const broken = stepsWith(async (db) => {
      await db.schema.createTable('half').addColumn('id', 'text').execute()
      throw new Error('the disk is full')
    })
    await expect(sqliteStore(file, broken)).rejects.toThrow('the disk is full')
    expect(await schemaIn(file)).toEqual(before)
    const whole = stepsWith(async () => {})
    const store = await sqliteStore(file, whole)
    expect(await store.log.load(1)).toEqual(['kept'])
    await store.close()
    await remove()
  })

  it('is named in one sentence, where a newer version has written it', async () => {
    const { path, remove } = await temporaryFolder()
    const newer = { ...MIGRATIONS, '9999-newer': { up: async () => {} } }
    await (await sqliteStore(join(path, 'rattlecup.db'), newer)).close()
    await expect(openData(path)).rejects.toThrow(
      `the database in '${path}' can't be brought up to date and is as it was: a newer version of Rattlecup has written it`,
    )
    await remove()
  })
})
