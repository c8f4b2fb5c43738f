import { useState, type ReactNode } from 'react'
import { savedGames, type SavedGame } from '../session/saved-games.ts'
import css from './go-on.module.css'
import { KeptGame } from './kept-game.tsx'
import { OwnRecords } from './own-records.tsx'
import { useHomeWords } from './words/index.ts'

/** More than these fold away. */
const SHOWN = 3

/** Games that were begun at this device. */
export function GoOn(): ReactNode {
  const words = useHomeWords()
  const [games] = useState(() => savedGames().filter(({ isOver }) => !isOver))
  if (games.length === 0) return null
  return (
    <section className={css['slip']}>
      <h2>{words.goOn}</h2>
      <GameList games={games.slice(0, SHOWN)} />
      {games.length > SHOWN && (
        <details>
          <summary>{words.older(games.length - SHOWN)}</summary>
          <GameList games={games.slice(SHOWN)} />
        </details>
      )}
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
      <OwnRecords />
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
