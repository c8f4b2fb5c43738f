import { useState, type ReactNode } from 'react'
import css from '../home/go-on.module.css'
import { KeptGameLine } from '../home/kept-game.tsx'
import { Link } from '../link.tsx'
import { savedGames, type SavedGame } from '../session/saved-games.ts'
import { useRecordWords } from './words/index.ts'

/** The finished games of this device, each leading where it is wanted. */
export function GamesHere({ to }: { to: (game: SavedGame) => string }): ReactNode {
  const words = useRecordWords()
  const [games] = useState(() => savedGames().filter(({ isOver }) => isOver))
  if (games.length === 0) return null
  return (
    <section>
      <h2>{words.gamesHere}</h2>
      <ul className={css['list']}>
        {games.map((game) => (
          <li key={game.id}>
            <Link to={to(game)}>
              <KeptGameLine saved={game} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
