import { findManifest, MANIFESTS } from '@rattlecup/games/manifest'
import { Suspense, type ReactNode } from 'react'
import { Link } from '../link.tsx'
import { NotFound } from '../pages/not-found.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { LanguageSelect } from '../parts/language-select.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import type { PageProps } from '../later-page.tsx'
import { useShell } from '../words/index.ts'
import { GameRules } from './game-rules.tsx'
import css from './rules-page.module.css'

/** The rules of a game, in any language, to read or to print. */
export function RulesPage({ params }: PageProps): ReactNode {
  const shell = useShell()
  const game = findManifest(params['game'])
  if (!game) return <NotFound />
  return (
    <PageSheet title={shell.rules} tools={<LanguageSelect />}>
      <nav className={css['games']} aria-label={shell.rules}>
        {MANIFESTS.map(({ id, title }) => (
          <Link key={id} to={`/rules/${id}`} aria-current={id === game.id ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      <Suspense fallback={shell.loading}>
        <GameRules game={game.id} />
      </Suspense>
      <p className={css['ways']}>
        <ButtonLink look="primary" to={`/play/${game.id}`}>
          {shell.playNow}
        </ButtonLink>
        <ButtonLink to={`/learn/${game.id}`}>{shell.learn}</ButtonLink>
        <Button onClick={() => print()}>{shell.print}</Button>
      </p>
    </PageSheet>
  )
}
