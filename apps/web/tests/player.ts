import type { Page } from 'playwright-core'

/** What a player may do now. */
const MOVES = '[data-move]:not([aria-disabled=true]):not(:disabled):visible'
/** The end of a game. */
const RESULT = '[data-guide=result]:visible'

/** Three bots in a row may think for a while on a busy machine. */
const PATIENCE_MS = 90_000

/** In a hurry, the page's clock runs so many times as fast. */
const HURRY = 20

const FAST_CLOCK = `
  const later = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...values) => later(work, ms / ${HURRY}, ...values)`

/** Comes with the settings of somebody in a hurry: one tap makes a move, nothing sounds, nobody waits for dice. */
export async function inHurry(page: Page, language = 'en'): Promise<void> {
  const settings = { language, theme: 'system', previews: false, sound: false, motion: 'reduced' }
  const text = JSON.stringify(JSON.stringify(settings))
  await page.addInitScript(`localStorage.setItem('rattlecup.settings', ${text})`)
  await page.addInitScript(FAST_CLOCK)
}

/** Makes so many moves by clicks on what is offered, and waits until something is offered again. */
export async function playSteps(
  page: Page,
  steps: number,
  pick: (choices: number) => number = () => 0,
): Promise<void> {
  for (let step = 0; step < steps; step++) if (!(await playStep(page, pick))) return
  await page.locator(`${MOVES}, ${RESULT}`).first().waitFor({ timeout: PATIENCE_MS })
}

/** Plays by clicks on whatever move is offered until the game is over; `pick` chooses among so many. */
export async function playToTheEnd(page: Page, pick: (choices: number) => number): Promise<void> {
  while (await playStep(page, pick));
}

/** One click; false at the end of the game. */
async function playStep(page: Page, pick: (choices: number) => number): Promise<boolean> {
  await page.locator(`${MOVES}, ${RESULT}`).first().waitFor({ timeout: PATIENCE_MS })
  if (await page.locator(RESULT).isVisible()) return false
  const moves = page.locator(MOVES)
  const choices = await moves.count()
  // What was offered may be gone by the time of the click: then something else is.
  if (choices > 0)
    await moves
      .nth(pick(choices))
      .click({ timeout: 2000 })
      .catch(() => {})
  return true
}
