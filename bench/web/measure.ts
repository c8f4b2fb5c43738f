import type { Page } from 'playwright-core'

// These run in the page, so they are text: here, there is no page.
const NOTE_TAPS = `
  globalThis.taps = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

const COUNT_FRAMES = (ms: number): string => `
  new Promise((resolve) => {
    const times = []
    const note = (now) => {
      times.push(now)
      if (now - times[0] < ${ms}) requestAnimationFrame(note)
      else resolve(times.slice(1).map((time, at) => time - times[at]))
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

/** Counts the frames that a page shows in so many milliseconds, and those that were left out because one came late. */
export async function framesOf(page: Page, ms: number): Promise<{ frames: number; dropped: number }> {
  const gaps = await page.evaluate<number[]>(COUNT_FRAMES(ms))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)
  return { frames: gaps.length, dropped }
}
