import { useEffect, useEffectEvent, useRef } from 'react'
import type { StageProps } from './stage.ts'

/** Runs while a showing does: calls `draw` every frame with the time since it began, and lets its knocks be heard. */
export function useClock(
  { showing, isRunning, isCalm, onKnock }: StageProps,
  draw: (ms: number) => void,
): () => number {
  const time = useRef(0)
  const tick = useEffectEvent((before: number, ms: number): void => {
    for (const knock of showing.knocks) if (knock.at > before && knock.at <= ms) onKnock(knock)
    draw(ms)
  })
  useEffect(() => {
    time.current = 0
    if (!isRunning || isCalm) return
    let frame = 0
    const start = performance.now()
    const run = (now: number): void => {
      const before = time.current
      time.current = Math.max(0, now - start)
      tick(before, time.current)
      if (time.current < showing.ms) frame = requestAnimationFrame(run)
    }
    frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  }, [showing, isRunning, isCalm])
  return () => time.current
}
