import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeInBrowser,
  DESKTOP,
  launchBrowser,
  newPage,
  PHONE,
  sidewaysScroll,
  WEBGL_ARGS,
} from './browser.ts'
import { PAGES } from './pages.ts'
import { openSite, type Site } from './site.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every sentence that can be read on the page: texts of two words and more. */
const SENTENCES = `(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walk.nextNode()) texts.push(walk.currentNode.data.trim())
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => /\\p{L}{2,}\\s+\\p{L}{2,}/u.test(text))
})()`

/** What is the same in every language: names. */
const NAMES = /^(Alles auf 1 Karte|Deutsch|English|Français|Italiano)$/

/** Reads a page to its end and closes it. */
async function sentencesOf({ page, errors }: { page: Page; errors: string[] }): Promise<string[]> {
  const sentences = await page.evaluate<string[]>(SENTENCES)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(errors).toEqual([])
  await page.context().close()
  return sentences
}

describeInBrowser('every page', () => {
  let site: Site
  let browser: Browser
  let axe: string

  beforeAll(async () => {
    axe = await readFile(AXE, 'utf8')
    site = await openSite('web-pages')
    browser = await launchBrowser({ args: WEBGL_ARGS })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  async function open(
    path: string,
    language: string,
    options = {},
  ): Promise<{ page: Page; errors: string[] }> {
    const opened = await newPage(browser, { language, ...options })
    await opened.page.goto(site.address + path)
    await opened.page.locator('main').first().waitFor()
    // What a page loads on its own, such as the list of tables, is part of it.
    await opened.page.waitForLoadState('networkidle')
    return opened
  }

  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe)
    const found = await page.evaluate<{ id: string; target: string }[]>(
      `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' ') + ' ' + failureSummary }))))`,
    )
    return found.map(({ id, target }) => `${id}: ${target}`)
  }

  describe.each(PAGES)('%s', (path) => {
    it('has nothing that axe objects to, by day and by night, and no sideways scroll', async () => {
      for (const [size, dark] of [
        [PHONE, false],
        [DESKTOP, true],
      ] as const) {
        const { page, errors } = await open(path, 'en', { size, dark })
        expect(await violations(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        expect(errors).toEqual([])
        await page.context().close()
      }
    }, 120_000)

    it('speaks all four languages to the last sentence', async () => {
      const english = await sentencesOf(await open(path, 'en'))
      for (const language of ['de', 'fr', 'it']) {
        const opened = await open(path, language)
        expect(await opened.page.getAttribute('html', 'lang')).toBe(language)
        const sentences = await sentencesOf(opened)
        expect(sentences.filter((text) => english.includes(text) && !NAMES.test(text))).toEqual([])
        expect(sentences.filter((text) => /\b(undefined|null|NaN)\b|\[object|=>/.test(text))).toEqual([])
      }
    }, 120_000)
  })
})
