import type { Page } from 'playwright-core'

// These run in the page, so they are text: here, there is no page.
const NOTE_TAPS = `
  globalThis.taps = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

// Nothing else on a table moves for as long as dice do.
const COUNT_FRAMES = (enough: number, mostMs: number): string => `
  new Promise((resolve) => {
    const gaps = []
    const start = performance.now()
    let last
    const isTumbling = () => document.getAnimations().some(({ effect }) => effect.getTiming().duration > 700)
    const note = (now) => {
      const tumbling = isTumbling()
      if (tumbling && last !== undefined) gaps.push(now - last)
      last = tumbling ? now : undefined
      if (gaps.length < ${enough} && now - start < ${mostMs}) requestAnimationFrame(note)
      else resolve(gaps)
    }
    requestAnimationFrame(note)
  })`

/** Has the page note how long each tap took until the screen showed something, as the browser itself measures it. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(NOTE_TAPS)
}

/** In milliseconds. Taps answered within one frame are not noted by the browser; 0 if all were. */
export async function slowestTap(page: Page): Promise<number> {
  // The browser reports a tap some frames later.
  await page.waitForTimeout(300)
  return Math.max(0, ...(await page.evaluate<number[]>('taps')))
}

const FRAME_MS = 1000 / 60

/** Counts the frames that a page shows while dice tumble, and those that were left out because one came late. */
export async function framesOf(
  page: Page,
  { enough, mostMs }: { enough: number; mostMs: number },
): Promise<{ frames: number; dropped: number }> {
  const gaps = await page.evaluate<number[]>(COUNT_FRAMES(enough, mostMs))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)
  return { frames: gaps.length, dropped }
}

/** A time in which nothing was asked of the player. */
export interface Wait {
  readonly ms: number
  /** Whether others had to choose meanwhile; else one's own dice fell. */
  readonly forOthers: boolean
}

/** A tap is answered by then: what is offered afterwards is new. */
const ANSWERED_MS = 120

// Chooses at once whatever is offered, by chance, and notes how long nothing was.
const PLAY_AND_NOTE = (enough: number, mostMs: number): string => `
  new Promise((resolve) => {
    const start = performance.now()
    const waits = []
    let tapped = -Infinity, isWaiting = false, forOthers = false
    const others = () => document.querySelector('[data-guide=seats] [data-state=asked]:not([data-own=true])') !== null
    const choose = (offered) => {
      offered[Math.floor(Math.random() * offered.length)].click()
      tapped = performance.now()
      isWaiting = forOthers = false
    }
    const look = (now) => {
      const offered = [...document.querySelectorAll('[data-move]:not([aria-disabled=true]):not(:disabled)')]
      const isOver = document.querySelector('[data-guide=result]') !== null
      if (others()) forOthers = true
      if (offered.length === 0) isWaiting = true
      else if (isWaiting || now - tapped > ${ANSWERED_MS}) {
        if (isWaiting && tapped > 0) waits.push({ ms: now - tapped, forOthers })
        choose(offered)
      }
      const isEnough = waits.filter((wait) => wait.forOthers).length >= ${enough}
      if (isOver || isEnough || now - start > ${mostMs}) resolve(waits)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`

/** Plays on and notes every wait, until there were enough for others, the time is up or the game over. */
export async function takeWaits(
  page: Page,
  { enough, mostMs }: { enough: number; mostMs: number },
): Promise<Wait[]> {
  return page.evaluate<Wait[]>(PLAY_AND_NOTE(enough, mostMs))
}
