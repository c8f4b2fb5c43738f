import type { HouseDice } from '@rattlecup/protocol/client'
import { expect, it } from 'vitest'
import { describeInBrowser, newPage, PHONE } from './browser.ts'
import { siteForTests } from './site.ts'

const FACES = [1012, 988, 1003, 996, 1010, 991]
/** A house where some games were played. */
const FIGURES: Partial<HouseDice> = {
  opened: 1234,
  over: 1200,
  stopped: 20,
  dropped: 4,
  unfinished: [
    { hours: 24, games: 7 },
    { hours: null, games: 3 },
  ],
  byGame: [{ game: 'qwixx', games: 1200, faces: FACES, rolls: 1000, alone: 12, seals: 5 }],
}
const TITLES = [
  ['en', 'The dice of this house', '1,234'],
  ['de', 'Die Würfel dieses Hauses', '1.234'],
  ['fr', 'Les dés de cette maison', '1 234'],
  ['it', 'I dadi di questa casa', '1234'],
] as const

describeInBrowser('the dice of this house', () => {
  const site = siteForTests('web-house')

  it.each(TITLES)('%s: figures are drawn, and can be read as a table', async (language, title, opened) => {
    const { page } = await newPage(site.browser, { language, size: PHONE })
    await page.route('**/api/dice', async (route) => {
      const house = (await (await route.fetch()).json()) as HouseDice
      await route.fulfill({ json: { ...house, ...FIGURES } })
    })
    await page.goto(`${site.address}/house`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect((await page.locator('dd').first().innerText()).replaceAll(/\s/gu, ' ')).toBe(opened)
    const [ages, faces] = [page.locator('figure').nth(0), page.locator('figure').nth(1)]
    expect(await ages.locator('rect').count()).toBe(2)
    const bars = await faces.locator('rect').all()
    const heights = await Promise.all(bars.map(async (bar) => Number(await bar.getAttribute('height'))))
    expect(heights).toHaveLength(6)
    expect(heights.indexOf(Math.max(...heights))).toBe(FACES.indexOf(Math.max(...FACES)))
    await faces.locator('summary').click()
    const cells = await faces.locator('td').allInnerTexts()
    expect(cells.map((cell) => Number(cell.replaceAll(/\D/g, '')))).toEqual(FACES)
    await page.context().close()
  })
})
