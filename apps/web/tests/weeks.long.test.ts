import { findGame } from '@rattlecup/games'
import { readGameFile, verifyGame, type Game } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databaseIn } from '../../server/src/data-dir.ts'
import type { RunningServer } from '../../server/src/server.ts'
import { MIGRATIONS } from '../../server/src/store/schema.ts'
import { sqliteStore } from '../../server/src/store/sqlite/store.ts'
import { freePort, temporaryFolder } from '../../server/src/testing/process.ts'
import { PushService } from '../../server/src/testing/push-service.ts'
import { testServer } from '../../server/src/testing/server.ts'
import { DESKTOP, describeInBrowser, launchBrowser, PHONE } from './browser.ts'
import { CalledDevice } from './called-device.ts'
import { builtWeb } from './site.ts'
import { button, IN_HURRY } from './visitors.ts'

interface Position {
  readonly you: number
  readonly phase: string
  readonly waiting: { readonly kind: string; readonly seats: readonly number[] } | null
}

const PATIENCE_MS = 600_000
const PASS = '[data-move*=pass]:not([aria-disabled=true]):not(:disabled)'
/** Where clocks go forward on Sunday, 28 March 2027, at two in the morning. */
const ZONE = 'Europe/Zurich'
/** What a house of the next version changes in its database; that of older ones is in `older-version.test.ts`. */
const NEXT: typeof MIGRATIONS = {
  ...MIGRATIONS,
  '9999-next': { up: (db) => db.schema.alterTable('tables').addColumn('next', 'text').execute() },
}

/** A house whose days pass when a test says so. */
class House {
  readonly #folder: string
  readonly #port: number
  #server: RunningServer | undefined

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
  }

  get address(): string {
    return `http://localhost:${this.#port}`
  }

  async open(migrations = MIGRATIONS): Promise<void> {
    const calls = { 'call-private': 'yes', 'call-delay': '0' }
    const settings = { ...calls, port: String(this.#port), web: await builtWeb() }
    this.#server = await testServer(settings, await sqliteStore(databaseIn(this.#folder), migrations))
  }

  async shut(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }
}

describeInBrowser('one game over weeks', () => {
  let house: House
  let browser: Browser
  let service: PushService
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const devices: CalledDevice[] = []

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    folder = await temporaryFolder()
    house = new House(folder.path, await freePort())
    ;[browser, service] = await Promise.all([launchBrowser(), PushService.start(), house.open()])
    service.onCall = (call, to) => void devices.find(({ endpoint }) => endpoint === to)?.deliver(call)
  }, PATIENCE_MS)
  afterEach(async () => {
    service.onCall = () => {}
    await browser?.close()
    await house?.shut()
    await service?.stop()
    await folder?.remove()
    devices.length = 0
    vi.useRealTimers()
  })

  async function newDevice(name: string, size = PHONE): Promise<CalledDevice> {
    const device = await CalledDevice.open(browser, {
      service,
      name,
      origin: house.address,
      size,
      zone: ZONE,
    })
    await device.context.addInitScript(IN_HURRY)
    devices.push(device)
    return device
  }

  it(
    'loses nothing: people are called, change devices and go on holiday, the house restarts and is upgraded',
    async () => {
      // Wednesday: Anna opens a table and wants to be called; on Thursday Ben follows her link.
      vi.setSystemTime('2027-03-17T17:30:00Z')
      const anna = await newDevice('anna')
      const path = await opensTable(anna)
      vi.setSystemTime('2027-03-18T19:00:00Z')
      const phone = await newDevice('ben-phone')
      await sitsDown(phone, path)
      await isCalled(anna, 'Every seat is taken. You can start the game.')
      vi.setSystemTime('2027-03-19T06:30:00Z')
      const first = await anna.visit(path)
      await button(first, 'Start the game').click()
      await passOn(first, path)
      await first.close()
      // Half past seven in Zurich is in Ben's quiet hours.
      await expect
        .poll(() => phone.shown(), { timeout: 60_000 })
        .toEqual([{ title: 'Qwixx', body: 'It’s your turn.', silent: true }])

      vi.setSystemTime('2027-03-20T10:00:00Z')
      expect(await phone.tap()).toBe(path)
      await playAt(phone, path, (page) => page.getByText('1 day 20 hours').waitFor())
      await house.shut()
      await house.open()
      vi.setSystemTime('2027-03-21T19:00:00Z')
      await isCalled(anna)
      await playAt(anna, path)
      await isCalled(phone)

      // On Wednesday Ben goes on at another device, which is called from then on.
      vi.setSystemTime('2027-03-24T10:00:00Z')
      const laptop = await newDevice('ben-laptop', DESKTOP)
      await changesDevice(phone, laptop)
      await playAt(laptop, path)
      await house.shut()
      await house.open(NEXT)
      vi.setSystemTime('2027-03-26T14:30:00Z')
      await isCalled(anna)
      await playAt(anna, path)
      await isCalled(laptop)
      expect(await phone.shown()).toEqual([])

      // Three days are 72 hours: by the clock on the wall, which was changed meanwhile, an hour later on Monday.
      vi.setSystemTime('2027-03-28T12:00:00Z')
      const home = await laptop.visit('/')
      await home.getByText('until Mon, March 29 at 4:30 PM').waitFor()
      await home.close()
      await playAt(laptop, path, (page) => page.getByText('1 day 2 hours').waitFor())
      vi.setSystemTime('2027-03-30T06:30:00Z')
      await playAt(anna, path)
      // What was half past seven and quiet is half past eight now.
      await isCalled(laptop)

      vi.setSystemTime('2027-03-31T06:00:00Z')
      const me = await laptop.visit('/me')
      await button(me, 'Start the holiday').click()
      await me.getByText('You are on holiday until').waitFor()
      await me.close()
      vi.setSystemTime('2027-04-08T12:00:00Z')
      await playAt(anna, path, (page) => page.getByText(/^18:(29|30)/).waitFor())
      // His turn is over while the house is shut; then a bot makes it, and nothing more.
      await house.shut()
      vi.setSystemTime('2027-04-09T07:00:00Z')
      await house.open(NEXT)
      await isCalled(anna)
      await playAt(anna, path)
      vi.setSystemTime('2027-04-11T18:00:00Z')
      await playAt(laptop, path, (page) => page.getByText(/^A bot played for you/).waitFor())
      await isCalled(anna)
      vi.setSystemTime('2027-04-12T18:00:00Z')
      await playAt(anna, path)
      await expect
        .poll(() => laptop.shown(), { timeout: 60_000 })
        .toEqual([{ title: 'Qwixx', body: 'The game is over.', silent: false }])
      for (const device of [anna, phone, laptop]) await seesResult(device, path)
      await expectWhole(anna, path)
    },
    PATIENCE_MS,
  )

  /** Anna opens a table over days. */
  async function opensTable(device: CalledDevice): Promise<string> {
    const page = await device.visit('/me')
    await button(page, 'Choose a name now').click()
    await page.getByLabel('Your name').fill('Anna')
    await button(page, 'Save').click()
    await button(page, 'Notify me on this device').click()
    await page.getByText('This device gets notifications.').waitFor()
    await page.goto(`${house.address}/friends/qwixx`)
    await page.getByText('Rules, clock and more').click()
    await page.getByLabel('Over several days').click()
    await button(page, 'Open the table').click()
    await page.waitForURL('**/t/*')
    await button(page, 'Start the game').waitFor()
    const path = new URL(page.url()).pathname
    await page.close()
    return path
  }

  /** Ben sits down, and chooses when to be called. */
  async function sitsDown(device: CalledDevice, path: string): Promise<void> {
    const page = await device.visit(path)
    await page.getByLabel('Your name').fill('Ben')
    await button(page, 'Take a seat').click()
    await button(page, 'Stand up').waitFor()
    await page.goto(`${house.address}/me`)
    await button(page, 'Notify me on this device').click()
    await page.getByText('This device gets notifications.').waitFor()
    await page.getByLabel('When a game is over').click()
    await page.getByLabel('Quiet hours').click()
    await page.getByLabel('To', { exact: true }).waitFor()
    await page.close()
  }
})

