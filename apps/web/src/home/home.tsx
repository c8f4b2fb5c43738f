import { MANIFESTS } from '@rattlecup/games/manifest'
import { useEffect, useState, type ReactNode } from 'react'
import { keptTables } from '../online/kept-tables.ts'
import { preloadTable } from '../routes.tsx'
import { savedGames } from '../session/saved-games.ts'
import { useTitle } from '../use-title.ts'
import { Brand } from './brand.tsx'
import { Finished, GoOn } from './go-on.tsx'
import { HomeFooter } from './home-footer.tsx'
import css from './home.module.css'
import { ShownGame } from './shown-game.tsx'
import { Together } from './together.tsx'
import { useHomeWords } from './words/index.ts'

/** What was finished here goes to our other devices, once the page has nothing better to do. */
async function synchronise(): Promise<void> {
  if (savedGames().some(({ isOver }) => isOver))
    await (await import('../mine/synchronise.ts')).sendDeviceGames()
}

/** Four tables, and what was left on them. */
export function Home(): ReactNode {
  const words = useHomeWords()
  useTitle('')
  useEffect(() => void preloadTable().then(synchronise), [])
  // Tables with friends come first.
  const [isAwaited] = useState(() => keptTables().some(({ isForgotten }) => !isForgotten))
  return (
    <div className={css['home']}>
      <header className={css['head']}>
        <Brand />
        <p>{words.tagline}</p>
      </header>
      <main>
        <GoOn />
        {isAwaited && <Together isFirst />}
        <section aria-label={words.games}>
          <ul className={css['games']}>
            {MANIFESTS.map((game) => (
              <ShownGame key={game.id} game={game} />
            ))}
          </ul>
        </section>
        {!isAwaited && <Together />}
        <Finished />
      </main>
      <HomeFooter />
    </div>
  )
}
