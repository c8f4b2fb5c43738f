import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, DESKTOP, launchBrowser, newPage, WEBGL_ARGS } from './browser.ts'
import { inHurry } from './player.ts'
import { openSite, type Site } from './site.ts'

const IS_AT_MOVE = `document.activeElement?.matches('[data-move]:not([aria-disabled=true]):not(:disabled)') ?? false`
const IS_OVER = `document.querySelector('[data-guide=result]') !== null`
const LOOKS = 400

/** Goes on with Tab until another move has the focus; false at the end of the game. */
async function tabToMove(page: Page): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate<boolean>(IS_OVER)) return false
    if (await page.evaluate<boolean>(IS_AT_MOVE)) return true
  }
  throw new Error(`no move has the focus after ${LOOKS} times Tab`)
}

describeInBrowser('with the keyboard alone', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-keyboard')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(['gambler', 'strike'])(
    'a whole game of %s is played to its end',
    async (game) => {
      const { page, errors } = await newPage(browser, { size: DESKTOP })
      await inHurry(page)
      await page.goto(site.address)
      await page.locator(`a[href="/play/${game}"]`).first().focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/game/*')
      while (await tabToMove(page)) await page.keyboard.press('Enter')
      expect(errors).toEqual([])
      await page.context().close()
    },
    240_000,
  )

  it.each([
    ['qwixx', '3', '[data-box^=green]:focus'],
    ['gambler', 's', 'text=you must place one first'],
  ])('the keys of %s work from the first roll on', async (game, key, answer) => {
    const { page } = await newPage(browser, { size: DESKTOP })
    await page.goto(`${site.address}/play/${game}`)
    await page.getByRole('button', { name: 'Roll the dice' }).waitFor()
    await page.keyboard.press(' ')
    await page
      .locator('[data-move]:not([aria-disabled=true]):not([aria-label="Roll the dice"])')
      .first()
      .waitFor()
    await page.keyboard.press(key)
    await page.locator(answer).waitFor()
    await page.context().close()
  })

  it('a roll of real dice is typed and entered', async () => {
    const { page } = await newPage(browser, { size: DESKTOP })
    await page.goto(`${site.address}/new/qwixx`)
    await page.getByLabel('Your own dice').check()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByText('What do the dice show?').waitFor()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await page.getByText('White dice: 3.').waitFor()
    await page.context().close()
  })
})
