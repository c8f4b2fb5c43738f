import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/process.ts'
import { Database } from './database.ts'

it('goes on after a transaction that could not be ended', async () => {
  const { path, remove } = await temporaryFolder()
  const database = new Database(join(path, 'a.db'))
  database.run('create table notes (text text)', [])
  database.run('begin immediate', [])
  database.run("insert into notes values ('never agreed to')", [])
  database.together(() => database.run("insert into notes values ('agreed to')", []))
  expect(database.run('select text from notes', []).rows).toEqual([{ text: 'agreed to' }])
  database.close()
  await remove()
})
