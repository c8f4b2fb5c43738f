import { GAMES } from '@rattlecup/games'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newPage, sidewaysScroll, type NewPage } from './browser.ts'

/** Every page that can be opened by its address. */
export const PAGES: readonly string[] = [
  '/',
  ...GAMES.flatMap(({ id }) => [`/play/${id}`, `/new/${id}`, `/rules/${id}`, `/learn/${id}`]),
  '/friends/qwixx',
  '/me',
  '/games',
  '/statistics',
  '/replay',
  '/verify',
  '/house',
  '/settings',
  '/nowhere',
]

/** Opens a page, waits until it is whole, and says what `look` finds there. */
export type Visit = <T>(path: string, look: (page: Page) => Promise<T>) => Promise<T>

/**
 * Visits one page after the other, each like somebody who was never here before. Only the browser's cache stays, for the
 * program is always the same. Wherever they come, nothing may be broken and nothing wider than the screen.
 */
export async function visitor(browser: Browser, address: string, options: NewPage): Promise<Visit> {
  const { page, errors } = await newPage(browser, options)
  const tools = await page.context().newCDPSession(page)
  return async (path, look) => {
    // A page that is left keeps things until the end.
    await page.goto('about:blank')
    await tools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' })
    await page.goto(address + path)
    await page.locator('main').first().waitFor()
    // What a page loads on its own, such as the list of tables, is part of it.
    await page.waitForLoadState('networkidle')
    const seen = await look(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(errors).toEqual([])
    return seen
  }
}
