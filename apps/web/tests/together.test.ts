import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, downwardScroll, PHONE, sidewaysScroll } from './browser.ts'
import { siteForTests } from './site.ts'
import { button, sitTogether, visitor } from './visitors.ts'

const PATIENCE_MS = 120_000

describeInBrowser('friends at one table', () => {
  const site = siteForTests('together')

  it(
    'keep the names they type, agree on what they play, and change seats',
    async () => {
      const { page: host } = await visitor(site.browser, PHONE)
      const { page: friend } = await visitor(site.browser)
      await host.goto(`${site.address}/friends/gambler`)
      await host.getByLabel('Your name').fill('Mia')
      await button(host, 'Open the table').click()
      await host.waitForURL('**/t/*')
      await button(host, 'Start the game').waitFor()
      expect(await widthOfLargeText(host)).toBe(0)
      await friend.goto(host.url())
      await friend.getByLabel('Your name').fill('Noah')
      await button(friend, 'Take a seat').click()
      await host.getByText('Noah has sat down.').waitFor()
      await host.getByText('Every seat is taken.').waitFor()
      await friend.getByText('Mia starts the game').waitFor()

      expect(await friend.getByText('No clock · Anyone with the link may watch').isVisible()).toBe(true)
      await host.getByText('Rules, clock and more').click()
      await host.getByLabel('Per turn').click()
      await friend.getByText('60 seconds a turn').waitFor()
      await friend.getByText('The host has changed the rules of the table.').waitFor()
      await host.context().close()
      await friend.context().close()
    },
    PATIENCE_MS,
  )

  it(
    'are told what happens to each other, refuse a pause, and take back a seat they gave up',
    async () => {
      const { page: host } = await visitor(site.browser, PHONE)
      const { page: friend } = await visitor(site.browser)
      const code = await sitTogether(site, host, friend)
      await button(host, 'Start the game').click()
      await host.locator('[data-move]').first().waitFor()

      await button(friend, 'Menu').click()
      await button(friend, 'Ask for a pause').click()
      await button(host, 'Not now').waitFor()
      // Whatever is said lies over the table: its main buttons stay where they were.
      expect(await downwardScroll(host)).toBe(0)
      await button(host, 'Not now').click()
      await friend.getByText('Somebody would rather play on.').waitFor()

      await button(friend, 'Menu').click()
      await button(friend, 'Code and link').click()
      await friend.getByRole('dialog').getByText(code, { exact: true }).waitFor()
      await friend.keyboard.press('Escape')

      await button(friend, 'Menu').click()
      await button(friend, 'Give up my seat').click()
      await friend.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click()
      await host.getByText(/has given up the seat; a bot plays on\./).waitFor()
      await button(friend, 'Take it back').click()
      await host.getByText(/is back in the game\./).waitFor()

      await friend.context().close()
      await button(host, 'Let a bot play').waitFor()
      expect(await downwardScroll(host)).toBe(0)
      await host.context().close()
    },
    PATIENCE_MS,
  )

  it('may share one device, which hides what was chosen from whoever is next', async () => {
    const { page } = await visitor(site.browser, PHONE)
    await page.goto(`${site.address}/friends/qwixx`)
    await page.getByRole('link', { name: 'All on this device, passed around' }).click()
    const names = page.getByRole('textbox', { name: /name/i })
    // The page before has a name to fill in as well.
    await names.nth(1).waitFor()
    await names.nth(0).fill('Mia')
    await names.nth(1).fill('Noah')
    await button(page, 'Begin').click()
    const box = page.locator('[data-box][data-move]').first()
    await box.waitFor()
    const chosen = await box.getAttribute('data-box')
    await box.click()
    await page.getByText('Noah, it’s your choice').first().waitFor()
    expect(await page.locator(`[data-box="${chosen}"][aria-pressed=true]`).count()).toBe(0)
    await page.context().close()
  }, 60_000)
})

/** How far a page could be scrolled sideways if its text were twice as large. */
async function widthOfLargeText(page: Page): Promise<number> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const scroll = await sidewaysScroll(page)
  await page.evaluate("document.documentElement.style.fontSize = ''")
  return scroll
}
