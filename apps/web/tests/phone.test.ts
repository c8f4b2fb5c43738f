import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, newPage, PHONE, WEBGL_ARGS } from './browser.ts'
import { inHurry, playSteps } from './player.ts'
import { siteForTests } from './site.ts'

const PATIENCE_MS = 120_000

async function edges(place: Locator): Promise<{ top: number; bottom: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { top: box.y, bottom: box.y + box.height }
}

/** Asks until it is answered: while dice fall there is nothing to ask about. */
async function askForHint(page: Page): Promise<Locator> {
  const note = page.getByRole('region', { name: 'Hint' })
  const reason = note.locator('li').first()
  await expect
    .poll(
      async () => {
        if (!(await note.isVisible())) await page.keyboard.press('h')
        return reason.isVisible()
      },
      { timeout: PATIENCE_MS, interval: 200 },
    )
    .toBe(true)
  return note
}

describeInBrowser('on a phone', () => {
  const site = siteForTests('web-phone', { args: WEBGL_ARGS })

  it.each([
    ['qwixx', 'dice'],
    ['gambler', 'row-0'],
    ['onecard', 'dice'],
  ])(
    'a hint of %s, however long, leaves what it is about in sight',
    async (game, guide) => {
      const { page } = await newPage(site.browser, { size: PHONE })
      await inHurry(page)
      await page.goto(`${site.address}/play/${game}`)
      await playSteps(page, 2)
      const note = await askForHint(page)
      await note
        .locator('li')
        .first()
        .evaluate((reason) => void Object.assign(reason, { textContent: 'because '.repeat(200) }))
      const { bottom } = await edges(note)
      expect(bottom).toBeLessThanOrEqual((await edges(page.locator(`[data-guide=${guide}]`))).top)
      await page.context().close()
    },
    PATIENCE_MS,
  )

  it('a real card is asked for by the name of the player who gets it', async () => {
    const { page } = await newPage(site.browser, { size: PHONE })
    await inHurry(page)
    await page.goto(`${site.address}/new/onecard`)
    await page.getByLabel('Your own dice').check()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByText('A card for you').waitFor()
    const rival = page.getByText(/^A card for (?!you)\p{Lu}\p{L}+$/u)
    while (!(await rival.isVisible())) await page.getByRole('button', { name: 'Draw for us' }).click()
    await page.context().close()
  })

  it('the four languages stand two by two', async () => {
    const { page } = await newPage(site.browser, { size: PHONE })
    await page.goto(`${site.address}/settings`)
    const tops = await Promise.all(
      ['English', 'Deutsch', 'Français', 'Italiano'].map(
        async (name) => (await edges(page.getByLabel(name))).top,
      ),
    )
    expect(new Set(tops).size).toBe(2)
    expect(tops[1]).toBe(tops[0])
    await page.context().close()
  })

  it('the controls of a replay leave all of Strike’s arena in sight, and nothing offers to throw', async () => {
    const { page } = await newPage(site.browser, { size: PHONE })
    await inHurry(page)
    await page.goto(`${site.address}/play/strike`)
    await playSteps(page, 2)
    await page.goto(page.url().replace('/game/', '/replay/'))
    const { bottom } = await edges(page.locator('[data-guide=arena]'))
    expect(bottom).toBeLessThanOrEqual((await edges(page.getByRole('contentinfo'))).top)
    expect(await page.locator('[data-guide=throw]').count()).toBe(0)
    await page.context().close()
  })
})
