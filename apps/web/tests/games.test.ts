import { GAMES } from '@rattlecup/games'
import { FastSource } from '@rattlecup/kit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser, newPage, sidewaysScroll, WEBGL_ARGS } from './browser.ts'
import { inHurry, playToTheEnd } from './player.ts'
import { openSite, type Site } from './site.ts'

describeInBrowser('a whole game against a bot, by clicks, on a phone', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-games')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(GAMES)(
    '$id',
    async ({ id }) => {
      const { page, errors } = await newPage(browser)
      await inHurry(page)
      const chance = new FastSource(id)
      await page.goto(site.address)
      await page.locator(`a[href="/play/${id}"]`).first().click()
      await playToTheEnd(page, (choices) => chance.below(choices))
      expect(await sidewaysScroll(page)).toBe(0)
      expect(errors).toEqual([])
      await page.context().close()
    },
    240_000,
  )
})
