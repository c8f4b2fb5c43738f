import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { PAGES, visitor, type Visit } from './pages.ts'
import { openSite, type Site } from './site.ts'

const LANGUAGES = ['en', 'de', 'fr', 'it'] as const

/** Every sentence that can be read on the page: texts of two words and more. What is to be copied is no sentence. */
const SENTENCES = `(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('pre')) texts.push(walk.currentNode.data.trim())
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => /\\p{L}{2,}\\s+\\p{L}{2,}/u.test(text))
})()`

/** What is the same in every language: names. */
const NAMES = /^(Alles auf 1 Karte|Deutsch|English|Français|Italiano)$/

describeInBrowser('every page speaks all four languages to the last sentence', () => {
  let site: Site
  let browser: Browser
  let visits: Visit[]

  beforeAll(async () => {
    site = await openSite('web-languages')
    browser = await launchBrowser()
    visits = await Promise.all(LANGUAGES.map((language) => visitor(browser, site.address, { language })))
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it.each(PAGES)('%s', async (path) => {
    const read = visits.map((visit, index) =>
      visit(path, async (page) => {
        expect(await page.getAttribute('html', 'lang')).toBe(LANGUAGES[index])
        return page.evaluate<string[]>(SENTENCES)
      }),
    )
    const [english, ...others] = await Promise.all(read)
    for (const sentences of others) {
      expect(sentences.filter((text) => english?.includes(text) && !NAMES.test(text))).toEqual([])
      expect(sentences.filter((text) => /\b(undefined|null|NaN)\b|\[object|=>/.test(text))).toEqual([])
    }
  })
})
