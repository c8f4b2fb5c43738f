// Takes a picture of every main screen, on a phone and on a desktop, for the README and for critical eyes:
// npm run screenshots [folder [language [dark]]]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFESTS } from '../packages/games/src/manifest.ts'
import type { Browser, Page } from 'playwright-core'
import { DESKTOP, launchBrowser, newPage, PHONE, WEBGL_ARGS } from '../apps/web/tests/browser.ts'
import { inHurry, playSteps, playToTheEnd } from '../apps/web/tests/player.ts'
import { openSite } from '../apps/web/tests/site.ts'

const [folder = 'docs/screenshots', language = 'en', theme = 'light'] = process.argv.slice(2)

const IDS = MANIFESTS.map(({ id }) => id)
const [FIRST, LAST] = [IDS[0], IDS.at(-1)]

/** A screen, where it is, and what is done there before the picture is taken. */
const SCREENS: readonly (readonly [name: string, path: string, prepare?: (page: Page) => Promise<void>])[] = [
  ['home', '/'],
  ['set-up', `/new/${FIRST}`],
  ...IDS.map((id) => [id, `/play/${id}`, (page: Page) => playSteps(page, 8)] as const),
  ['result', `/play/${LAST}`, (page) => playToTheEnd(page, () => 0)],
  ['rules', `/rules/${FIRST}`],
  ['lesson', `/learn/${FIRST}`],
  ['friends', `/friends/${FIRST}`],
  ['lobby', `/friends/${FIRST}`, openTable],
  ['verify', '/verify'],
  ['settings', '/settings'],
]

async function openTable(page: Page): Promise<void> {
  await page.locator('main button[class*=primary]').click()
  await page.waitForURL('**/t/*')
  await page.locator('svg').first().waitFor()
}

async function take(browser: Browser, address: string, size: typeof PHONE, device: string): Promise<void> {
  for (const [name, path, prepare] of SCREENS) {
    const { page } = await newPage(browser, { size, language, dark: theme === 'dark' })
    await inHurry(page, language)
    await page.goto(address + path)
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(folder, `${name}-${device}.jpg`), type: 'jpeg', quality: 80 })
    await page.context().close()
    console.log(`${name}-${device}.jpg`)
  }
}

await mkdir(folder, { recursive: true })
const site = await openSite('screenshots')
const browser = await launchBrowser({ args: WEBGL_ARGS })
try {
  await take(browser, site.address, PHONE, 'phone')
  await take(browser, site.address, DESKTOP, 'desktop')
} finally {
  await browser.close()
  await site.close()
}
