import { findManifest } from '@rattlecup/games/manifest'
import type { ReactNode } from 'react'
import { Standings } from '../home/standings.tsx'
import { Link } from '../link.tsx'
import { serverBotAt } from '../session/server-bots.ts'
import { useShell } from '../words/index.ts'
import type { ListedGame } from './merged-games.ts'
import { useMine } from './words/index.ts'

/** A finished game in one line: which, who with which points, and when. */
export function FinishedLine({ game }: { game: ListedGame }): ReactNode {
  const words = useMine()
  const { you } = useShell()
  const title = findManifest(game.game)?.title ?? game.game
  const standing = game.players.map(({ name, bot, score, won }, seat) => {
    const called = seat === game.seat ? you : (name ?? (bot === null ? '' : serverBotAt(seat)))
    return { name: called, score, hasWon: won }
  })
  return (
    <li>
      <Link to={game.to}>
        <strong>{title}</strong>
        <span>
          <Standings seats={standing} />
        </span>
        <small>
          {words.day(game.ended)}
          {game.isHere ? '' : ` · ${words.onDevice}`}
        </small>
      </Link>
    </li>
  )
}
