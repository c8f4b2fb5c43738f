import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { describeInBrowser, PHONE } from './browser.ts'
import { siteForTests } from './site.ts'
import { button, sitTogether, visitor } from './visitors.ts'

const PATIENCE_MS = 120_000
/** There only while it can be pressed. */
const pass = (page: Page) => page.locator('[data-guide="pass"][data-move]')

describeInBrowser('choices at a table with friends', () => {
  const site = siteForTests('take-back')

  async function begun(): Promise<{ host: Page; friend: Page }> {
    const { page: host } = await visitor(site.browser, PHONE)
    const { page: friend } = await visitor(site.browser, PHONE)
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
      await button(friend, 'Pass in advance…').click()
      for (const sum of ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
        await friend.getByRole('checkbox', { name: sum, exact: true }).check()
      await friend.getByRole('checkbox', { name: 'blue' }).check()
      await button(friend, 'Pass for me').click()
      await friend.getByText(/You pass unless the white sum is 2, .* or fits blue\./).waitFor()
      await button(friend, 'Let me choose again').click()
      await button(friend, 'Let me choose again').waitFor({ state: 'detached' })

      await button(friend, 'Menu').click()
      await button(friend, 'Pass in advance…').click()
      await button(friend, 'Pass for me').click()
      await friend.getByText('You pass until you choose for yourself.').waitFor()
      await pass(host).click()
      await friend.getByText('You passed once, as you asked.').waitFor()
      for (const page of [host, friend]) await page.context().close()
    },
    PATIENCE_MS,
  )
})
