import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { Retiring } from '../store/retiring.ts'
import { TestClient } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import { STORES, TABLE_ROW } from '../testing/stores.ts'

const DAY = 86_400_000

describe('open tables', () => {
  it('are bounded for a guest, even if many are asked for at once', async () => {
    const server = await testServer({ 'tables-guest': '5' })
    const guest = await TestClient.open(server.address)
    const open = () => guest.request('POST', '/api/tables', { game: 'qwixx', seats: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, open))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    const refused = await open()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many-tables' } })
    const other = await TestClient.open(server.address)
    expect((await other.request('POST', '/api/tables', { game: 'qwixx', seats: 1 })).ok).toBe(true)
    await server.close()
  })

  it('are not searched for a free code for ever', async () => {
    const store = memoryStore()
    vi.spyOn(store.directory, 'addTable').mockResolvedValue(false)
    const server = await testServer({ 'log-level': 'silent' }, store)
    const guest = await TestClient.open(server.address)
    const answer = await guest.request('POST', '/api/tables', { game: 'qwixx', seats: 1 })
    expect(answer.status).toBe(500)
    await server.close()
  })
})

describe.each(STORES)('codes of old tables, %s', (_, open) => {
  it('are free again, while their logs stay', async () => {
    const { store, clean } = await open()
    const { directory } = store
    await directory.addTable(TABLE_ROW)
    await directory.addTable({ ...TABLE_ROW, id: 2, code: 'BBBBB', attended: true })
    await directory.addTable({ ...TABLE_ROW, id: 3, code: 'CCCCC', updated: 390 * DAY })
    await directory.setGuestsOf(1, ['somebody'])
    await store.log.append(1, 0, '{}')
    const retiring = new Retiring(directory, 400)
    for (let i = 0; i < 3; i++) await retiring.step(401 * DAY)
    expect(await directory.tableByCode('ABCDE')).toBeUndefined()
    expect(await directory.tablesOf('somebody', 9)).toEqual([])
    expect(await directory.tableByCode('BBBBB')).toBeDefined()
    expect(await directory.tableByCode('CCCCC')).toBeDefined()
    expect(await store.log.load(1)).toEqual(['{}'])
    expect(await directory.addTable({ ...TABLE_ROW, id: 4, code: 'ABCDE' })).toBe(true)
    await store.close()
    await clean()
  })
})
