import Libsql from 'libsql'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/process.ts'
import { sqliteStore } from './store.ts'

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
