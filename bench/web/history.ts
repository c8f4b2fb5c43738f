import type { Browser, Page } from 'playwright-core'
import { newPage } from '../../apps/web/tests/browser.ts'
import { openSite } from '../../apps/web/tests/site.ts'
import { openData } from '../../apps/server/src/data-dir.ts'
import { temporaryFolder } from '../../apps/server/src/testing/process.ts'
import { GAMES } from '../../packages/games/src/games.ts'

export const FINISHED = 10_000
const HOUR = 3_600_000
const BATCH = 500

interface HistoryVisit {
  /** From the address to the first game on the screen, and from a filter to what it finds. */
  readonly openMs: number
  readonly searchMs: number
}

/** Somebody who has finished thousands of games opens their history, and looks for those with one of a thousand friends. */
export async function historyVisit(browser: Browser, slower: number): Promise<HistoryVisit> {
  const data = await temporaryFolder()
  const { page } = await newPage(browser)
  const first = await openSite('bench-history', { DATA_DIR: data.path })
  const guest = await introduced(page, first.address)
  await first.close()
  await fill(data.path, guest)
  const site = await openSite('bench-history', { DATA_DIR: data.path })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await measured(page, site.address)
  } finally {
    await page.context().close()
    await site.close()
    await data.remove()
  }
}

async function introduced(page: Page, address: string): Promise<string> {
  await page.goto(address)
  const me = (await page.evaluate(
    `fetch('/api/me', { method: 'POST' }).then((answer) => answer.json())`,
  )) as { id: string }
  // At the second server too, which has an address of its own.
  await page.addInitScript(`localStorage.setItem('rattlecup.guest', '${me.id}')`)
  return me.id
}

async function fill(folder: string, guest: string): Promise<void> {
  const store = await openData(folder)
  for (let from = 0; from < FINISHED; from += BATCH)
    await Promise.all(
      Array.from({ length: BATCH }, (_, at) => store.history.addFinished(finished(from + at, guest))),
    )
  await store.close()
}

function finished(at: number, guest: string) {
  const seat = (index: number, id: string, name: string) => ({
    table: at + 1,
    number: 1,
    seat: index,
    guest: id,
    name,
    bot: null,
    score: (at * (index + 7)) % 97,
    won: at % 2 === index,
    game: (GAMES[at % GAMES.length] as { id: string }).id,
    ended: Date.now() - at * HOUR,
  })
  const friend = at % 1000
  return [seat(0, guest, 'Me'), seat(1, `friend ${friend}`, `Friend ${friend}`)]
}

async function measured(page: Page, address: string): Promise<HistoryVisit> {
  const game = page.locator('main li a').first()
  const start = performance.now()
  await page.goto(`${address}/games`)
  await game.waitFor()
  const openMs = performance.now() - start
  const typed = performance.now()
  await page.locator('input[type=search]').fill('Friend 777')
  await page.locator('main li a', { hasText: 'Friend 777' }).first().waitFor()
  return { openMs, searchMs: performance.now() - typed }
}
