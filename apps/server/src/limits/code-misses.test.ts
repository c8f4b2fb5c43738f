import { describe, expect, it } from 'vitest'
import { TestClient } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import { CodeMisses } from './code-misses.ts'

describe('codes that no table has', () => {
  it('may be tried some times, then one a minute, by a guest anywhere and by anybody at an address', () => {
    let time = 0
    const misses = new CodeMisses(20, () => time)
    const seeker = { guest: 'a', address: '192.0.2.1' }
    let tried = 0
    for (const end = 24 * 3_600_000; time < end; time += 1000) {
      if (misses.isShutFor(seeker)) continue
      misses.note(seeker)
      tried++
    }
    expect(tried).toBeLessThan(20 + 24 * 60 + 1)
    misses.note(seeker)
    expect(misses.isShutFor({ guest: 'a', address: '192.0.2.2' })).toBe(true)
    expect(misses.isShutFor({ guest: 'b', address: '192.0.2.1' })).toBe(true)
    expect(misses.isShutFor({ guest: 'b', address: '192.0.2.2' })).toBe(false)
  })

  it('are forgotten in the end, however many were tried at once', () => {
    let time = 0
    const misses = new CodeMisses(20, () => time)
    const seeker = { guest: undefined, address: '192.0.2.1' }
    for (let i = 0; i < 1000; i++) misses.note(seeker)
    expect(misses.isShutFor(seeker)).toBe(true)
    time += 61 * 60_000
    expect(misses.isShutFor(seeker)).toBe(false)
  })

  it('shut out whoever tries, over HTTP and the socket, but nobody from the table they sit at', async () => {
    const server = await testServer({ 'code-misses': '5' })
    const host = await TestClient.open(server.address)
    const code = await host.createTable({ game: 'qwixx', seats: 1 })
    const other = await host.createTable({ game: 'qwixx', seats: 1 })
    const thief = await TestClient.open(server.address)
    const tries = ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD', 'EEEEE']
    for (const each of tries.slice(1)) await thief.request('GET', `/api/tables/${each}`)
    await expect(thief.join(tries[0] as string)).rejects.toThrow('unknown-table')
    await expect(thief.join(code)).rejects.toThrow('too-many-codes')
    const shut = ['', '/position', '/stream', '/games/1'].map((path) => `/api/tables/${code}${path}`)
    for (const path of shut) expect((await thief.request('GET', path)).status).toBe(429)
    await expect.poll(async () => (await host.request('GET', `/api/tables/${other}`)).status).toBe(200)
    thief.close()
    await server.close()
  })
})
