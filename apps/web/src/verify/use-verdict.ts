import type { GameFile, HouseFile, Verdict } from '@rattlecup/kit'
import { useEffect, useState } from 'react'
import { seenHere } from '../online/dice/device-memory.ts'
import { Thinker } from '../thinking/thinker.ts'

type Checking =
  | { readonly kind: 'checking' | 'failed' }
  | { readonly kind: 'done'; readonly verdict: Verdict }

/** Makes every roll of a game again, in a worker of its own, and holds it against what this device kept of the game. */
export function useVerdict(file: GameFile | HouseFile): Checking {
  const [state, setState] = useState<Checking>({ kind: 'checking' })
  useEffect(() => {
    const thinker = new Thinker()
    let isLeft = false
    setState({ kind: 'checking' })
    thinker
      .verify({ file, seen: seenHere(file) })
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
