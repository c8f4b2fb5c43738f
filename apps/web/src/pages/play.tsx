import { useEffect, type ReactNode } from 'react'
import { go } from '../router.ts'
import type { PageProps } from '../routes.tsx'
import { newGame } from '../session/new-game.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'

/** Starts a game against bots at once. */
export function PlayPage({ params }: PageProps): ReactNode {
  const words = useShell()
  const { game } = useGameUi(params['game'] ?? '').ui
  useEffect(() => {
    const id = newGame({ game: game.id, players: [{ name: words.you }, { name: 'Cleo', bot: 'casual' }] })
    go(`/game/${id}`, { replace: true })
  }, [game, words])
  return null
}
