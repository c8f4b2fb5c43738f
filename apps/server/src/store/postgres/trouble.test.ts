import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres, newPostgresDatabase } from '../../testing/stores.ts'
import { UnreachableError, type Store } from '../contract.ts'
import { postgresStore } from './store.ts'

const ANSWER_MS = 400
/** By which Kysely keeps two programs from changing the schema at once. */
const SCHEMA_LOCK = '3853314791062309107'

describeOnPostgres('a database in trouble', () => {
  let url: string
  let client: pg.Client
  let store: Store | undefined
  const sql = (text: string) => client.query(text)
  const open = async () => (store = await postgresStore(url, { answerMs: ANSWER_MS }))
  beforeEach(async () => {
    url = await newPostgresDatabase()
    client = new pg.Client(url)
    await client.connect()
  })
  afterEach(async () => {
    await store?.close()
    store = undefined
    await client.end()
  })

  it('that another node brings up to date is waited for, however long that takes', async () => {
    await sql(`select pg_advisory_lock(${SCHEMA_LOCK})`)
    const opening = open()
    await new Promise((resolve) => void setTimeout(resolve, 3 * ANSWER_MS))
    await sql(`select pg_advisory_unlock(${SCHEMA_LOCK})`)
    await (await opening).log.append(1, 0, 'first')
  })

  it('that a newer version has written is left alone', async () => {
    await (await open()).close()
    store = undefined
    await sql("insert into kysely_migration values ('9999-later', now()::text)")
    await expect(open()).rejects.toThrow('a newer version of Rattlecup has written it')
  })

  it('that does not answer in time may have written all the same, and never twice', async () => {
    const { log } = await open()
    await log.append(1, 0, 'first')
    await sql('begin')
    await sql('lock table events in access exclusive mode')
    await expect(log.append(1, 1, 'maybe')).rejects.toBeInstanceOf(UnreachableError)
    await expect(log.load(1)).rejects.toBeInstanceOf(UnreachableError)
    await sql('commit')
    const { length } = await log.load(1)
    await log.append(1, length, 'maybe').catch(() => {})
    await expect.poll(() => log.load(1)).toContain('maybe')
    await store?.check()
  })

  it('that is full says that it can be asked again, and what can be read is read', async () => {
    const { log, directory } = await open()
    await log.append(1, 0, 'first')
    await sql(`
      create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before insert on events for each row execute function full_disk();
      create trigger full_disk before insert or update on keepsakes for each row execute function full_disk()`)
    await expect(log.append(1, 1, 'next')).rejects.toThrow(/can't be reached.*No space left/)
    await expect(store?.calls.keepsake('keys', 'secret')).rejects.toBeInstanceOf(UnreachableError)
    expect(await log.load(1)).toEqual(['first'])
    expect(await directory.tableIds(0, 1)).toEqual([])
    await sql('drop trigger full_disk on events')
    await log.append(1, 1, 'next')
  })

  it('that only reads, as an old primary does, takes nothing and is not ready; by other lines it goes on', async () => {
    const { log, directory } = await open()
    await log.append(1, 0, 'first')
    await sql(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    await sql(cut)
    await expect.poll(() => log.append(1, 1, 'next').catch(String)).toMatch(/read-only transaction/)
    await expect.poll(() => directory.probe().catch(String)).toMatch(/read-only transaction/)
    expect(await log.load(1)).toEqual(['first'])
    await sql('set default_transaction_read_only = off')
    await sql(`alter database ${new URL(url).pathname.slice(1)} reset default_transaction_read_only`)
    await sql(cut)
    await expect.poll(() => log.append(1, 1, 'next').then(() => 'written', String)).toBe('written')
  })
})
