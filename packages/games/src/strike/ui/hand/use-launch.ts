import { useEffect, useState } from 'react'
import { checkThrow, type Throw } from '../../arena/index.ts'
import type { Strike } from '../../rules/types.ts'
import type { StrikeTableProps } from '../table/use-arena.ts'

/** A throw that has left the hand; where its dice fall is not known before the outcome is there. */
export interface OwnThrow {
  readonly how: Throw
  readonly dice: number
  /** How far the hand was drawn back. */
  readonly strength: number | undefined
  /** By the page's clock. */
  readonly thrownAt: number
  /** How many events there were before it. */
  readonly events: number
}

/** Whoever gets no answer for this long has not thrown: the dice are in the hand again. */
const FORGOTTEN_MS = 6000

/** Remembers the player's throw from the moment of its release; `play` notes it and passes it on. */
export function useLaunch(
  { play, events, view, seat }: StrikeTableProps,
  strength: number | undefined,
): { readonly launch: OwnThrow | undefined; readonly play: StrikeTableProps['play'] } {
  const [launch, setLaunch] = useState<OwnThrow>()
  useEffect(() => {
    if (!launch) return
    const timer = setTimeout(() => setLaunch(undefined), FORGOTTEN_MS)
    return () => clearTimeout(timer)
  }, [launch])
  const note = (move: Strike['Move']): void => {
    const how = move.type === 'throw' ? checkThrow(move.throw) : undefined
    const own = view.reserve[seat ?? -1] ?? 0
    if (how?.ok) {
      const dice = view.grand ? own : 1
      setLaunch({ how: how.value, dice, strength, thrownAt: performance.now(), events: events.length })
    }
    play(move)
  }
  return { launch, play: note }
}

/** Whether the outcome of a launch is still to come. */
export function isInFlight({ events: before }: OwnThrow, { events }: StrikeTableProps): boolean {
  return !events.slice(before).some((event) => 'chance' in event)
}
