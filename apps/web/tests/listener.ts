import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const READER = '/virtual-screen-reader.js'
const require = createRequire(import.meta.url)
const READER_FILE = require.resolve('@guidepup/virtual-screen-reader/browser.js')
const PATIENCE_MS = 90_000
const LOOK_MS = 15

/** Somebody who can't see the page: knows of it only what a screen reader speaks, and answers by keys. */
export class Listener {
  readonly #page: Page
  #taken = 0

  private constructor(page: Page) {
    this.#page = page
  }

  /** Starts a screen reader on a page that is open. */
  static async on(page: Page): Promise<Listener> {
    const body = await readFile(READER_FILE, 'utf8')
    await page.route(`**${READER}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.evaluate(`import('${READER}').then(async ({ virtual }) => {
      globalThis.reader = virtual
      await virtual.start({ container: document.body })
    })`)
    return new Listener(page)
  }

  /** Waits until something like this is spoken that was not spoken before. */
  async hear(wanted: RegExp): Promise<string> {
    const end = performance.now() + PATIENCE_MS
    while (performance.now() < end) {
      const spoken = await this.#spoken()
      const at = spoken.findIndex((phrase, index) => index >= this.#taken && wanted.test(phrase))
      if (at >= 0) {
        this.#taken = at + 1
        return spoken[at] as string
      }
      await this.#page.waitForTimeout(LOOK_MS)
    }
    throw new Error(`not heard: ${wanted}; heard last: ${(await this.#spoken()).slice(-5).join(' | ')}`)
  }

  /** Asks by a key, and hears the answer. */
  async ask(key: string): Promise<string> {
    this.#taken = (await this.#spoken()).length
    await this.#page.keyboard.press(key)
    return (await this.hear(/^assertive: ./)).slice('assertive: '.length)
  }

  /** Types a move, or a question. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.press('/')
    await this.#page.keyboard.type(text)
    await this.#page.keyboard.press('Enter')
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  #spoken(): Promise<string[]> {
    return this.#page.evaluate('globalThis.reader.spokenPhraseLog()')
  }
}

const ASKED = /Your roll|Your turn|rolled: your choice|The game is over/

/** Rolls or chooses once, by what is heard; false at the end of the game. `pick` chooses among so many. */
export async function playByEar(listener: Listener, pick: (choices: number) => number): Promise<boolean> {
  const asked = await listener.hear(ASKED)
  if (asked.includes('The game is over')) return false
  if (asked.includes('Your roll')) await listener.press(' ')
  else {
    const [, list = ''] = /^\d+: (.*)\.$/.exec(await listener.ask('o')) ?? []
    const moves = list.split('; ')
    await listener.type(moves[pick(moves.length)] as string)
  }
  return true
}
