import { SHOWN_GAMES } from '@rattlecup/games/ui'
import type { ReactNode } from 'react'
import { Link } from '../link.tsx'

export function Home(): ReactNode {
  return (
    <main>
      <h1>Rattlecup</h1>
      <ul>
        {SHOWN_GAMES.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/play/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
