import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { addAuthenticator, describeInBrowser, newPage } from './browser.ts'
import { siteForTests } from './site.ts'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

describeInBrowser('the page about oneself', () => {
  const site = siteForTests('web-me')

  async function newGuest(name: string): Promise<Page> {
    const { page } = await newPage(site.browser)
    await addAuthenticator(page)
    await page.goto(`${site.address}/me`)
    await press(page, 'Choose a name now')
    await page.getByLabel('Your name').fill(name)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.getByLabel('Your name').press('Enter')
    await saved
    return page
  }

  it('signs out and in again by a passkey, which can be removed', async () => {
    const page = await newGuest('Ann')
    await press(page, 'Create a passkey')
    await page.getByText('You have one passkey.').waitFor()
    await press(page, 'Sign out here')
    await page.getByRole('button', { name: 'Choose a name now' }).waitFor()
    await page.reload()
    await press(page, 'Sign in with a passkey')
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ann')
    await press(page, /^Remove the passkey that ends in/)
    await expect.poll(() => page.getByText('You have one passkey.').count()).toBe(0)
    await page.context().close()
  })

  it('gives everything that is kept, and deletes it for good', async () => {
    const page = await newGuest('Ben')
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download everything')])
    expect(JSON.parse(await readFile((await file.path()) as string, 'utf8'))).toMatchObject({
      guest: { name: 'Ben' },
    })
    await press(page, 'Delete me')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /delete/i })
      .last()
      .click()
    await page.getByRole('button', { name: 'Choose a name now' }).waitFor()
    await page.reload()
    await page.getByText('The server does not know this device yet.').waitFor()
    await page.context().close()
  })
})
