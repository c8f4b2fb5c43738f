import { GAMES } from '@rattlecup/games'
import { FastSource } from '@rattlecup/kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeInBrowser,
  downwardScroll,
  launchBrowser,
  newPage,
  PHONE,
  sidewaysScroll,
} from './browser.ts'
import { inHurry, playSteps } from './player.ts'
import { openSite, type Site } from './site.ts'

const PATIENCE_MS = 120_000
const IDS = GAMES.map(({ id }) => id)
const SIDEWAYS = { width: 640, height: 360 }
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]

/** Sideways scroll inside anything, and texts that are cut off: what is wider or higher than its own box. */
const CUT_OFF = `
  [...document.querySelectorAll('main :is(button, p, h2, li, span, small, b)')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 1 && each.textContent.trim() !== '')
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden')
    .map((each) => each.textContent)`

/** Notes what of the page moves by itself, as the browser sees it. Thrown dice lie where they fell. */
const NOTE_SHIFTS = `
  globalThis.shifts = []
  const isDie = (node) => (node?.parentElement ?? node)?.closest('[data-guide=dice], [data-guide=tray]')
  const isElsewhere = ({ node, previousRect: a, currentRect: b }) =>
    !isDie(node) && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 3
  const told = ({ node, previousRect: a, currentRect: b }) =>
    [node?.className ?? node?.nodeName, a.x, a.y, a.height, b.x, b.y, b.height].join(' ')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push({ value, what: sources.filter(isElsewhere).map(told).join(' | ') })
  }).observe({ type: 'layout-shift' })`

/** What moved by itself while so many moves were made by chance. */
async function shiftsOf(page: Page, steps: number, chance: FastSource): Promise<string[]> {
  await page.evaluate(NOTE_SHIFTS)
  await playSteps(page, steps, (choices) => chance.below(choices))
  const shifts = await page.evaluate<{ value: number; what: string }[]>('shifts')
  return shifts.filter(({ value, what }) => value > 0.01 && what !== '').map(({ what }) => what)
}

const LONG_NAMES = ['Maximiliane-Friederike', 'Bartholomäus Unterberg', 'Wilhelmine Oberhuber']

/** A game against bots that have the longest names. */
function gameOfLongNames(game: string) {
  const players = LONG_NAMES.map((name, seat) => ({ name, ...(seat > 0 && { bot: 'casual' }) }))
  const seeds = players.map((_, seat) => `seed-${seat}`)
  return {
    id: 'long',
    game,
    players,
    options: {},
    secret: 'ab'.repeat(32),
    seeds,
    events: [],
    isOver: false,
    changed: 1,
  }
}

describeInBrowser('room for the table', () => {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    site = await openSite('web-room')
    // What is told here is the room around Strike’s arena, however that is drawn; flat is fast.
    browser = await launchBrowser({ args: ['--disable-3d-apis'] })
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  async function table(game: string, size: typeof PHONE, prepare?: (page: Page) => Promise<unknown>) {
    // German has the longest words.
    const { page } = await newPage(browser, { size, language: 'de' })
    await inHurry(page, 'de')
    await prepare?.(page)
    await page.goto(`${site.address}/play/${game}`)
    await playSteps(page, 2)
    return page
  }

  it.each(IDS)(
    'a phone on its side shows all of %s',
    async (game) => {
      const page = await table(game, SIDEWAYS)
      expect(await downwardScroll(page)).toBe(0)
      expect(await sidewaysScroll(page)).toBe(0)
      await page.context().close()
    },
    PATIENCE_MS,
  )

  it.each(IDS)(
    'a tablet shows all of %s, either way up',
    async (game) => {
      for (const size of TABLETS) {
        const page = await table(game, size)
        expect(await downwardScroll(page)).toBe(0)
        await page.context().close()
      }
    },
    PATIENCE_MS,
  )

  it.each(IDS)(
    'text twice as large cuts off nothing of %s',
    async (game) => {
      const page = await table(game, PHONE, (fresh) =>
        fresh.addInitScript(
          `addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))`,
        ),
      )
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await page.evaluate(CUT_OFF)).toEqual([])
      await page.context().close()
    },
    PATIENCE_MS,
  )

  it.each(IDS)(
    'nothing of %s jumps about while it is played',
    async (game) => {
      const { page } = await newPage(browser, { size: PHONE, language: 'de' })
      await inHurry(page, 'de')
      const saved = JSON.stringify(JSON.stringify(gameOfLongNames(game)))
      await page.addInitScript(
        `localStorage.getItem('rattlecup.game.long') ?? localStorage.setItem('rattlecup.game.long', ${saved})`,
      )
      await page.goto(`${site.address}/game/long`)
      await playSteps(page, 2)
      expect(await shiftsOf(page, 12, new FastSource(game))).toEqual([])
      await page.context().close()
    },
    PATIENCE_MS,
  )
})
