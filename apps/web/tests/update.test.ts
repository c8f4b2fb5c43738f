import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser } from './browser.ts'
import { siteForTests } from './site.ts'
import { button, visitor } from './visitors.ts'

const BOX = '[data-box][data-move]'

describeInBrowser('a page that keeps nothing on its device', () => {
  const site = siteForTests('update')

  it('takes the new version by itself where the server no longer has a part of the old one', async () => {
    const { page } = await visitor(site.browser)
    await begin(page)
    let isReplaced = true
    await page.route('**/assets/*', (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route(`${site.address}/`, (route) =>
      route.fulfill({ body: '<script type="module" src="/assets/index-new.js"></script>' }),
    )
    const [reloaded] = await Promise.all([page.waitForEvent('framenavigated'), openRules(page)])
    isReplaced = false
    expect(reloaded.url()).toBe(page.url())
    await page.reload()
    await page.locator(BOX).first().waitFor()
    await page.context().close()
  })

  it('says what is missing without a network, and shows it when the network is back', async () => {
    const { page } = await visitor(site.browser)
    await begin(page)
    await page.context().setOffline(true)
    await openRules(page)
    await page.getByText('This part is not on your device yet.').waitFor()
    await page.context().setOffline(false)
    await button(page, 'Try again').click()
    await page.locator(BOX).first().waitFor()
    await openRules(page)
    await page.getByRole('dialog').getByRole('heading', { name: 'Rules' }).waitFor()
    await page.context().close()
  })

  async function begin(page: Page): Promise<void> {
    await page.goto(`${site.address}/play/qwixx`)
    await page.locator(BOX).first().waitFor()
  }
})

async function openRules(page: Page): Promise<void> {
  await button(page, 'Menu').click()
  await button(page, 'Rules').click()
}
