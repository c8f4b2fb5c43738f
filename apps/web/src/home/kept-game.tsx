import { findManifest } from '@rattlecup/games/manifest'
import { useState, type ReactNode } from 'react'
import { Link } from '../link.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { forgetGame, saveGame, type SavedGame } from '../session/saved-games.ts'
import { useShell } from '../words/index.ts'
import { Standings } from './standings.tsx'
import { useHomeWords } from './words/index.ts'

/** A game of this device in one line. What is deleted stays where it was until the page is left, so that it can be taken back. */
export function KeptGame({ saved }: { saved: SavedGame }): ReactNode {
  const words = useHomeWords()
  const [isDeleted, setDeleted] = useState(false)
  const title = findManifest(saved.game)?.title ?? saved.game
  const remove = (): void => {
    forgetGame(saved.id)
    setDeleted(true)
  }
  const undo = (): void => {
    saveGame(saved)
    setDeleted(false)
  }
  if (isDeleted) {
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
        <KeptGameLine saved={saved} />
      </Link>
      <IconButton icon="trash" label={words.remove(title)} onClick={remove} />
    </li>
  )
}

/** Which game, who plays and how it stands, and since when. */
export function KeptGameLine({ saved }: { saved: SavedGame }): ReactNode {
  const shell = useShell()
  const words = useHomeWords()
  const title = findManifest(saved.game)?.title ?? saved.game
  const seats = saved.players.map(({ name }, seat) => ({
    name: name || shell.you,
    score: saved.scores?.[seat],
    hasWon: saved.winners?.includes(seat) ?? false,
  }))
  return (
    <>
      {words.standing(title)}
      <Standings seats={seats} />
      <small>{words.ago(Date.now() - saved.changed)}</small>
    </>
  )
}
