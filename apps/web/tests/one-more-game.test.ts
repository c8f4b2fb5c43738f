import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildCli } from '../../cli/build.mjs'
import { buildServer } from '../../server/build.mjs'
import { playRandomly, seatedTable } from '../../server/src/testing/players.ts'
import { freePort, ServerProcess, temporaryFolder } from '../../server/src/testing/process.ts'
import { pig } from '../../../packages/games/src/testing/pig/index.ts'
import { describeInBrowser, launchBrowser, newPage } from './browser.ts'
import { pageWithOneMoreGame, withOneMoreGame } from './one-more-game.ts'
import { inHurry, playToTheEnd } from './player.ts'

// The sockets' test client reads the registry in this process.
vi.mock(import('../../../packages/games/src/registry.ts'), async (original) => ({
  MANIFESTS: [
    ...(await original()).MANIFESTS,
    (await import('../../../packages/games/src/testing/pig/index.ts')).pig,
  ],
}))

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const PROGRAM = here('../../cli/dist/one-more-game/main.js')

/** The program, built with one line more in the registry. */
function rattlecup(args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (error, out, err) =>
      error ? reject(new Error(err)) : resolve(out),
    )
    child.stdin?.end(input)
  })
}

/** What answers of the engine hold that this test reads. */
interface Answer {
  readonly ok: boolean
  readonly table: string
  readonly waiting: { readonly seats?: readonly number[] }
  readonly over: boolean
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly moves: readonly object[]
  readonly view: { readonly turn: number }
  readonly game: string
  readonly players: number
  readonly events: readonly object[]
}

/** Asks one engine, one line at a time. */
function conversation(): (cmd: string, fields?: object) => Promise<Answer> {
  const { stdin, stdout } = spawn(process.execPath, [PROGRAM, 'engine'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(stdout)[Symbol.asyncIterator]()
  return async (cmd, fields = {}) => {
    stdin.write(`${JSON.stringify({ cmd, ...fields })}\n`)
    const answer = JSON.parse((await lines.next()).value as string) as Answer
    expect(answer).toMatchObject({ ok: true })
    return answer
  }
}

describe('a game that is one folder and one line in the registry, in a terminal', { timeout: 60_000 }, () => {
  beforeAll(() => buildCli(here('../../cli/dist/one-more-game'), [withOneMoreGame]), 120_000)

  it('is played to its end in the engine, by what DGP/1 says alone', async () => {
    const ask = conversation()
    expect(await ask('games')).toMatchObject({
      games: expect.arrayContaining([{ id: 'pig', title: 'Pig', players: pig.players }]),
    })
    let status = await ask('new', { game: 'pig', players: 2, seed: '1' })
    const { table } = status
    while (!status.over) {
      const [seat] = status.waiting.seats ?? []
      if (seat === undefined) status = await ask('chance', { table })
      else {
        const { moves } = await ask('moves', { table, seat })
        const { view } = await ask('view', { table, seat })
        status = await ask('play', { table, seat, move: moves[view.turn < 10 ? 0 : 1] })
      }
    }
    expect(Math.max(...status.scores)).toBeGreaterThanOrEqual(30)
    expect(status.winners).toEqual([status.scores.findIndex((points) => points >= 30)])
    const { game, players, events } = await ask('log', { table })
    const again = await ask('load', { game, players, events })
    expect(again).toMatchObject({ scores: status.scores, winners: status.winners, over: true })
    await ask('quit')
  })

  it('is played at the keyboard, with a bot and with real dice', async () => {
    const told = await rattlecup(['play', 'pig', '--seed', '1', '--humans', '0'])
    expect(told).toContain('Winner: ')
    const typed = await rattlecup(['play', 'pig', '--real-dice', '--humans', '2'], '6\nr\n6\ns\n')
    expect(typed).toContain('rolls 6')
  })

  it('is simulated, and its bots meet on the ladder', async () => {
    const simulated = await rattlecup(['simulate', 'pig', '--games', '50', '--bots', 'greedy,random'])
    expect(simulated).toContain('greedy')
    const ladder = await rattlecup(['ladder', 'pig', '--games', '20', '--levels', 'greedy,random'])
    expect(ladder).toContain('greedy')
  })
})

describeInBrowser('a game that is one folder and one line in the registry, on a server', () => {
  let server: ServerProcess
  let browser: Browser
  let address: string
  const folders: { remove(): Promise<void> }[] = []

  beforeAll(async () => {
    const program = here('../../server/dist/one-more-game')
    const [web, data, port] = await Promise.all([temporaryFolder(), temporaryFolder(), freePort()])
    folders.push(web, data)
    await buildServer(program, [withOneMoreGame])
    await build({
      configFile: here('../vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [pageWithOneMoreGame()],
      worker: { plugins: () => [pageWithOneMoreGame()] },
      build: { outDir: web.path, emptyOutDir: true },
    })
    address = `http://localhost:${port}`
    server = new ServerProcess(join(program, 'main.js'), {
      PORT: String(port),
      DATA_DIR: data.path,
      WEB_DIR: web.path,
      RATE_MESSAGES: '0',
      RATE_REQUESTS: '0',
    })
    await server.start()
    browser = await launchBrowser()
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await server?.end('SIGTERM')
    for (const folder of folders) await folder.remove()
  })

  it('is played over sockets', async () => {
    const { players } = await seatedTable(address, { game: 'pig', seats: 2 })
    await Promise.all(players.map((player) => playRandomly(player)))
    expect(players[0]?.follower.match?.status().waiting.kind).toBe('over')
    for (const player of players) player.close()
  }, 60_000)

  it.each(['en', 'de', 'fr', 'it'] as const)(
    'is shown and played in the browser: %s',
    async (language) => {
      const { page, errors } = await newPage(browser, { language })
      await inHurry(page, language)
      await page.goto(address)
      await page.getByText(pig.pitch[language]).waitFor()
      await page.locator('a[href="/play/pig"]').first().click()
      await playToTheEnd(page, (choices) => choices - 1)
      expect(errors).toEqual([])
      await page.context().close()
    },
    120_000,
  )
})
