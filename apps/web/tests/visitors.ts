import type { Browser, Page } from 'playwright-core'
import { DESKTOP, newPage } from './browser.ts'
import type { Site } from './site.ts'

const HURRY = JSON.stringify({
  language: 'en',
  previews: false,
  sound: false,
  motion: 'reduced',
  handRolls: false,
})
/** Settings of somebody in a hurry: one tap makes a move, nothing sounds or tumbles, dice roll by themselves. */
export const IN_HURRY = `localStorage.getItem('rattlecup.settings') ?? localStorage.setItem('rattlecup.settings', '${HURRY}')`

/** Somebody who comes to the site for the first time. */
export async function visitor(browser: Browser, size = DESKTOP): Promise<{ page: Page; errors: string[] }> {
  const visit = await newPage(browser, { size })
  await visit.page.addInitScript(IN_HURRY)
  return visit
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Comes home and looks at all of it: what is below the games loads when it is seen. */
export async function lookAround(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

/** Opens a Qwixx table for two on one page and brings the other to it by its code. */
export async function sitTogether(site: Pick<Site, 'address'>, host: Page, friend: Page): Promise<string> {
  await host.goto(`${site.address}/friends/qwixx`)
  await button(host, 'Open the table').click()
  await host.waitForURL('**/t/*')
  const code = new URL(host.url()).pathname.slice(3)
  await lookAround(friend, site.address)
  await friend.getByLabel('Five letters, or paste the link').fill(code.toLowerCase())
  await button(friend, 'Join').click()
  await button(friend, 'Take a seat').click()
  await host.locator('[aria-label="Seats"] li').nth(1).getByRole('img', { name: 'is here' }).waitFor()
  return code
}
