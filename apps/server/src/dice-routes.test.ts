import { checkProof, entryBytes, openCheckpoint, parseKey, readBundle, type LogEntry } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { memoryStore } from './store/memory.ts'
import { logOn } from './testing/dice-log.ts'
import { testServer } from './testing/server.ts'

const ENTRY: LogEntry = { kind: 'open', opening: 'a'.repeat(64) }

describe('the public log of the dice, as it is served', () => {
  const store = memoryStore()
  let server: RunningServer
  let proof: string
  const get = (path: string) => fetch(`${server.address}${path}`)

  beforeAll(async () => {
    server = await testServer({ 'public-url': 'https://play.example.org' }, store)
    proof = await (await logOn(store.dice)).append(ENTRY)
  })
  afterAll(() => server.close())

  it('has a key and a checkpoint that belong together, also of what another node wrote', async () => {
    const line = await (await get('/dice/key')).text()
    expect(line).toMatch(/^play\.example\.org\/dice\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+\n$/)
    const key = unwrap(parseKey(line.trim()))
    const answer = await get('/dice/checkpoint')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(unwrap(openCheckpoint(await answer.text(), key)).size).toBe(1)
    expect(unwrap(checkProof(proof, entryBytes(ENTRY), key)).index).toBe(0)
  })

  it('has tiles and entries that any page and any cache may keep', async () => {
    const entries = await get('/dice/tile/entries/000.p/1')
    expect(unwrap(readBundle(new Uint8Array(await entries.arrayBuffer())))).toEqual([entryBytes(ENTRY)])
    const tile = await get('/dice/tile/0/000.p/1')
    expect((await tile.arrayBuffer()).byteLength).toBe(32)
    expect(tile.headers.get('content-type')).toBe('application/octet-stream')
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(tile.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(['0/000', '0/000.p/2', '1/000.p/1', 'entries/001.p/1', '0/x1/000', '0'.repeat(99), ''])(
    'has no tile %s, and lets nobody keep that answer',
    async (path) => {
      const answer = await get(`/dice/tile/${path}`)
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers.get('cache-control')).toBeNull()
      expect(((await answer.json()) as { error: { code: string } }).error.code).toMatch(/./)
    },
  )

  it('never shows the key that signs', async () => {
    const kept = JSON.parse((await store.dice.fact('key')) as string) as { seed: string }
    for (const path of ['key', 'checkpoint', 'tile/entries/000.p/1']) {
      const bytes = Buffer.from(await (await get(`/dice/${path}`)).arrayBuffer())
      expect(bytes.includes(Buffer.from(kept.seed, 'hex')) || bytes.includes(kept.seed)).toBe(false)
    }
  })
})
