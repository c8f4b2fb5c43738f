import type { GameFile, Verdict } from '@rattlecup/kit'
import { useEffect, useState } from 'react'
import { Thinker } from '../thinking/thinker.ts'

export type Checking =
  | { readonly kind: 'checking' | 'failed' }
  | { readonly kind: 'done'; readonly verdict: Verdict }

/** Makes every roll of a game again, in a worker of its own. */
export function useVerdict(file: GameFile): Checking {
  const [state, setState] = useState<Checking>({ kind: 'checking' })
  useEffect(() => {
    const thinker = new Thinker()
    let isLeft = false
    setState({ kind: 'checking' })
    thinker
      .verify({ file })
      .then((result) => setState(result.ok ? { kind: 'done', verdict: result.value } : { kind: 'failed' }))
      .catch(() => isLeft || setState({ kind: 'failed' }))
      .finally(() => thinker.stop())
    return () => {
      isLeft = true
      thinker.stop()
    }
  }, [file])
  return state
}
