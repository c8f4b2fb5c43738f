import { SETTINGS } from '@rattlecup/server/settings'
import { execFile, execFileSync, type ChildProcess } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, temporaryFolder } from '../apps/server/src/testing/process.ts'
import { chromiumPath, launchBrowser } from '../apps/web/tests/browser.ts'
import { openSite, type Site } from '../apps/web/tests/site.ts'
import { button, sitTogether, visitor } from '../apps/web/tests/visitors.ts'
import { ROOT } from './testing/npm.ts'
import { startCaddy, startNginx, type ProxyPlace } from './testing/proxy.ts'

const DEPLOY = join(ROOT, 'deploy')
const PATIENCE_MS = 240_000

function isHere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** What another program is needed for is left out where it is missing, and says so. */
function describeWith(program: string, name: string, tests: () => void): void {
  const isMissing = !isHere(program) || chromiumPath === undefined
  describe.skipIf(isMissing)(
    isMissing ? `${name} (skipped: ${program} and Chromium are needed)` : name,
    tests,
  )
}

describe('the files for hosting', () => {
  it('name only settings that there are', async () => {
    const files = (await readdir(DEPLOY)).map((name) => join(DEPLOY, name))
    const texts = await Promise.all(
      [...files, join(ROOT, 'docs/hosting.md')].map((file) => readFile(file, 'utf8')),
    )
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([name]) => name),
    )
    const known = new Set<string>(Object.values(SETTINGS).map(({ env }) => env))
    const others = new Set(['NODE_ENV', 'AF_INET', 'AF_UNIX', 'AF_NETLINK'])
    expect(named).toContain('PUBLIC_URL')
    expect(named.filter((name) => !known.has(name) && !others.has(name))).toEqual([])
  })
})

describeWith('systemd-analyze', 'the units of systemd', () => {
  it('are right, and leave the server little to do beyond its task', async () => {
    const folder = await temporaryFolder()
    const names = (await readdir(DEPLOY)).filter((name) => /\.(?:service|timer)$/.test(name))
    const units = names.map((name) => join(folder.path, name))
    for (const [i, unit] of units.entries()) {
      const text = await readFile(join(DEPLOY, names[i] as string), 'utf8')
      await writeFile(unit, text.replaceAll('/usr/bin/node', process.execPath))
    }
    const analyze = promisify(execFile)
    const { stderr } = await analyze('systemd-analyze', ['verify', '--man=no', ...units])
    expect(stderr).toBe('')
    const threshold = ['security', '--offline=true', '--threshold=25', '--no-pager']
    await analyze('systemd-analyze', [...threshold, join(folder.path, 'rattlecup.service')])
    await folder.remove()
  })
})

describeWith('nginx', 'behind nginx, by HTTPS', () => {
  playsBehind(startNginx, 'https')
})

describeWith('nginx', 'nginx before several nodes', () => {
  it('sends all that is about a table to one node, and to another while that one is gone', async () => {
    const folder = await temporaryFolder()
    const nodes = await Promise.all([0, 1, 2].map((name) => namedServer(name)))
    const port = await freePort()
    const proxy = await startNginx({ folder: folder.path, port, upstream: nodes.map((node) => node.port) })
    const ask = (path: string) => answerBy(port, path)
    await expect.poll(() => ask('/').catch(() => '')).toMatch(/^\d$/)
    const codes = Array.from({ length: 24 }, (_, i) => `CODE${i}`)
    const found = await Promise.all(
      codes.map((code) =>
        Promise.all([`/api/tables/${code}`, `/t/${code}`, `/ws?table=${code}`, `/t/${code}`].map(ask)),
      ),
    )
    for (const names of found) expect(new Set(names).size).toBe(1)
    const places = found.map(([name]) => name)
    expect(new Set(places).size).toBe(3)
    nodes[Number(places[0])]?.close()
    const after = await Promise.all(codes.map((code) => ask(`/ws?table=${code}`)))
    for (const [i, name] of after.entries())
      if (places[i] === places[0]) expect(name).not.toBe(places[0])
      else expect(name).toBe(places[i])
    for (const node of nodes) node.close()
    proxy.kill()
    await folder.remove()
  })
})

/** A server that answers nothing but its name. */
function namedServer(name: number): Promise<{ port: number; close(): void }> {
  const server = createServer((_, answer) => void answer.end(String(name)))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })
}

/** By HTTPS, with a certificate that nobody trusts. */
function answerBy(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { port, path, host: 'localhost', rejectUnauthorized: false, agent: false } as const
    const asked = request(options, (answer) => {
      let text = ''
      answer.on('data', (data) => void (text += String(data)))
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describeWith('caddy', 'behind Caddy', () => {
  playsBehind(startCaddy, 'http')
})

function playsBehind(start: (place: ProxyPlace) => Promise<ChildProcess>, scheme: string): void {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let proxy: ChildProcess | undefined
  let site: Site | undefined
  let browser: Browser | undefined
  beforeEach(async () => void (folder = await temporaryFolder()))
  afterEach(async () => {
    await browser?.close()
    proxy?.kill()
    await site?.close()
    await folder.remove()
  })

  it(
    'two browsers meet at a table and play',
    async () => {
      const port = await freePort()
      const address = `${scheme}://localhost:${port}`
      site = await openSite(`behind-${scheme}`, { PUBLIC_URL: address, TRUST_PROXY: 'yes' })
      proxy = await start({ folder: folder.path, port, upstream: Number(new URL(site.address).port) })
      browser = await launchBrowser({ args: ['--ignore-certificate-errors'] })
      const [{ page: host, errors }, { page: friend }] = [await visitor(browser), await visitor(browser)]
      const code = await sitTogether({ ...site, address }, host, friend)
      const link = host.getByRole('textbox', { name: 'Link' })
      expect(await link.inputValue()).toBe(`${address}/t/${code}`)
      const [cookie] = await host.context().cookies()
      expect(cookie?.secure).toBe(scheme === 'https')
      await button(host, 'Start the game').click()
      await friend.locator('[data-move]').first().waitFor()
      expect(errors).toEqual([])
    },
    PATIENCE_MS,
  )
}
