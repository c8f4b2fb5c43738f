import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres, newPostgresDatabase } from '../../testing/stores.ts'
import { TakenError, UnreachableError, type Store } from '../contract.ts'
import { connectionPool } from './connections.ts'
import { pack } from './packing.ts'
import { postgresStore } from './store.ts'

describeOnPostgres('several nodes on one database', () => {
  let url: string
  let nodes: Store[]
  beforeEach(async () => {
    url = await newPostgresDatabase()
    nodes = await Promise.all([postgresStore(url), postgresStore(url), postgresStore(url)])
  })
  afterEach(() => Promise.all(nodes.map((node) => node.close())))

  it('leave it to the database who was first: one of each place, no gaps, nothing built on what was refused', async () => {
    const tables = Array.from({ length: 20 }, (_, table) => table + 1)
    const written = tables.map(() => [] as string[])
    const write = async (node: number, table: number) => {
      const log = (nodes[node] as Store).log
      for (let tries = 0; tries < 15; tries++) {
        const seq = (await log.load(table)).length
        const records = [0, 1].map((ahead) => `${node}/${tries}/${ahead}`)
        const results = await Promise.allSettled(
          records.map((record, i) => log.append(table, seq + i, record)),
        )
        const [first, second] = results.map(({ status }) => status)
        expect(first === 'rejected' && second === 'fulfilled').toBe(false)
        for (const [i, { status }] of results.entries())
          if (status === 'fulfilled') written[table - 1]?.push(records[i] as string)
      }
    }
    await Promise.all(tables.flatMap((table) => nodes.map((_, node) => write(node, table))))
    for (const table of tables) {
      const records = await nodes[0]?.log.load(table)
      expect(records?.toSorted()).toEqual(written[table - 1]?.toSorted())
    }
    expect(written.flat().length).toBeGreaterThan(20 * 15)
    await nodes[0]?.check()
  })

  it('outlive a connection that breaks while it is in use', async () => {
    const pool = connectionPool(url, 2)
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const broken = new Promise((resolve) => client.once('end', resolve))
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // It breaks between two statements, where no promise of ours waits for it: an error that nobody hears ends a process.
    await broken
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    await pool.end()
  })

  it('put records where their month is, and find gaps', async () => {
    const id = Date.now() * 1000 + 7
    await nodes[0]?.log.append(id, 0, 'now')
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query('select tableoid::regclass::text as partition from events')
    expect(rows).toEqual([{ partition: expect.stringMatching(/^events_\d{4}_\d\d$/) as string }])
    await client.query('insert into events values ($1, 2, $2)', [id, 'late'])
    await client.end()
    await expect(nodes[1]?.check()).rejects.toThrow('gaps')
  })

  it('read what is packed together with what follows it, and refuse what is in it', async () => {
    const [{ log }] = nodes as [Store]
    for (let seq = 0; seq < 4; seq++) await log.append(1, seq, `${seq}`)
    const client = new pg.Client(url)
    await client.connect()
    await client.query('insert into packed (table_id, next, records) values (1, 3, $1)', [
      await pack(['0', '1', '2']),
    ])
    await client.query('delete from events where seq < 3')
    await client.end()
    expect(await log.load(1)).toEqual(['0', '1', '2', '3'])
    expect(await log.load(1, 2)).toEqual(['2', '3'])
    expect(await log.load(1, 4)).toEqual([])
    expect(await log.heads([1])).toEqual(new Map([[1, 4]]))
    for (const seq of [0, 2, 3, 5])
      await expect(log.append(1, seq, 'again')).rejects.toBeInstanceOf(TakenError)
    await log.append(1, 4, '4')
    await nodes[1]?.check()
    await log.rewrite(1, ['a', 'b', 'c', 'd', 'e'])
    expect(await log.load(1)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('say when the database cannot be reached, and go on when it can', async () => {
    const [node] = nodes as [Store]
    await node.log.append(1, 0, 'first')
    const client = new pg.Client(url)
    await client.connect()
    const gone = node.log.append(1, 1, 'maybe').catch((error: Error) => error)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const outcome = await gone
    expect(outcome === undefined || outcome instanceof UnreachableError).toBe(true)
    await client.end()
    const { length } = await node.log.load(1)
    await node.log.append(1, length, 'next')
    await expect(nodes[1]?.log.append(1, length, 'late')).rejects.toBeInstanceOf(TakenError)
  })
})
