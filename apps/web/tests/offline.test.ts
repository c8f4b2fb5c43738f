import { GAMES } from '@rattlecup/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser, newPage, WEBGL_ARGS } from './browser.ts'
import { inHurry, playSteps } from './player.ts'
import { openSite, type Site } from './site.ts'

describeInBrowser('without a network, after one visit', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-offline')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it('every game starts and is played against bots', async () => {
    const { page, errors } = await newPage(browser, { isKept: true })
    await inHurry(page)
    await page.goto(site.address)
    // The worker takes over only when it has everything.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.context().setOffline(true)
    for (const { id } of GAMES) {
      await page.goto(site.address)
      await page.locator(`a[href="/play/${id}"]`).first().click()
      await playSteps(page, 5)
    }
    expect(errors).toEqual([])
    await page.context().close()
  }, 180_000)

  it('who is known to the server is told that nothing is lost, and is back with the network', async () => {
    const { page, errors } = await newPage(browser, { isKept: true })
    await page.goto(`${site.address}/me`)
    await page.getByRole('button', { name: 'Choose a name now' }).click()
    await page.getByLabel('Your name').waitFor()
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('Nothing is lost').waitFor()
    expect(await page.getByText('does not know this device').count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByLabel('Your name').waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  }, 60_000)
})
