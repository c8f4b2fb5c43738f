import { useSettings } from '@rattlecup/ui'
import { useEffect, type ReactNode } from 'react'
import { isGame } from '../records/is-game.ts'
import { go } from '../router.ts'
import type { PageProps } from '../later-page.tsx'
import { newGame } from '../session/new-game.ts'
import { quickTable } from '../setup/quick-table.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { NotFound } from './not-found.tsx'

/** Starts a game against bots at once. */
export function PlayPage({ params }: PageProps): ReactNode {
  const id = params['game'] ?? ''
  return isGame(id) ? <Start id={id} /> : <NotFound />
}

function Start({ id }: { id: string }): ReactNode {
  const { game } = useGameUi(id).ui
  const { name } = useSettings()
  useEffect(() => {
    go(`/game/${newGame(quickTable(game.id, name))}`, { replace: true })
    // A name changed later is for the next game.
  }, [game])
  return null
}
