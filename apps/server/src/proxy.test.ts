import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { rawStatus } from './testing/raw.ts'
import { testServer } from './testing/server.ts'

const from = (...hops: string[]) => ({ headers: { 'x-forwarded-for': hops.join(', ') } })

describe('behind a proxy', () => {
  it('counts by the address that the proxy has seen, whatever the client says before', async () => {
    const server = await testServer({ 'rate-guests': '1', 'trust-proxy': 'yes' })
    const enter = async (...hops: string[]) =>
      (await fetch(`${server.address}/api/me`, { method: 'POST', ...from(...hops) })).status
    expect(await enter('1.1.1.1')).toBe(200)
    expect(await enter('9.9.9.9', '1.1.1.1')).toBe(429)
    expect(await enter('2.2.2.2')).toBe(200)
    await server.close()
  })

  it.each(['no', 'yes'])('is not on this machine for /metrics, with trust-proxy %s', async (trust) => {
    const server = await testServer({ 'trust-proxy': trust })
    const read = async (init?: RequestInit) => (await fetch(`${server.address}/metrics`, init)).status
    expect(await read()).toBe(200)
    expect(await read(from('1.1.1.1'))).toBe(401)
    expect(await read(from('127.0.0.1'))).toBe(401)
    await server.close()
  })

  it('shows /metrics to no page of a site whose name leads to this machine', async () => {
    const server = await testServer()
    const { port } = new URL(server.address)
    const read = (host: string) => rawStatus(server.address, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await read(host)).toBe(200)
    for (const host of [`rebound.example:${port}`, 'localhost.rebound.example', '127.0.0.1.rebound.example'])
      expect(await read(host)).toBe(401)
    await server.close()
  })

  it('has an address that begins with http', () => {
    expect(readSettings({ 'public-url': 'https://dice.example.org/' }, {})['public-url']).toBe(
      'https://dice.example.org',
    )
    for (const url of ['localhost:3000', 'dice.example.org', 'ftp://dice.example.org'])
      expect(() => readSettings({ 'public-url': url }, {})).toThrow(
        '--public-url (PUBLIC_URL) must be an address such as',
      )
  })
})
