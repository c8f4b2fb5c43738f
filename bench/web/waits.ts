// How long a person waits: with every number of players and at every pace, from a choice of one's own to the next thing
// that is asked of one, in Chromium. Takes minutes: npm run bench:waits [game …]
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, PHONE } from '../../apps/web/tests/browser.ts'
import { openSite } from '../../apps/web/tests/site.ts'
import { MANIFESTS } from '../../packages/games/src/manifest.ts'
import { TEMPOS, type Tempo } from '../../packages/ui/src/settings.ts'
import { takeWaits, type Wait } from './measure.ts'

/** A cell of the table ends with this many waits for others, or after this time. */
const WAITS = 12
const MOST_MS = 60_000
/** Tables at the same time: they mostly wait. */
const ABREAST = 3
const LONGEST_BRISK_MS = 5000

interface Cell {
  readonly game: string
  readonly players: number
  readonly tempo: Tempo
}

/** Plays at one table, choosing at once and by chance, and notes the waits. */
async function waitsAt(browser: Browser, address: string, cell: Cell): Promise<Wait[]> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await comeWithSettings(page, cell)
  const start = performance.now()
  const seen: Wait[] = []
  while (seen.filter(({ forOthers }) => forOthers).length < WAITS && performance.now() - start < MOST_MS)
    seen.push(...(await game(page, address, cell, start)))
  await context.close()
  return seen
}

/** Up to one game of a cell. */
async function game(page: Page, address: string, cell: Cell, start: number): Promise<Wait[]> {
  await page.goto(`${address}/play/${cell.game}`)
  const left = Math.max(1, MOST_MS - (performance.now() - start))
  return takeWaits(page, { enough: WAITS, mostMs: left })
}

async function comeWithSettings(page: Page, { game: id, players, tempo }: Cell): Promise<void> {
  const settings = { language: 'en', previews: false, sound: false, motion: 'full', pace: tempo }
  const bots = Array.from({ length: players - 1 }, (_, i) => ({ name: `Bot ${i + 1}`, bot: 'casual' }))
  const setup = { chairs: [{ name: '' }, ...bots], options: {}, dice: 'fair' }
  const kept = { 'rattlecup.settings': settings, [`rattlecup.setup.${id}`]: setup }
  for (const [key, value] of Object.entries(kept)) {
    const text = JSON.stringify(JSON.stringify(value))
    await page.addInitScript(`localStorage.setItem('${key}', ${text})`)
  }
}

function summary(waits: readonly Wait[]): { median: number; longest: number; count: number } {
  const times = waits
    .filter(({ forOthers }) => forOthers)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  return {
    count: times.length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    longest: Math.max(0, ...waits.map(({ ms }) => ms)),
  }
}

function cells(games: readonly string[]): Cell[] {
  return MANIFESTS.filter(({ id }) => games.length === 0 || games.includes(id)).flatMap(
    ({ id, players: { max } }) =>
      Array.from({ length: max - 1 }, (_, i) => i + 2).flatMap((players) =>
        TEMPOS.map((tempo) => ({ game: id, players, tempo })),
      ),
  )
}

/** Does all the work, some of it at the same time, and returns the results in order. */
async function abreast<T, R>(work: readonly T[], run: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < work.length; at = next++) results[at] = await run(work[at] as T)
  }
  await Promise.all(Array.from({ length: ABREAST }, worker))
  return results
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

const site = await openSite('bench-waits')
// Strike is drawn flat: without a graphics card, 3D would be slow as on no device that has one.
const browser = await launchBrowser({ args: ['--disable-3d-apis'] })
try {
  const all = cells(process.argv.slice(2))
  const found = await abreast(all, async (cell) => summary(await waitsAt(browser, site.address, cell)))
  console.log(
    '| game | players | pace | waits seen | median s | longest s |\n| --- | --- | --- | --- | --- | --- |',
  )
  all.forEach(({ game: id, players, tempo }, at) => {
    const { count, median, longest } = found[at] as ReturnType<typeof summary>
    console.log(`| ${id} | ${players} | ${tempo} | ${count} | ${seconds(median)} | ${seconds(longest)} |`)
  })
  const isWithin = all.every(
    ({ tempo }, at) => tempo !== 'brisk' || (found[at]?.longest ?? 0) <= LONGEST_BRISK_MS,
  )
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await site.close()
}
