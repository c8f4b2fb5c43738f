import { useEffect, useState, type ReactNode } from 'react'
import { go } from '../router.ts'
import type { PageProps } from '../later-page.tsx'
import { LocalSession } from '../session/local.ts'
import { rematchOf, withBotsOf } from '../session/new-game.ts'
import { savedGame, type SavedGame } from '../session/saved-games.ts'
import { keepSetup } from '../setup/last-setup.ts'
import { TableScreen, type ResultLinks } from '../table/table-screen.tsx'
import { useGameUi } from '../table/use-game-ui.ts'
import { chosenTempo } from '../settings-store.ts'
import { thinker } from '../thinking/thinker.ts'
import { useShell } from '../words/index.ts'
import { Message } from './message.tsx'

/** A game that is played at this device. */
export function GamePage({ params }: PageProps): ReactNode {
  const shell = useShell()
  const saved = savedGame(params['id'] ?? '')
  return saved ? <Local key={saved.id} saved={saved} /> : <Message>{shell.gameGone}</Message>
}

function Local({ saved }: { saved: SavedGame }): ReactNode {
  const { game } = useGameUi(saved.game).ui
  const [session, setSession] = useState<LocalSession>()
  useEffect(() => {
    const opened = new LocalSession(game, saved, thinker, chosenTempo)
    setSession(opened)
    return () => opened.close()
    // Only another game is another session: what is saved of this one changes as it is played.
  }, [game, saved.id])
  if (!session) return null
  const [stronger, easier] = [withBotsOf(saved, 1), withBotsOf(saved, -1)]
  return (
    <TableScreen
      session={session}
      rematch={again(saved)}
      otherBots={{ stronger: stronger && fromNowOn(stronger), easier: easier && fromNowOn(easier) }}
      links={linksOf(saved)}
    />
  )
}

/** With several people at the device there is nobody's history for it to be in. */
function linksOf({ id, players }: SavedGame): ResultLinks {
  const isMine = players.filter(({ bot }) => !bot).length === 1
  return {
    replay: `/replay/${id}`,
    verify: `/verify?id=${id}`,
    ...(isMine && { share: async () => (await import('../mine/synchronise.ts')).sendOne(id) }),
  }
}

/** The same, with bots that are the usual ones from now on. */
function fromNowOn(next: SavedGame): () => void {
  const { game, players: chairs, options, secret } = next
  return () => {
    keepSetup(game, { chairs, options, dice: secret === undefined ? 'real' : 'fair' })
    again(next)()
  }
}

/** Begins the game once more, in place of this one. */
function again(next: SavedGame): () => void {
  return () => go(`/game/${rematchOf(next)}`, { replace: true })
}
