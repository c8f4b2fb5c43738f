import type { GameManifest } from '@rattlecup/games/manifest'
import { POSTERS } from '@rattlecup/games/ui'
import { useLanguage } from '@rattlecup/ui'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../link.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { useSeen } from '../parts/use-seen.ts'
import { preloadGame } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'
import css from './shown-game.module.css'
import { useHomeWords } from './words/index.ts'

/** One game on the home page: its picture, and every way to begin. */
export function ShownGame({ game: { id, title, pitch } }: { game: GameManifest }): ReactNode {
  const shell = useShell()
  const words = useHomeWords()
  const language = useLanguage()
  const Poster = POSTERS.get(id)
  const line = useRef<HTMLLIElement>(null)
  const isSeen = useSeen(line)
  // Whoever looks at a game may well play it. Whoever pays for every byte gets what they ask for.
  useEffect(() => {
    if (isSeen && !savesData()) preloadGame(id, language)
  }, [isSeen, id, language])
  return (
    <li ref={line} className={css['game']}>
      <Link to={`/play/${id}`} className={css['poster']} tabIndex={-1} aria-hidden="true">
        <Suspense>{Poster && <Poster />}</Suspense>
      </Link>
      <div className={css['text']}>
        <h2>{title}</h2>
        <p>{pitch[language]}</p>
      </div>
      <div className={css['begin']}>
        <ButtonLink look="primary" to={`/play/${id}`} aria-label={words.playGame(title)}>
          {shell.play}
        </ButtonLink>
        <ButtonLink to={`/friends/${id}`} icon="people" aria-label={words.friendsFor(title)}>
          {words.friends}
        </ButtonLink>
      </div>
      <nav className={css['more']} aria-label={title}>
        <Link to={`/learn/${id}`} aria-label={words.learnGame(title)}>
          {shell.learn}
        </Link>
        <Link to={`/rules/${id}`} aria-label={words.rulesOf(title)}>
          {shell.rules}
        </Link>
        <Link to={`/new/${id}`} aria-label={words.choicesFor(title)}>
          {words.choices}
        </Link>
      </nav>
    </li>
  )
}

/** Not every browser can tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
