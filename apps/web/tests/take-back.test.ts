import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { describeInBrowser, launchBrowser, PHONE } from './browser.ts'
import { openSite, type Site } from './site.ts'
import { button, sitTogether, visitor } from './visitors.ts'

const PATIENCE_MS = 120_000
/** There only while it can be pressed. */
const pass = (page: Page) => page.locator('[data-guide="pass"][data-move]')

describeInBrowser('choices at a table with friends', () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([openSite('take-back'), launchBrowser()])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  async function begun(): Promise<{ host: Page; friend: Page }> {
    const { page: host } = await visitor(browser, PHONE)
    const { page: friend } = await visitor(browser, PHONE)
    await sitTogether(site, host, friend)
    await button(host, 'Start the game').click()
    await pass(friend).waitFor()
    return { host, friend }
  }

  it(
    'are taken back at once while nobody knows them, later only if the others agree',
    async () => {
      const { host, friend } = await begun()
      await pass(host).click()
      await button(host, 'Take back my move').first().click()
      await pass(host).click()
      await button(host, 'Take back my move').first().waitFor()
      await pass(friend).click()
      // The own turn goes on with the coloured dice; passing there ends it, and the next roll follows.
      await pass(host).click()
      await pass(friend).waitFor()
      await pass(host).waitFor()
      await button(host, 'Menu').click()
      await button(host, 'Take back my move').last().click()
      await host.getByText('The others are being asked whether you may take back your move.').waitFor()
      await friend.getByText(/would like to take back a move\./).waitFor()
      await button(friend, 'Agree').click()
      await friend
        .getByText(/took back a move\./)
        .first()
        .waitFor({ state: 'attached' })
      await host.getByText('You took back a move.').first().waitFor({ state: 'attached' })
      await pass(host).waitFor()
      for (const page of [host, friend]) await page.context().close()
    },
    PATIENCE_MS,
  )

  it(
    'may be a pass that was said beforehand, with exceptions in plain words',
    async () => {
      const { host, friend } = await begun()
      await button(friend, 'Menu').click()
      await button(friend, 'Pass beforehand …').click()
      for (const sum of ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
        await friend.getByRole('checkbox', { name: sum, exact: true }).check()
      await friend.getByRole('checkbox', { name: 'blue' }).check()
      await button(friend, 'Pass for me').click()
      await friend.getByText(/You pass unless the white sum is 2, .* or fits blue\./).waitFor()
      await button(friend, 'Choose myself again').click()
      await button(friend, 'Choose myself again').waitFor({ state: 'detached' })

      await button(friend, 'Menu').click()
      await button(friend, 'Pass beforehand …').click()
      await button(friend, 'Pass for me').click()
      await friend.getByText('You pass until you choose yourself.').waitFor()
      await pass(host).click()
      await friend.getByText('You passed once, as you said.').waitFor()
      for (const page of [host, friend]) await page.context().close()
    },
    PATIENCE_MS,
  )
})
