import { useEffect, useEffectEvent, useState } from 'react'

/** The meter goes up and down once in this time. */
const PERIOD_MS = 1700

/** A key held at least this long throws when it is let go; a shorter press leaves the meter running. */
const HELD_MS = 350

export interface Meter {
  readonly isRunning: boolean
  /** Whether it has run so long that a key was held, not pressed. */
  isHeld(): boolean
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
    isHeld: () => startedAt !== undefined && performance.now() - startedAt > HELD_MS,
    start: () => setStartedAt(performance.now()),
    stop() {
      setStartedAt(undefined)
      show(undefined)
      return strengthAt(performance.now() - (startedAt ?? performance.now()))
    },
  }
}

/** Up and down, evenly. */
function strengthAt(ms: number): number {
  const phase = (ms % PERIOD_MS) / PERIOD_MS
  return 1 - Math.abs(1 - 2 * phase)
}
