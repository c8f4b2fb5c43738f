import type { Review } from '@rattlecup/games/bots'
import type { GameLog } from '@rattlecup/kit'
import { useEffect, useMemo, useState } from 'react'
import { Thinker } from '../thinking/thinker.ts'
import { keepReviewHere, reviewHere } from './device-reviews.ts'
import type { HouseGame } from './house-reviews.ts'

export type ReviewState =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly review: Review }

export interface ReviewControl {
  readonly again: () => void
  readonly stop: () => void
}

interface ReviewWish {
  /** Whether it begins by itself. */
  readonly isWanted?: boolean
  /** Where the house keeps the game, if it does. */
  readonly house?: HouseGame | undefined
}

/** Reviews of the last few games looked at since the page was opened, by their logs: coming back loses nothing. */
const done = new Map<string, Review>()
const MOST_KEPT = 8

/**
 * Looks back at a game: as this device or the house has kept it, else in a worker of its own, so that stopping it stops
 * nothing else. What is made is kept.
 */
export function useReview(
  log: GameLog,
  { isWanted: isWantedFirst = true, house }: ReviewWish = {},
): ReviewState & ReviewControl {
  const [state, setState] = useState<ReviewState>({ kind: 'working', share: 0 })
  const [isWanted, setWanted] = useState(isWantedFirst)
  const key = useMemo(() => JSON.stringify(log), [log])
  useEffect(() => {
    const known = done.get(key)
    if (known) return setState({ kind: 'done', review: known })
    if (!isWanted) return setState({ kind: 'stopped' })
    setState({ kind: 'working', share: 0 })
    const thinker = new Thinker()
    let isLeft = false
    reviewOf(log, house, thinker, (share) => isLeft || setState({ kind: 'working', share }))
      .then((review) => {
        remember(key, review)
        if (!isLeft) setState({ kind: 'done', review })
      })
      .catch(() => isLeft || setState({ kind: 'failed' }))
      .finally(() => thinker.stop())
    return () => {
      isLeft = true
      thinker.stop()
    }
  }, [key, isWanted, house?.id])
  return { ...state, again: () => setWanted(true), stop: () => setWanted(false) }
}

async function reviewOf(
  log: GameLog,
  house: HouseGame | undefined,
  thinker: Thinker,
  tell: (share: number) => void,
): Promise<Review> {
  const here = await reviewHere(log)
  if (here) return here
  const houses = house && (await import('./house-reviews.ts'))
  const there = house && (await houses?.reviewAtHouse(house, log))
  if (there) {
    void keepReviewHere(log, there)
    return there
  }
  const review = await thinker.review({ log }, tell)
  void keepReviewHere(log, review)
  if (house) void houses?.keepReviewAtHouse(house, log, review)
  return review
}

function remember(key: string, review: Review): void {
  done.set(key, review)
  const [oldest] = done.keys()
  if (done.size > MOST_KEPT && oldest !== undefined) done.delete(oldest)
}
