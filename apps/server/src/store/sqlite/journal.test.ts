import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/process.ts'
import { TakenError, type Store } from '../contract.ts'
import { Database } from './database.ts'
import { sqliteStore } from './store.ts'

/** The numbers from `from` up to `to` at the end of every table's log. */
function extend({ log }: Store, tables: number, from: number, to: number): Promise<unknown> {
  const appended: Promise<void>[] = []
  for (let seq = from; seq < to; seq++) {
    for (let table = 0; table < tables; table++) appended.push(log.append(table, seq, recordOf(table, seq)))
  }
  return Promise.all(appended)
}

const recordOf = (table: number, seq: number) => `record ${seq} of ${table}`
const logOf = (table: number, length: number) => Array.from({ length }, (_, seq) => recordOf(table, seq))

describe('the journal', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let file: string
  let store: Store
  beforeEach(async () => {
    folder = await temporaryFolder()
    file = join(folder.path, 'a.db')
    store = await sqliteStore(file)
  })
  afterEach(() => folder.remove())
  const reopen = async () => {
    await store.close()
    store = await sqliteStore(file)
  }

  it('gives every record back in order: sorted in, not yet sorted in, and after opening it again', async () => {
    for (let from = 0; from < 600; from += 100) await extend(store, 11, from, from + 100)
    for (let table = 0; table < 11; table++) expect(await store.log.load(table)).toEqual(logOf(table, 600))
    await reopen()
    await extend(store, 11, 600, 601)
    for (let table = 0; table < 11; table++) expect(await store.log.load(table)).toEqual(logOf(table, 601))
    await store.close()
  })

  it('knows which places are taken: sorted in, not yet sorted in, and after opening it again', async () => {
    const refuses = async () => {
      for (const seq of [0, 2499, 2504, 2506]) {
        await expect(store.log.append(1, seq, 'again')).rejects.toBeInstanceOf(TakenError)
      }
    }
    await extend(store, 2, 0, 2500)
    await extend(store, 2, 2500, 2505)
    await refuses()
    await reopen()
    await refuses()
    expect(await store.log.load(1)).toEqual(logOf(1, 2505))
    await store.log.append(1, 2505, 'next')
    await store.close()
  })

  it('forgets what a failed transaction wrote', async () => {
    await store.close()
    const database = new Database(file)
    const failing = () =>
      database.together(() => {
        database.append('1 0 lost')
        throw new Error('the disk is full')
      })
    expect(failing).toThrow('the disk is full')
    expect(database.load(1)).toEqual([])
    database.together(() => expect(database.append('1 0 kept\n1 0 taken\n1 1 built on it')).toEqual([1, 2]))
    expect(database.load(1)).toEqual(['kept'])
    database.close()
  })

  it('leaves it to the database which place is free', async () => {
    await store.close()
    const database = new Database(file)
    database.together(() => expect(database.append('1 0 kept')).toEqual([]))
    database.run('update heads set next = 5 where table_id = ?', [1])
    database.together(() => expect(database.append('1 1 taken\n2 0 other')).toEqual([0]))
    database.close()
  })

  it('goes on with a log that was written one record a row', async () => {
    await store.close()
    const database = new Database(file)
    for (const seq of [0, 1])
      database.run('insert into events values (?, ?, ?)', [5, seq, `one a row ${seq}`])
    database.together(() => expect(database.append('5 1 taken\n6 0 other')).toEqual([0]))
    database.together(() => expect(database.append('5 2 several a row')).toEqual([]))
    expect(database.load(5)).toEqual(['one a row 0', 'one a row 1', 'several a row'])
    database.close()
  })

  it('keeps nothing of what was taken out of it, sorted in or not: not in the file, nor in a copy of it', async () => {
    const word = 'unforgettable'
    await store.log.append(99, 0, `first ${word}`)
    // Enough to be sorted in: what the journal held then is deleted.
    await extend(store, 2, 0, 2500)
    await store.log.append(99, 1, `then ${word}`)
    await store.log.rewrite(99, ['first', 'then'])
    await store.scrub()
    await store.backup(join(folder.path, 'copy.db'))
    await store.close()
    for (const each of [file, join(folder.path, 'copy.db')])
      expect((await readFile(each)).includes(word)).toBe(false)
  })
})
