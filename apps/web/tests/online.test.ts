import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DESKTOP, describeInBrowser, launchBrowser, newPage, sidewaysScroll } from './browser.ts'
import { openSite, type Site } from './site.ts'

const MOVES = '[data-move]:not([aria-disabled=true]):not(:disabled)'
const PASS = `${MOVES}[data-move*=pass]`
/** Settings of somebody in a hurry: one tap makes a move, nothing sounds or tumbles. */
const HURRY = JSON.stringify({ language: 'en', previews: false, sound: false, motion: 'reduced' })

/** Somebody who comes to the site for the first time. */
async function visitor(browser: Browser, size = DESKTOP): Promise<{ page: Page; errors: string[] }> {
  const visit = await newPage(browser, { size })
  await visit.page.addInitScript(
    `localStorage.getItem('rattlecup.settings') ?? localStorage.setItem('rattlecup.settings', '${HURRY}')`,
  )
  return visit
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a Qwixx table for two on one page and brings the other to it by its code. */
async function sitTogether(site: Site, host: Page, friend: Page): Promise<string> {
  await host.goto(`${site.address}/friends/qwixx`)
  await button(host, 'Open the table').click()
  await host.waitForURL('**/t/*')
  const code = new URL(host.url()).pathname.slice(3)
  await friend.goto(site.address)
  await friend.getByLabel('Five letters, or paste the link').fill(code.toLowerCase())
  await button(friend, 'Join').click()
  await button(friend, 'Take a seat').click()
  await host.locator('[aria-label="Seats"] li').nth(1).getByText('is here').waitFor({ state: 'attached' })
  return code
}

/** Passes on whichever page may, until `isDone`. Who only passes has four penalties after at most seven turns. */
async function passUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    for (const page of pages) {
      const pass = page.locator(PASS).first()
      // What was offered may be gone by the time of the click: then it is somebody else's turn.
      if (await pass.isVisible()) await pass.click({ timeout: 1000 }).catch(() => {})
    }
    await pages[0]?.waitForTimeout(20)
  }
}

describeInBrowser('two browsers at one table', () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([openSite('online'), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it('play a game to its end and a rematch, though one loses the network in the middle', async () => {
    const { page: host, errors } = await visitor(browser, { width: 360, height: 640 })
    const { page: friend, errors: more } = await visitor(browser)
    await sitTogether(site, host, friend)
    expect(await sidewaysScroll(host)).toBe(0)
    await button(host, 'Start the game').click()
    await host.locator(MOVES).first().waitFor()
    expect([await sidewaysScroll(host), await sidewaysScroll(friend)]).toEqual([0, 0])

    await button(friend, 'Nice roll!').click()
    await host.getByRole('button', { name: /Nice roll!/ }).waitFor()

    await loseNetwork(host, friend)

    const rematch = button(friend, 'Rematch')
    await passUntil([host, friend], () => rematch.isVisible())
    await button(host, 'Rematch').waitFor()
    await rematch.click()
    await button(host, 'Start the game').click()
    await friend.locator(MOVES).first().waitFor()
    expect([...errors, ...more]).toEqual([])
  })

  it('answer a code that is none and a table that is not, in words', async () => {
    const { page } = await visitor(browser)
    await page.goto(site.address)
    await page.getByLabel('Five letters, or paste the link').fill('ABC')
    await button(page, 'Join').click()
    await page.getByText('A code has five letters.').waitFor()
    await page.goto(`${site.address}/t/ZZZZZ`)
    await page.getByText('There is no table with this code.').waitFor()
  })
})

/** One is cut off, moves on without the other knowing, and is back by itself with the move made. */
async function loseNetwork(host: Page, friend: Page): Promise<void> {
  await friend.context().setOffline(true)
  await friend.getByText('Connection lost.').waitFor()
  await friend.locator(PASS).first().click()
  await host.locator(PASS).first().click()
  await friend.context().setOffline(false)
  await friend.getByText('Connection lost.').waitFor({ state: 'detached' })
  // Both have passed on the white dice: now it is the colours of who rolled.
  await host.locator(PASS).first().waitFor()
}
