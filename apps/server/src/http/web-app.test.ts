import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../server.ts'
import { temporaryFolder } from '../testing/process.ts'
import { testServer } from '../testing/server.ts'

const PAGE = '<!doctype html><title>Rattlecup</title>'
const SCRIPT = 'export const dice = 6\n'.repeat(50)
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web application', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: RunningServer
  beforeAll(async () => {
    folder = await temporaryFolder()
    // The folder's own name must not make its files look like hashed ones.
    const root = join(folder.path, 'assets', 'dist')
    await mkdir(join(root, 'assets'), { recursive: true })
    await writeFile(join(root, 'index.html'), PAGE)
    await writeFile(join(root, 'sw.js'), 'self.skipWaiting()')
    await writeFile(join(root, 'manifest.webmanifest'), '{}')
    await writeFile(join(root, 'assets', 'main-a1b2.js'), SCRIPT)
    await writeFile(join(root, 'assets', 'main-a1b2.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(root, 'assets', 'main-a1b2.js.gz'), gzipSync(SCRIPT))
    server = await testServer({ web: root })
  })
  afterAll(async () => {
    await server.close()
    await folder.remove()
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers, redirect: 'manual' })

  it.each(['/', '/t/ABCDE', '/learn/qwixx', '/link', '/apiary'])('is the page at %s', async (path) => {
    const answer = await get(path, HTML)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(PAGE)
  })

  it.each([
    ['/sw.js', 'no-cache', 'application/javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/assets/main-a1b2.js', 'public, max-age=31536000, immutable', 'application/javascript'],
  ])('%s is kept as "%s"', async (path, cache, type) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, cache])
    expect(headers.get('content-type')).toContain(type)
  })

  it.each([
    ['br', 'br, gzip', brotliCompressSync(SCRIPT).length],
    ['gzip', 'gzip', gzipSync(SCRIPT).length],
    [null, 'identity', SCRIPT.length],
  ])('comes compressed (%s) to who accepts %s', async (encoding, accepted, length) => {
    const answer = await get('/assets/main-a1b2.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(length))
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(SCRIPT)
  })

  it('is answered from the cache by its tag', async () => {
    const { headers } = await get('/')
    const known = { 'if-none-match': headers.get('etag') as string, 'cache-control': 'max-age=0' }
    expect((await get('/', known)).status).toBe(304)
  })

  it.each(['/assets/gone-c3d4.js', '/api/nothing', '/ws', '/.env'])('is not at %s', async (path) => {
    const answer = await get(path, HTML)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown-command' } })
  })

  it('keeps to its folder', async () => {
    await writeFile(join(folder.path, 'secret.txt'), 'secret')
    const answer = await get('/..%2f..%2fsecret.txt', HTML)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('secret')
  })

  it('may run its physics and its worker, and nothing from elsewhere', async () => {
    const policy = (await get('/', HTML)).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("worker-src 'self';")
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|http/)
  })
})
