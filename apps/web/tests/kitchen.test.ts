import { expect, it } from 'vitest'
import { describeInBrowser, PHONE } from './browser.ts'
import { siteForTests } from './site.ts'
import { button, visitor } from './visitors.ts'

/** A name as in a home network: no HTTPS, so the browser lets a page do less than at localhost. */
const KITCHEN = 'kitchen.test'
const PATIENCE_MS = 240_000

describeInBrowser('in the kitchen', () => {
  const site = siteForTests('kitchen', { args: [`--host-resolver-rules=MAP ${KITCHEN} 127.0.0.1`] })

  it(
    'who invites by localhost is told that nobody else can open it; a phone plays by the name in the network',
    async () => {
      const { page: host, errors } = await visitor(site.browser)
      const { page: phone, errors: more } = await visitor(site.browser, PHONE)
      await host.goto(`${site.address}/friends/qwixx`)
      await button(host, 'Open the table').click()
      await host.getByText('Only this computer can open the link.').waitFor()

      const there = new URL(host.url())
      there.hostname = KITCHEN
      await phone.goto(there.href)
      await button(phone, 'Take a seat').click()
      const link = phone.getByRole('textbox', { name: 'Link' })
      expect(await link.inputValue()).toBe(there.href)
      expect(await phone.getByText('Only this computer').count()).toBe(0)
      await button(host, 'Start the game').click()
      await phone.locator('[data-move]').first().waitFor()
      expect([...errors, ...more]).toEqual([])
    },
    PATIENCE_MS,
  )

  it(
    'who invites by localhost gives the address that the server tells',
    async () => {
      const { page } = await visitor(site.browser)
      const address = 'http://192.168.1.5:3000'
      await page.route('**/api/address', (route) => route.fulfill({ json: { address, reach: 'network' } }))
      await page.goto(`${site.address}/friends/qwixx`)
      await button(page, 'Open the table').click()
      await page.getByText('every device in the same network').waitFor()
      const link = `${address}${new URL(page.url()).pathname}`
      expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
      await page.getByRole('img', { name: `QR code for ${link}` }).waitFor()
    },
    PATIENCE_MS,
  )
})
