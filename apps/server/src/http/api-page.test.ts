import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../server.ts'
import { testServer } from '../testing/server.ts'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

describe.skipIf(!existsSync(CHROMIUM))('the page to try the API, in a browser', () => {
  let server: RunningServer
  let browser: Browser
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    server = await testServer()
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${server.address}/api`)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  /** Opens a request's form, sends it as it stands, and answers what is shown. */
  const send = async (request: string): Promise<string> => {
    const form = page.locator('details', { has: page.locator(`summary code:text-is("${request}")`) })
    await form.locator('summary').click()
    await form.getByRole('button', { name: 'Send' }).click()
    const answer = form.locator('pre')
    await answer.filter({ hasText: /^\d{3}\n./s }).waitFor()
    return (await answer.textContent()) ?? ''
  }

  it('lists every request, and one can be tried', async () => {
    await page.locator('details').first().waitFor()
    expect(await page.locator('details').count()).toBeGreaterThan(10)
    expect(await send('GET /api/games')).toMatch(/^200\n.*"qwixx"/s)
    expect(await send('POST /api/me')).toMatch(/^200\n.*"name"/s)
    const made = await send('POST /api/tables')
    expect(made).toMatch(/^404\n.*unknown-game/s)
  })

  it('violates no policy of its own', () => {
    // The last request is meant to fail; the browser writes that down as well.
    const meant = /status of 404/
    expect(complaints.filter((text) => !meant.test(text))).toEqual([])
  })
})
