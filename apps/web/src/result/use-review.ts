import type { Review } from '@rattlecup/games/bots'
import type { GameLog } from '@rattlecup/kit'
import { useEffect, useMemo, useState } from 'react'
import { Thinker } from '../thinking/thinker.ts'

export type ReviewState =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly review: Review }

/** Reviews of the last few games looked at since the page was opened, by their logs: coming back loses nothing. */
const done = new Map<string, Review>()
const MOST_KEPT = 8

/** Looks back at a game in a worker of its own, so that stopping it stops nothing else. */
export function useReview(log: GameLog): ReviewState & { again: () => void; stop: () => void } {
  const [state, setState] = useState<ReviewState>({ kind: 'working', share: 0 })
  const [isWanted, setWanted] = useState(true)
  const key = useMemo(() => JSON.stringify(log), [log])
  useEffect(() => {
    const known = done.get(key)
    if (known) return setState({ kind: 'done', review: known })
    if (!isWanted) return setState({ kind: 'stopped' })
    setState({ kind: 'working', share: 0 })
    const thinker = new Thinker()
    let isLeft = false
    thinker
      .review({ log }, (share) => setState({ kind: 'working', share }))
      .then((review) => {
        keep(key, review)
        setState({ kind: 'done', review })
      })
      .catch(() => isLeft || setState({ kind: 'failed' }))
      .finally(() => thinker.stop())
    return () => {
      isLeft = true
      thinker.stop()
    }
  }, [key, isWanted])
  return { ...state, again: () => setWanted(true), stop: () => setWanted(false) }
}

function keep(key: string, review: Review): void {
  done.set(key, review)
  const [oldest] = done.keys()
  if (done.size > MOST_KEPT && oldest !== undefined) done.delete(oldest)
}
