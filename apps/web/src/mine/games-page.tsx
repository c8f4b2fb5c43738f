import { MANIFESTS } from '@rattlecup/games/manifest'
import { useDeferredValue, useState, type ReactNode } from 'react'
import fields from '../online/parts/fields.module.css'
import { Trouble } from '../online/parts/trouble.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Choice } from '../parts/choice.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { FinishedLine } from './finished-line.tsx'
import css from './games-page.module.css'
import type { GameFilter } from './history.ts'
import { useHistory } from './use-history.ts'
import { useMine } from './words/index.ts'

/** Every finished game of mine, wherever I played it. */
export function GamesPage(): ReactNode {
  const words = useMine()
  const [filter, setFilter] = useState<GameFilter>({ game: '', name: '', result: 'all' })
  const { games, problem, isDone, more } = useHistory(useDeferredValue(filter))
  return (
    <PageSheet title={words.myGames} isVisit>
      <div className={css['games']}>
        <Filters filter={filter} change={(part) => setFilter({ ...filter, ...part })} />
        {problem && <Trouble problem={problem} />}
        <ul className={css['list']} aria-label={words.myGames}>
          {games.map((game) => (
            <FinishedLine key={game.id} game={game} />
          ))}
        </ul>
        {isDone && games.length === 0 && <p role="status">{words.noGames}</p>}
        {!isDone && !problem && <Button onClick={more}>{words.moreGames}</Button>}
        <div className={css['links']}>
          <ButtonLink to="/statistics">{words.statistics}</ButtonLink>
          {games.length > 0 && (
            <a href="/api/me/games.zip" download>
              {words.downloadAll}
            </a>
          )}
        </div>
      </div>
    </PageSheet>
  )
}

function Filters({
  filter,
  change,
}: {
  filter: GameFilter
  change: (part: Partial<GameFilter>) => void
}): ReactNode {
  const words = useMine()
  return (
    <search className={css['filters']}>
      <label className={fields['field']}>
        <span>{words.playedWith}</span>
        <input
          type="search"
          value={filter.name}
          maxLength={24}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label className={fields['field']}>
        <span>{words.whichGame}</span>
        <select value={filter.game} onChange={({ target }) => change({ game: target.value })}>
          <option value="">{words.allGames}</option>
          {MANIFESTS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={words.result}
        value={filter.result}
        options={[
          ['all', words.allResults],
          ['won', words.won],
          ['lost', words.lost],
        ]}
        change={(result) => change({ result })}
      />
    </search>
  )
}
