import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, DESKTOP, launchBrowser, newPage } from './browser.ts'
import { Listener, playByEar } from './listener.ts'
import { inHurry } from './player.ts'
import { openSite, type Site } from './site.ts'

describeInBrowser('by ear', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([openSite('by-ear'), launchBrowser()])
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it('one key answers each question, typed moves are made, and what was said is said again', async () => {
    const { page } = await newPage(browser, { size: DESKTOP })
    await inHurry(page)
    await page.goto(`${site.address}/play/qwixx`)
    await page.getByRole('button', { name: 'Roll the dice' }).waitFor()
    const listener = await Listener.on(page)
    await listener.press(' ')
    await listener.hear(/Your turn/)
    expect(await listener.ask('t')).toBe('Your turn')
    const dice = await listener.ask('c')
    expect(dice).toMatch(/^White dice \d and \d, together \d+\. red die \d/)
    expect(await listener.ask('.')).toBe(dice)
    expect(await listener.ask('.')).toBe(dice)
    expect(await listener.ask('a')).toMatch(/^Red: 0 crosses, 0 points\. Yellow: .*0 of 4 penalties$/)
    expect(await listener.ask('n')).toMatch(/^You: 0 points\. \p{L}+: 0 points$/u)
    expect(await listener.ask('j')).toMatch(/^You: 0 points/)
    expect(await listener.ask('j')).toMatch(/^Red: 0 crosses/)
    expect(await listener.ask('j')).toBe(dice)
    expect(await listener.ask('k')).toMatch(/^Red: 0 crosses/)
    const sum = /together (\d+)/.exec(dice)?.[1] ?? ''
    await listener.type(`${sum}?`)
    const fits = await listener.hear(/^assertive: \d+: red/)
    expect(fits).toContain(`blue ${sum}`)
    await listener.type(`red ${sum}`)
    await listener.hear(new RegExp(`You .*red ${sum}|red ${sum}`))
    expect(await playByEar(listener, () => 0)).toBe(true)
    await page.context().close()
  }, 120_000)
})
