import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerTap, showTapped } from './answer-tap.ts'

/** As much of an element as a tap needs. */
function button() {
  const attributes = new Set<string>()
  return {
    attributes,
    setAttribute: (name: string) => void attributes.add(name),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}

let frames: (() => void)[] = []
function drawFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows the tap first, and does its work when that is on the screen', () => {
  const tapped = button()
  const work = vi.fn<() => void>()
  showTapped(tapped as unknown as Element)
  answerTap(work)
  expect([...tapped.attributes]).toEqual(['data-tapped'])
  drawFrame()
  drawFrame()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  expect([...tapped.attributes]).toEqual([])
})

it('counts a second tap on the same thing once', () => {
  const work = vi.fn<() => void>()
  answerTap(work)
  answerTap(work)
  drawFrame()
  drawFrame()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  answerTap(work)
  drawFrame()
  drawFrame()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(2)
})
