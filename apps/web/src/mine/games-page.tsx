import { useDeferredValue, useState, type ReactNode } from 'react'
import { download } from '../download.ts'
import { Trouble } from '../online/parts/trouble.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { fileOf, savedGames } from '../session/saved-games.ts'
import { FinishedLine } from './finished-line.tsx'
import { GameFilters } from './game-filters.tsx'
import css from './games-page.module.css'
import { ANY_GAME } from './history.ts'
import { useHistory } from './use-history.ts'
import { useMine } from './words/index.ts'

/** Every finished game of mine, wherever I played it. */
export function GamesPage(): ReactNode {
  const words = useMine()
  const [filter, setFilter] = useState(ANY_GAME)
  const { games, problem, isDone, more } = useHistory(useDeferredValue(filter))
  // Where nothing was played yet, there is nothing to look for, nor to count.
  const isEmpty = isDone && filter === ANY_GAME && games.length === 0
  return (
    <PageSheet title={words.myGames} isVisit>
      <div className={css['games']}>
        {!isEmpty && <GameFilters filter={filter} change={(part) => setFilter({ ...filter, ...part })} />}
        {problem && <Trouble problem={problem} />}
        {problem && <p className={css['quiet']}>{words.deviceOnly}</p>}
        <ul className={css['list']} aria-label={words.myGames}>
          {games.map((game) => (
            <FinishedLine key={game.to} game={game} />
          ))}
        </ul>
        {(isDone || problem) && games.length === 0 && <Nothing isFiltered={filter !== ANY_GAME} />}
        {!isDone && !problem && <Button onClick={more}>{words.moreGames}</Button>}
        <div className={css['links']}>
          {!isEmpty && <ButtonLink to="/statistics">{words.statistics}</ButtonLink>}
          {games.some(({ to }) => to.startsWith('/games/')) && (
            <a href="/api/me/games.zip" download>
              {words.downloadAll}
            </a>
          )}
          {games.some(({ to }) => to.startsWith('/game/')) && (
            <Button look="quiet" icon="download" onClick={downloadDevice}>
              {words.downloadDevice}
            </Button>
          )}
        </div>
      </div>
    </PageSheet>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const words = useMine()
  return (
    <div role="status">
      <p>{isFiltered ? words.noneFits : words.noGames}</p>
      {!isFiltered && (
        <ButtonLink look="primary" to="/">
          {words.playOne}
        </ButtonLink>
      )}
    </div>
  )
}

/** The finished games of this device, a game a line. */
function downloadDevice(): void {
  const games = savedGames().filter(({ isOver }) => isOver)
  const lines = games.map((saved) => `${JSON.stringify(fileOf(saved))}\n`)
  download('rattlecup-games.jsonl', lines.join(''))
}
