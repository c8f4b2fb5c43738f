import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { buildFor, freePort, ServerProcess, temporaryFolder } from '../../server/src/testing/process.ts'
import { launchBrowser } from './browser.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SOURCES = [here('../src'), here('../public'), here('../../../packages')]
const PAGE = here('../index.html')
const CONFIG = here('../vite.config.ts')

export interface Site {
  readonly address: string
  close(): Promise<void>
}

/** The real server with the web application, on a free port and with an empty data folder. */
export async function openSite(
  test: string,
  env: NodeJS.ProcessEnv | ((address: string) => NodeJS.ProcessEnv) = {},
): Promise<Site> {
  const [program, web, port, data] = await Promise.all([
    buildFor(test),
    builtWeb(),
    freePort(),
    temporaryFolder(),
  ])
  const free = { RATE_MESSAGES: '0', RATE_REQUESTS: '0', RATE_GUESTS: '0', BOT_DELAY: '0' }
  const address = `http://localhost:${port}`
  const server = new ServerProcess(program, {
    PORT: String(port),
    DATA_DIR: data.path,
    WEB_DIR: web,
    ...free,
    ...(typeof env === 'function' ? env(address) : env),
  })
  await server.start()
  return {
    address,
    async close() {
      await server.end('SIGTERM')
      await data.remove()
    },
  }
}

/** The folder of the built web application. One build serves all tests until a source changes. */
export async function builtWeb(): Promise<string> {
  const folder = join(tmpdir(), 'rattlecup-web', await fingerprint())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await inProduction(() =>
    build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: draft, emptyOutDir: true } }),
  )
  // Of two tests that build at the same time the first wins; the other's work is the same.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}

/** Builds what people get: a test's own environment would make it a development version. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await work()
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
}

/** Another one for every change of a source. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((each) => !each.includes('node_modules')).toSorted())
      hash.update(await noteOf(join(folder, name)))
  }
  for (const file of [PAGE, CONFIG]) hash.update(await noteOf(file))
  return hash.digest('hex').slice(0, 16)
}

async function noteOf(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path)
  return `${path} ${mtimeMs} ${size}\n`
}

/** For all tests of a group: the site and a browser, opened before them and closed after them. */
export function siteForTests(
  name: string,
  { args = [] }: { args?: readonly string[] } = {},
): { readonly address: string; readonly browser: Browser } {
  const opened: { address: string; browser: Browser } = { address: '', browser: undefined! }
  let site: Site | undefined
  beforeAll(async () => {
    ;[site, opened.browser] = await Promise.all([openSite(name), launchBrowser({ args })])
    opened.address = site.address
  }, 240_000)
  afterAll(async () => {
    await opened.browser?.close()
    await site?.close()
  })
  return opened
}
