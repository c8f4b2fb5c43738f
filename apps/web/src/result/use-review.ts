import type { GameEvent, GameLog } from '@rattlecup/kit'
import { useEffect, useState } from 'react'
import type { Review } from '../thinking/tasks.ts'
import { Thinker } from '../thinking/thinker.ts'

export type ReviewState =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly review: Review }

/** Reviews of games looked at since the page was opened, by their last event: lists of events are made again, events are not. */
const done = new WeakMap<GameEvent, Review>()

/** Looks back at a game in a worker of its own, so that stopping it stops nothing else. */
export function useReview(log: GameLog): ReviewState & { again: () => void; stop: () => void } {
  const [state, setState] = useState<ReviewState>({ kind: 'working', share: 0 })
  const [isWanted, setWanted] = useState(true)
  const last = log.events.at(-1)
  useEffect(() => {
    const known = last && done.get(last)
    if (known) return setState({ kind: 'done', review: known })
    if (!isWanted) return setState({ kind: 'stopped' })
    setState({ kind: 'working', share: 0 })
    const thinker = new Thinker()
    let isLeft = false
    thinker
      .review({ log }, (share) => setState({ kind: 'working', share }))
      .then((review) => {
        if (last) done.set(last, review)
        setState({ kind: 'done', review })
      })
      .catch(() => isLeft || setState({ kind: 'failed' }))
      .finally(() => thinker.stop())
    return () => {
      isLeft = true
      thinker.stop()
    }
  }, [last, isWanted])
  return { ...state, again: () => setWanted(true), stop: () => setWanted(false) }
}
