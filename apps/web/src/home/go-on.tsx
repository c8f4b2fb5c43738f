import { findManifest } from '@rattlecup/games/manifest'
import { useState, type ReactNode } from 'react'
import { Link } from '../link.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { forgetGame, savedGames, saveGame, type SavedGame } from '../session/saved-games.ts'
import { useShell } from '../words/index.ts'
import css from './go-on.module.css'
import { useHomeWords } from './words/index.ts'

/** Games that were begun at this device. */
export function GoOn(): ReactNode {
  const words = useHomeWords()
  const [games] = useState(() => savedGames().filter(({ isOver }) => !isOver))
  if (games.length === 0) return null
  return (
    <section className={css['slip']}>
      <h2>{words.goOn}</h2>
      <GameList games={games} />
    </section>
  )
}

/** Games that were finished at this device: to see the result again, or the whole of it. */
export function Finished(): ReactNode {
  const words = useHomeWords()
  const [games] = useState(() => savedGames().filter(({ isOver }) => isOver))
  if (games.length === 0) return null
  return (
    <details className={css['slip']}>
      <summary>{words.finished}</summary>
      <GameList games={games} />
    </details>
  )
}

function GameList({ games }: { games: readonly SavedGame[] }): ReactNode {
  return (
    <ul className={css['list']}>
      {games.map((game) => (
        <KeptGame key={game.id} saved={game} />
      ))}
    </ul>
  )
}

/** What is deleted stays where it was until the page is left, so that it can be taken back. */
function KeptGame({ saved }: { saved: SavedGame }): ReactNode {
  const shell = useShell()
  const words = useHomeWords()
  const [isGone, setGone] = useState(false)
  const title = findManifest(saved.game)?.title ?? saved.game
  const remove = (): void => {
    forgetGame(saved.id)
    setGone(true)
  }
  const undo = (): void => {
    saveGame(saved)
    setGone(false)
  }
  if (isGone) {
    return (
      <li role="status">
        {words.removed}
        <Button onClick={undo}>{words.undo}</Button>
      </li>
    )
  }
  return (
    <li>
      <Link to={`/game/${saved.id}`}>
        {words.goOnWith(
          title,
          saved.players.map(({ name }) => name || shell.you),
        )}
        <small>{words.ago(Date.now() - saved.changed)}</small>
      </Link>
      <IconButton icon="trash" label={words.remove(title)} onClick={remove} />
    </li>
  )
}
