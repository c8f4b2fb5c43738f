import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../server.ts'
import { testServer } from '../testing/server.ts'

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

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
  const send = async (id: string): Promise<string> => {
    const form = page.locator(`#${id}`)
    await form.locator('summary').first().click()
    await form.getByRole('button', { name: 'Send' }).click()
    await form
      .getByRole('status')
      .filter({ hasText: /^\d{3} / })
      .waitFor()
    const answer = form.locator('pre')
    await answer.filter({ hasText: /./ }).waitFor()
    return `${await form.getByRole('status').textContent()}\n${await answer.textContent()}`
  }

  /** Presses a button of the first game, and answers what is shown. */
  const press = async (title: string): Promise<string> => {
    await page.locator('#tour').getByRole('button', { name: title }).click()
    await page.locator('#tour li', { hasText: title }).and(page.locator('.done, .refused')).waitFor()
    return `${await page.locator('#tour-status').textContent()}\n${await page.locator('#tour-answer').textContent()}`
  }

  it('leads through a first game by pressing one button after the other', async () => {
    await page.locator('#tour button').first().waitFor()
    expect(await press('Become a guest')).toMatch(/^200 .*"name"/s)
    expect(await press('Open a table')).toMatch(/^200 .*"code"/s)
    expect(await press('Sit down')).toMatch(/^200 .*"you": 0/s)
    expect(await press('Begin')).toMatch(/^200 .*"playing"/s)
    expect(await press('See the game')).toMatch(/^200 .*"moves": \[\s*{/s)
    expect(await press('Make a move')).toMatch(/^200 .*"t": "(?:e|ok)"/s)
    expect(await page.locator('#tour .refused').count()).toBe(0)
    // Once more: it may be somebody else's turn, but the move is one of those that were legal by then.
    for (let move = 0; move < 2; move++) expect(await press('Make a move')).not.toContain('illegal-move')
  })

  it('lists every request with its fields, and each can be tried', async () => {
    expect(await page.locator('#operations form').count()).toBeGreaterThan(40)
    expect(await send('listGames')).toMatch(/^200 .*"qwixx"/s)
    expect(await send('getTable')).toMatch(/^200 .*"playing"/s)
    await page.locator('#getPosition > summary').click()
    await page.locator('#getPosition').getByText('Answer 200').click()
    await page.locator('#getPosition').getByRole('link', { name: 'View', exact: true }).click()
    await page.locator('#form-View').getByRole('link', { name: 'QwixxView' }).click()
    await page.locator('#form-QwixxView').getByText('sheets').waitFor()
  })

  it('keeps the token of a bot, and shows a refusal with its code', async () => {
    expect(await send('makeBot')).toMatch(/^200 .*"token"/s)
    expect(await page.locator('#token').inputValue()).not.toBe('')
    expect(await send('listBots')).toMatch(/^200 .*"Tin"/s)
    expect(await send('getMyGame')).toMatch(/^4\d\d .*"code"/s)
  })

  it.each([
    [360, 640],
    [1440, 900],
  ])('fits %i × %i and is accessible', async (width, height) => {
    await page.setViewportSize({ width, height })
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await page.evaluate(AXE)
    const { violations } = (await page.evaluate('axe.run()')) as {
      violations: { id: string; nodes: { html: string }[] }[]
    }
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('violates no policy of its own', () => {
    // One request is meant to fail; the browser writes that down as well.
    const meant = /status of 4\d\d/
    expect(complaints.filter((text) => !meant.test(text))).toEqual([])
  })
})
