import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeInBrowser, DESKTOP, launchBrowser, PHONE, WEBGL_ARGS } from './browser.ts'
import { PAGES, visitor, type Visit } from './pages.ts'
import { openSite, type Site } from './site.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const LOOKS = [
  ['by day, on a phone', { size: PHONE }],
  ['by night, on a desktop', { size: DESKTOP, dark: true }],
] as const

describeInBrowser('axe objects to nothing', () => {
  let site: Site
  let browser: Browser
  let axe: string

  beforeAll(async () => {
    axe = await readFile(AXE, 'utf8')
    site = await openSite('web-accessibility')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe)
    const found = await page.evaluate<{ id: string; target: string }[]>(
      `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' ') + ' ' + failureSummary }))))`,
    )
    return found.map(({ id, target }) => `${id}: ${target}`)
  }

  describe.each(LOOKS)('%s', (_, options) => {
    let visit: Visit
    beforeAll(async () => {
      visit = await visitor(browser, site.address, options)
    })

    it.each(PAGES)('%s', async (path) => {
      expect(await visit(path, violations)).toEqual([])
    })
  })
})
