import { useEffect, useEffectEvent, useState } from 'react'

/** The meter goes up and down once in this time. */
const PERIOD_MS = 1700

export interface Meter {
  readonly isRunning: boolean
  start(): void
  /** Stops and returns the strength it had, from 0 to 1. */
  stop(): number
}

/** A strength that rises and falls until it is stopped: what a drawn-back hand is to those who play by keys. */
export function useMeter(show: (strength: number | undefined) => void): Meter {
  const [startedAt, setStartedAt] = useState<number | undefined>(undefined)
  const tell = useEffectEvent(show)
  useEffect(() => {
    if (startedAt === undefined) return
    let frame = requestAnimationFrame(function run() {
      tell(strengthAt(performance.now() - startedAt))
      frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [startedAt])
  return {
    isRunning: startedAt !== undefined,
    start: () => setStartedAt(performance.now()),
    stop() {
      setStartedAt(undefined)
      show(undefined)
      return strengthAt(performance.now() - (startedAt ?? performance.now()))
    },
  }
}

/** Up and down, evenly. */
export function strengthAt(ms: number): number {
  const phase = (ms % PERIOD_MS) / PERIOD_MS
  return 1 - Math.abs(1 - 2 * phase)
}
