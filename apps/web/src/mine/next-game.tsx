import { findManifest } from '@rattlecup/games/manifest'
import type { OwnTable } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import { myTables } from '../online/api.ts'
import { ButtonLink } from '../parts/button.tsx'
import { nextAwaited } from './queue.ts'
import { useMine } from './words/index.ts'

const AGAIN_MS = 30_000

/** While a game does not wait for us, the way to the next one that does. */
export function NextGame({ code }: { code: string }): ReactNode {
  const words = useMine()
  const next = useNext(code)
  if (!next) return null
  return (
    <ButtonLink to={`/t/${next.code}`}>
      {words.nextGame(findManifest(next.game)?.title ?? next.game)}
    </ButtonLink>
  )
}

function useNext(code: string): OwnTable | undefined {
  const [next, setNext] = useState<OwnTable>()
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const answer = await myTables()
      if (isWanted && answer.ok) setNext(nextAwaited(answer.value.tables, code))
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN_MS)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [code])
  return next
}
