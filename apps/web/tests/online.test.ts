import { CLOSE } from '@rattlecup/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addAuthenticator,
  describeInBrowser,
  downwardScroll,
  launchBrowser,
  PHONE,
  sidewaysScroll,
} from './browser.ts'
import { openSite, type Site } from './site.ts'
import { button, lookAround, sitTogether, visitor } from './visitors.ts'

const MOVES = '[data-move]:not([aria-disabled=true]):not(:disabled)'
const PASS = `${MOVES}[data-move*=pass]`
/** A build, or a whole game, on a machine that is busy with other tests. */
const PATIENCE_MS = 240_000
/** A table that was forgotten here stays so, though the server knows that we sit there. */
async function forgetTable(page: Page, address: string): Promise<void> {
  await lookAround(page, address)
  await page.getByRole('button', { name: /^Forget table/ }).click()
  const asked = page.waitForResponse(/api\/me\/tables/)
  await lookAround(page, address)
  expect(await (await asked).json()).toMatchObject({ tables: [{ game: 'strike' }] })
  await page.getByText('Open tables').waitFor()
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0)
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
  }, PATIENCE_MS)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it(
    'play a game to its end and a rematch, though one loses the network in the middle',
    async () => {
      const { page: host, errors } = await visitor(browser, PHONE)
      const { page: friend, errors: more } = await visitor(browser)
      await sitTogether(site, host, friend)
      expect(await sidewaysScroll(host)).toBe(0)
      await button(host, 'Start the game').click()
      await host.locator(MOVES).first().waitFor()
      expect([await sidewaysScroll(host), await sidewaysScroll(friend)]).toEqual([0, 0])
      expect(await downwardScroll(host)).toBe(0)

      await button(friend, 'Nice roll!').click()
      await host.getByRole('button', { name: /Nice roll!/ }).waitFor()

      await loseNetwork(host, friend)

      const rematch = button(friend, 'Rematch')
      await passUntil([host, friend], () => rematch.isVisible())
      await button(host, 'Rematch').waitFor()
      await rematch.click()
      await button(host, 'To the table').click()
      await button(host, 'Start the game').click()
      await friend.locator(MOVES).first().waitFor()
      expect([...errors, ...more]).toEqual([])
    },
    PATIENCE_MS,
  )

  it('show who made a program its token, to be revoked', async () => {
    const { page } = await visitor(browser)
    await page.goto(`${site.address}/me`)
    await button(page, 'Choose a name now').click()
    await button(page, 'Create a link').waitFor()
    const bots = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Tin"}' }
    const { token } = (await page.evaluate(
      `fetch('/api/bots', ${JSON.stringify(bots)}).then((answer) => answer.json())`,
    )) as { token: string }
    await page.reload()
    await button(page, 'Revoke the token: Tin').click()
    await page.getByRole('heading', { name: 'Programs' }).waitFor({ state: 'detached' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${site.address}/api/bots`, { headers })).status).toBe(401)
  })

  it('know one person on two devices, by a link that works once', async () => {
    const { page: phone } = await visitor(browser)
    const { page: laptop } = await visitor(browser)
    const { page: stranger } = await visitor(browser)
    await phone.goto(`${site.address}/friends/strike`)
    // What is typed is kept by the main button.
    await phone.getByLabel('Your name').fill('Mia')
    await button(phone, 'Open the table').click()
    await button(phone, 'Start the game').waitFor()
    await phone.goto(`${site.address}/me`)
    await button(phone, 'Create a link').click()
    const link = await phone.getByRole('textbox', { name: 'Link' }).inputValue()
    await laptop.goto(link)
    await button(laptop, 'Yes, that’s me').click()
    await laptop.getByText('Welcome, Mia.').waitFor()
    await lookAround(laptop, site.address)
    await laptop.getByRole('link', { name: 'Continue' }).click()
    await button(laptop, 'Stand up').waitFor()
    await forgetTable(laptop, site.address)
    await stranger.goto(link)
    await button(stranger, 'Yes, that’s me').click()
    await stranger.getByText('This link is too old or has already been used.').waitFor()
  })

  it('keep a person and their tables by a passkey when the browser forgets everything', async () => {
    const { page } = await visitor(browser)
    await addAuthenticator(page)
    await page.goto(`${site.address}/me`)
    await button(page, 'Choose a name now').click()
    await page.getByLabel('Your name').fill('Noah')
    await button(page, 'Save').click()
    await button(page, 'Create a passkey').click()
    await page.getByText('You have one passkey.').waitFor()
    await page.goto(`${site.address}/friends/strike`)
    await button(page, 'Open the table').click()
    await button(page, 'Start the game').waitFor()
    await page.context().clearCookies()
    await page.evaluate('localStorage.clear()')
    await page.goto(`${site.address}/me`)
    await button(page, 'Sign in with a passkey').click()
    await page.getByText('You have one passkey.').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Noah')
    await lookAround(page, site.address)
    await page.getByRole('link', { name: 'Continue' }).waitFor()
  })

  it('say so where too many pages are open, on entering too, and go on when one is closed', async () => {
    const { page } = await visitor(browser)
    let isCrowded = true
    await page.routeWebSocket(/\/ws\?table=/, (socket) => {
      if (isCrowded) void socket.close({ code: CLOSE.tooManyOpen })
      else socket.connectToServer()
    })
    await page.goto(`${site.address}/friends/strike`)
    await button(page, 'Open the table').click()
    await page.getByText('Rattlecup is open in too many tabs.').waitFor()
    await button(page, 'Try now').waitFor()
    // It tries by itself as well, and may be first.
    isCrowded = false
    await button(page, 'Start the game').waitFor()
  })

  it('answer a code that is none and a table that is not, in words', async () => {
    const { page } = await visitor(browser)
    await lookAround(page, site.address)
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
