import { FairDice, secretFrom, type GameEvent } from '@rattlecup/kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser, newPage, WEBGL_ARGS } from './browser.ts'
import { inHurry, playToTheEnd } from './player.ts'
import { openSite, type Site } from './site.ts'

/** A file of Qwixx for two that holds only this event. */
function fileWith(event: object): string {
  const dice = new FairDice({ secret: secretFrom('secret'), table: 'T', seeds: ['', ''] }).proof
  return JSON.stringify({ game: 'qwixx', players: 2, options: {}, events: [event as GameEvent], dice })
}

/** Follows a link of the page and comes back by the arrow. */
async function thereAndBack(page: Page, name: string, back: string): Promise<void> {
  const before = page.url()
  await page.getByRole('link', { name, exact: true }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.getByRole('button', { name: back, exact: true }).click()
  await page.waitForURL(before)
}

describeInBrowser('a game that was played', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-records')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each([
    [{ seat: 7, move: { type: 'pass' } }, 'So etwas kann im Spiel nicht vorkommen.'],
    [{ chance: { type: 'roll', white: [1, 9] } }, 'So können die Würfel hier nicht fallen.'],
  ])('%j is refused in the reader’s language', async (event, told) => {
    const { page } = await newPage(browser, { language: 'de' })
    await page.goto(`${site.address}/verify`)
    const buffer = Buffer.from(fileWith(event))
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'text/json', buffer })
    await page.getByText(told).waitFor()
    expect(await page.locator('main [lang=en]').isVisible()).toBe(false)
    await page.getByText('Einzelheiten, auf Englisch').click()
    await page.locator('main [lang=en]').waitFor()
    await page.context().close()
  })

  it('is looked at and verified, and one comes back to its result', async () => {
    const { page } = await newPage(browser)
    await inHurry(page)
    await page.goto(`${site.address}/play/strike`)
    await playToTheEnd(page, () => 0)
    await thereAndBack(page, 'Verify the dice', 'Back')
    await thereAndBack(page, 'Replay', 'Back')
    await page.goto(`${site.address}/verify`)
    await page.getByRole('link', { name: 'Home' }).waitFor()
    await page.context().close()
  }, 120_000)
})
