import { FastSource } from '@rattlecup/kit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, DESKTOP, launchBrowser, newPage, WEBGL_ARGS } from './browser.ts'
import { Listener, playByEar } from './listener.ts'
import { inHurry } from './player.ts'
import { openSite, type Site } from './site.ts'

describeInBrowser('a whole game, by what a screen reader speaks alone', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('by-ear-long')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(['qwixx', 'gambler', 'onecard', 'strike'])(
    '%s',
    async (game) => {
      const { page, errors } = await newPage(browser, { size: DESKTOP })
      await inHurry(page)
      const chance = new FastSource(game)
      await page.goto(`${site.address}/play/${game}`)
      await page.locator('[data-move]').first().waitFor()
      const listener = await Listener.on(page)
      // What was said before somebody listened is asked for.
      if ((await listener.ask('t')) === 'Your roll') await listener.press(' ')
      else await listener.type(game === 'strike' ? 'throw' : 'pass')
      while (await playByEar(listener, (choices) => chance.below(choices)));
      expect(errors).toEqual([])
      await page.context().close()
    },
    600_000,
  )
})
