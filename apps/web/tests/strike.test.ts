import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser, newPage, PHONE, WEBGL_ARGS } from './browser.ts'
import { inHurry } from './player.ts'
import { openSite, type Site } from './site.ts'

const PATIENCE_MS = 120_000
/** By WCAG, for pictures that must be understood. */
const LEAST_CONTRAST = 3

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of an element. */
async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How bright a picture is along a line down from a spot, by WCAG's relative luminance. */
async function brightnessBelow(page: Page, { x, y }: Spot, length: number): Promise<number[]> {
  const clip = { x, y, width: 1, height: length }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${picture}'
    await image.decode()
    const canvas = new OffscreenCanvas(1, ${length})
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, 1, ${length})
    const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    return Array.from({ length: ${length} }, (_, i) => {
      const [r, g, b] = [0, 1, 2].map((channel) => linear(data[4 * i + channel] / 255))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
  })()`)
}

const thrown = (page: Page) => page.getByText(/^Thrown: /).first()

describeInBrowser('Strike in the hand', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-strike')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  /** A new game on a phone, with the die ready to be thrown. */
  async function begun(): Promise<Page> {
    const { page } = await newPage(browser, { size: PHONE })
    await inHurry(page)
    await page.goto(`${site.address}/play/strike`)
    await page.locator('[data-guide=hand]').waitFor({ timeout: PATIENCE_MS })
    return page
  }

  it.each([16, 24, 30])(
    'a finger %d px beside the die takes it, and pulling back throws',
    async (beside) => {
      const page = await begun()
      const { x, y } = await middleOf(page, '[data-guide=hand]')
      await page.mouse.move(x + beside, y)
      await page.mouse.down()
      await page.mouse.move(x + beside, y + 40, { steps: 4 })
      await page.mouse.move(x + beside, y + 60, { steps: 4 })
      // Letting go after a rest is no flick.
      await page.waitForTimeout(150)
      await page.mouse.move(x + beside, y + 61)
      await page.mouse.up()
      await thrown(page).waitFor({ state: 'attached', timeout: PATIENCE_MS })
      await page.context().close()
    },
    PATIENCE_MS,
  )

  it(
    'a flick into the arena throws',
    async () => {
      const page = await begun()
      const { x, y } = await middleOf(page, '[data-guide=hand]')
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - 230)
      await page.mouse.up()
      await thrown(page).waitFor({ state: 'attached', timeout: PATIENCE_MS })
      await page.context().close()
    },
    PATIENCE_MS,
  )

  it(
    'a top face stands out from its sides, its value stands above it, and the view can be reset',
    async () => {
      const page = await begun()
      await page.keyboard.press('v')
      const label = page.locator('[data-value]').first()
      const value = await label.getAttribute('data-value')
      const size = 30
      // Seen from further down, the near side of the die is below its top.
      const stage = await middleOf(page, '[data-guide=arena]')
      await page.mouse.move(20, stage.y)
      await page.mouse.down()
      await page.mouse.move(20, stage.y - 50, { steps: 5 })
      await page.mouse.up()
      // Aimed at something else, the die has its own colour.
      await page.getByRole('button', { name: 'Middle', exact: true }).click()
      const { x, y } = await middleOf(page, `[data-value="${value}"]`)
      const below = await brightnessBelow(page, { x: x - 5, y: y + 12 }, 2 * size)
      const bright = Math.max(...below)
      const top = below.lastIndexOf(bright)
      const side = Math.max(...below.slice(top + 8, top + 16))
      expect((bright + 0.05) / (side + 0.05)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      await page.getByRole('button', { name: 'Reset the view' }).click()
      expect(await page.getByRole('button', { name: 'Reset the view' }).count()).toBe(0)
      await page.context().close()
    },
    PATIENCE_MS,
  )
})
