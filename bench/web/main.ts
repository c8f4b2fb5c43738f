// What a first visit costs: JavaScript before a table is playable, time to the first roll, the answer to a tap, the
// frames of tumbling dice, and how soon a long history is there, in Chromium with the processor slowed down fourfold.
// Exits with 1 if a budget is exceeded.
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, PHONE } from '../../apps/web/tests/browser.ts'
import { openSite } from '../../apps/web/tests/site.ts'
import { GAMES } from '../../packages/games/src/games.ts'
import { FINISHED, historyVisit } from './history.ts'
import { framesOf, slowestTap, watchTaps } from './measure.ts'

const SLOWER = 4
const LOOKING_MS = 1000
const TAPS = 12
const FRAMES = { enough: 90, mostMs: 30_000 }
/** Visits to each game, the middle one of which counts: the machine may have other work during one of them. */
const VISITS = 3

interface Budget {
  readonly javascriptKb: number
  readonly firstRollMs: number
  readonly tapMs: number
  readonly historyMs: number
}

interface Visit {
  readonly firstRollMs: number
  readonly tapMs: number
  readonly frames: number
  readonly dropped: number
}

/** Somebody's first visit with a slow phone: home, *Play*, the first roll, some moves, more rolls. */
async function visit(browser: Browser, address: string, game: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchTaps(page)
  const firstRollMs = await begin(page, address, game)
  for (let tap = 0; tap < TAPS; tap++) await tapSomething(page, 'first')
  const tapMs = await slowestTap(page)
  const seen = await rollOn(page)
  await context.close()
  return { firstRollMs, tapMs, ...seen }
}

/** From the home page to the first choice; how many milliseconds that took from *Play* on. */
async function begin(page: Page, address: string, game: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  const play = page.locator(`a[href="/play/${game}"]`).first()
  await play.waitFor()
  // Nobody taps before they have looked.
  await page.waitForTimeout(LOOKING_MS)
  const start = performance.now()
  await play.click()
  await page.locator('[data-move]:not([aria-disabled=true])').first().waitFor()
  return performance.now() - start
}

const SAVE_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

/** The JavaScript that one game needs, gzipped, in kB: who saves data gets no other game's ahead. */
async function javascriptOf(browser: Browser, address: string, game: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(SAVE_DATA)
  const scripts = countScripts(page)
  await begin(page, address, game)
  const bytes = await scripts()
  await context.close()
  return bytes / 1000
}

/**
 * Plays on until enough frames with tumbling dice are seen: counting them takes time, so the taps before are noted
 * without. What ends a turn comes last among the moves.
 */
async function rollOn(page: Page): Promise<{ frames: number; dropped: number }> {
  const frames = framesOf(page, FRAMES)
  for (;;) {
    const seen = await Promise.race([frames, tapSomething(page, 'last')])
    if (seen) return seen
  }
}

/** Several first visits, and of each figure the middle one. */
async function visits(browser: Browser, address: string, game: string): Promise<Visit> {
  const all: Visit[] = []
  for (let i = 0; i < VISITS; i++) all.push(await visit(browser, address, game))
  const middle = (key: keyof Visit): number =>
    all.map((each) => each[key]).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] as number
  return {
    firstRollMs: middle('firstRollMs'),
    tapMs: middle('tapMs'),
    frames: middle('frames'),
    dropped: middle('dropped'),
  }
}

/** Counts the scripts of a page as they would be sent, gzipped; workers are loaded later and counted apart. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const isOfPage = response.request().resourceType() === 'script' && !response.url().includes('worker')
    if (isOfPage) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function tapSomething(page: Page, which: 'first' | 'last'): Promise<void> {
  const move = page.locator('[data-move]:not([aria-disabled=true])')[which]()
  await move.waitFor({ timeout: 60_000 })
  await move.click({ timeout: 5000 }).catch(() => {})
}

function report(game: string, javascriptKb: number, visited: Visit, budget: Budget): boolean {
  const lines = [
    ['JavaScript, gzipped', javascriptKb, budget.javascriptKb, 'kB'],
    ['Play to first choice', visited.firstRollMs, budget.firstRollMs, 'ms'],
    ['slowest answer to a tap', visited.tapMs, budget.tapMs, 'ms'],
  ] as const
  for (const [what, value, most, unit] of lines) {
    const verdict = value <= most ? 'ok' : 'TOO MUCH'
    console.log(
      `${game.padEnd(8)} ${what.padEnd(24)} ${value.toFixed(1).padStart(8)} ${unit}  of ${most}  ${verdict}`,
    )
  }
  console.log(`${game.padEnd(8)} ${'frames dropped'.padEnd(24)} ${visited.dropped} of ${visited.frames}`)
  return lines.every(([, value, most]) => value <= most)
}

const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Budget
const site = await openSite('bench-web')
const browser = await launchBrowser()
try {
  const { openMs, searchMs } = await historyVisit(browser, SLOWER)
  let isWithin = openMs <= budget.historyMs
  const history = `history of ${FINISHED.toLocaleString('en')} games opens in`
  const verdict = isWithin ? 'ok' : 'TOO MUCH'
  console.log(
    `${history} ${openMs.toFixed(0)} ms of ${budget.historyMs}  ${verdict}; a search takes ${searchMs.toFixed(0)} ms`,
  )
  // Physics and 3D are as large as they are.
  for (const { id: game } of GAMES.filter(({ loadRoller }) => !loadRoller)) {
    const javascriptKb = await javascriptOf(browser, site.address, game)
    isWithin = report(game, javascriptKb, await visits(browser, site.address, game), budget) && isWithin
  }
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await site.close()
}
