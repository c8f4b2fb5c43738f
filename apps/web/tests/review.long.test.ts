import { GAMES } from '@rattlecup/games'
import { reviewGame } from '@rattlecup/games/bots'
import { secretFrom, unwrap, type Game, type GameLog } from '@rattlecup/kit'
import { randomMatch } from '@rattlecup/kit/testing'
import { fileCache } from '@rattlecup/server/blob-cache'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packReview } from '../src/review/kept-review.ts'
import { describeInBrowser, launchBrowser, newPage, WEBGL_ARGS } from './browser.ts'
import { openSite, type Site } from './site.ts'

interface SavedGame {
  readonly id: string
  readonly events: GameLog['events']
}

/** A finished game of one person and bots, at random. */
function finishedGame(game: Game, players: number): SavedGame & Record<string, unknown> {
  const match = randomMatch(game, { players, seed: `review ${game.id}` })
  const { scores, winners } = match.status()
  return {
    id: `${game.id}-${players}`,
    game: game.id,
    players: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { name: '' } : { name: `Bot ${seat}`, bot: 'casual' },
    ),
    options: {},
    secret: secretFrom('x'),
    seeds: Array.from({ length: players }, () => ''),
    events: match.logWithSecrets().events,
    isOver: true,
    scores,
    winners,
    changed: Date.now(),
  }
}

/** What the page has kept of reviews. */
const KEPT = `new Promise((resolve) => {
  const asked = indexedDB.open('rattlecup-reviews', 1)
  asked.onupgradeneeded = () => asked.transaction.abort()
  asked.onerror = () => resolve([])
  asked.onsuccess = () => {
    const all = asked.result.transaction('reviews').objectStore('reviews').getAll()
    all.onsuccess = () => { asked.result.close(); resolve(all.result.map(({ text }) => text)) }
  }
})`

async function openResult(page: Page, site: Site, saved: SavedGame): Promise<void> {
  await page.addInitScript(
    `localStorage.setItem('rattlecup.game.${saved.id}', ${JSON.stringify(JSON.stringify(saved))})`,
  )
  await page.goto(`${site.address}/game/${saved.id}`)
}

describeInBrowser('the review of a finished game', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-review')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'has the figures of `rattlecup analyse` and is kept: %s',
    async (_, game) => {
      const saved = finishedGame(game, 2)
      const { page } = await newPage(browser)
      await openResult(page, site, saved)
      await expect
        .poll(async () => ((await page.evaluate(KEPT)) as string[]).length, { timeout: 120_000 })
        .toBe(1)
      const [kept = ''] = (await page.evaluate(KEPT)) as string[]
      const log = { game: game.id, players: 2, options: {}, events: saved.events }
      const told = unwrap(await reviewGame(game, log, { cache: fileCache() }))
      expect(JSON.parse(kept)).toEqual(JSON.parse(packReview(told)))
      await page.context().close()
    },
    300_000,
  )

  it('is gone through step by step, mistake by mistake, with the better move on the table', async () => {
    const saved = finishedGame(GAMES[0] as Game, 4)
    const { page, errors } = await newPage(browser)
    await openResult(page, site, saved)
    await page.goto(`${site.address}/replay/${saved.id}?review`)
    const next = page.getByRole('button', { name: 'Next mistake' })
    await next.waitFor({ timeout: 60_000 })
    await next.click()
    const before = page.url()
    const better = page.getByRole('button', { name: /^Better:/ }).first()
    const said = await better.textContent()
    await better.click()
    await page
      .getByText((said ?? '').replace(/ \(.*/, ''), { exact: true })
      .first()
      .waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('p')
    expect(page.url()).toBe(before)
    expect(errors).toEqual([])
    await page.context().close()
  }, 120_000)
})
