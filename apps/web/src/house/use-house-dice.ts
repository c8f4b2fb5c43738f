import type { HouseDice } from '@rattlecup/protocol/client'
import { useEffect, useState } from 'react'
import { ask } from '../online/api.ts'

type Answer =
  | { readonly kind: 'asking' | 'unreachable' }
  | { readonly kind: 'found'; readonly dice: HouseDice }

/** The dice of the house that this page came from; `again` asks once more. */
export function useHouseDice(): { readonly answer: Answer; readonly again: () => void } {
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isLeft = false
    void ask<HouseDice>('GET', '/dice').then((got) => {
      if (!isLeft) setAnswer(got.ok ? { kind: 'found', dice: got.value } : { kind: 'unreachable' })
    })
    return () => void (isLeft = true)
  }, [asked])
  const again = (): void => {
    setAnswer({ kind: 'asking' })
    setAsked((count) => count + 1)
  }
  return { answer, again }
}