/** Comes, plays until the game waits for somebody else, and goes. */
async function playAt(
  device: CalledDevice,
  path: string,
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await device.visit(path)
  await look?.(page)
  await passOn(page, path)
  await page.close()
}

/** The notification is there, with a sound. */
async function isCalled(device: CalledDevice, body = 'It’s your turn.'): Promise<void> {
  await expect
    .poll(() => device.shown(), { timeout: 60_000 })
    .toEqual([{ title: 'Qwixx', body, silent: false }])
}

/** By a link that works once; the old device is called no more. */
async function changesDevice(from: CalledDevice, to: CalledDevice): Promise<void> {
  const old = await from.visit('/me')
  await button(old, 'Create a link').click()
  const link = await old.getByRole('textbox', { name: 'Link' }).inputValue()
  await button(old, 'Stop notifications here').click()
  await button(old, 'Notify me on this device').waitFor()
  await old.close()
  const { pathname, hash } = new URL(link)
  const page = await to.visit(`${pathname}${hash}`)
  await button(page, 'Yes, that’s me').click()
  await page.getByText('Welcome, Ben.').waitFor()
  await page.goto(new URL('/me', page.url()).href)
  await button(page, 'Notify me on this device').click()
  await page.getByText('This device gets notifications.').waitFor()
  await page.close()
}

/** The result at the table, and the game in the history. */
async function seesResult(device: CalledDevice, path: string): Promise<void> {
  const page = await device.visit(path)
  await page.locator('[data-guide=result]').waitFor()
  await page.goto(new URL('/games', page.url()).href)
  await page.getByRole('list', { name: 'My games' }).getByText('Qwixx').waitFor()
  await page.close()
}

/** Every choice of either is in the game's file, the bot's for Ben as well, and its dice are fair. */
async function expectWhole(device: CalledDevice, path: string): Promise<void> {
  const page = await device.visit(path)
  const text = await page.evaluate<string>(
    `fetch('/api/tables${path.slice(2)}/games/1').then((answer) => answer.text())`,
  )
  const file = unwrap(readGameFile(text))
  const { events } = file
  const movesOf = (seat: number) => events.filter((event) => 'move' in event && event.seat === seat)
  // Seven turns: two choices in an own turn, one in the other's.
  expect([movesOf(0).length, movesOf(1).length]).toEqual([11, 10])
  expect(movesOf(0).every((event) => 'move' in event && event.move['type'] === 'pass')).toBe(true)
  const game = findGame('qwixx') as Game
  expect(unwrap(verifyGame(game, file))).toMatchObject({ fair: true, faults: [] })
  await page.close()
}

/** Passes until the game waits for somebody else, or is over. */
async function passOn(page: Page, path: string): Promise<void> {
  const answer = `fetch('/api/tables${path.slice(2)}/position').then((answer) => answer.json())`
  for (;;) {
    const { phase, waiting, you } = await page.evaluate<Position>(answer)
    if (phase === 'over') return
    if (waiting?.kind === 'players' && !waiting.seats.includes(you)) return
    const pass = page.locator(PASS).first()
    if (await pass.isVisible()) await pass.click({ timeout: 1000 }).catch(() => {})
    await page.waitForTimeout(20)
  }
}
