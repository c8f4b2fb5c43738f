import { FastSource } from '@rattlecup/kit'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, temporaryFolder } from '../apps/server/src/testing/process.ts'
import { describeInBrowser, launchBrowser, newPage, WEBGL_ARGS } from '../apps/web/tests/browser.ts'
import { inHurry, playToTheEnd } from '../apps/web/tests/player.ts'
import { isGone, npm, ROOT, StartedByNpm } from './testing/npm.ts'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/** What runs, and nothing else. */
const RUNS =
  /^(?:package\.json|README\.md|LICENSE|apps\/(?:cli\/(?:bin|dist)|server\/(?:assets|dist)|web\/dist)\/.+)$/
const SOURCE = /\.(?:tsx?|map)$|\.test\.|node_modules|\.stamp/

const manifest = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(ROOT, path, 'package.json'), 'utf8')) as Manifest

describe('npm pack', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let empty: Awaited<ReturnType<typeof temporaryFolder>>
  let tarball: string
  let files: readonly string[]

  beforeAll(async () => {
    ;[folder, empty] = await Promise.all([temporaryFolder(), temporaryFolder()])
    const said = await npm(ROOT, 'pack', '--json', '--pack-destination', folder.path)
    const [packed] = JSON.parse(said.slice(said.indexOf('['))) as {
      filename: string
      files: { path: string }[]
    }[]
    tarball = join(folder.path, packed?.filename as string)
    files = packed?.files.map(({ path }) => path) ?? []
    await npm(empty.path, 'install', tarball)
  }, 300_000)
  afterAll(() => Promise.all([folder.remove(), empty.remove()]))

  it('holds only what runs', () => {
    expect(files).toContain('apps/web/dist/index.html')
    expect(files.filter((file) => !RUNS.test(file) || SOURCE.test(file))).toEqual([])
  })

  it('needs few packages, in the versions that the parts are tested with', async () => {
    const parts = await Promise.all(['apps/server', 'packages/games'].map(manifest))
    const tested = Object.assign({}, ...parts.map(({ dependencies }) => dependencies)) as object
    const { dependencies } = await manifest('.')
    expect(Object.keys(dependencies).length).toBeLessThan(5)
    expect(tested).toMatchObject(dependencies)
  })

  it('gives the command in a folder without a repository', async () => {
    expect(await npm(empty.path, 'exec', '--', 'rattlecup', 'simulate', 'qwixx', '--games', '2')).toContain(
      'greedy',
    )
  })

  describeInBrowser('opened in a browser', () => {
    let server: StartedByNpm | undefined
    let browser: Browser | undefined
    afterAll(async () => {
      await browser?.close()
      await server?.end()
    })

    it('plays a game of Strike at a table of the server, against a bot, and ends with npx', async () => {
      const env = { PORT: String(await freePort()), RATE_MESSAGES: '0', RATE_REQUESTS: '0', BOT_DELAY: '0' }
      server = new StartedByNpm(empty.path, ['npx', 'rattlecup', 'serve'], env)
      browser = await launchBrowser({ args: WEBGL_ARGS })
      const address = await server.address
      const { page, errors } = await newPage(browser)
      await inHurry(page)
      await page.goto(`${address}/friends/strike`)
      await page.getByLabel('Seat 2', { exact: true }).selectOption('casual')
      await page.getByRole('button', { name: 'Open the table' }).click()
      await page.getByRole('button', { name: 'Start the game' }).click()
      const chance = new FastSource('package')
      await playToTheEnd(page, (choices) => chance.below(choices))
      expect(errors).toEqual([])
      await server.end()
      expect(await isGone(address)).toBe(true)
    }, 240_000)
  })
})
