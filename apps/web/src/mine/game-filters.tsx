import { MANIFESTS } from '@rattlecup/games/manifest'
import type { ReactNode } from 'react'
import fields from '../online/parts/fields.module.css'
import { Choice } from '../parts/choice.tsx'
import css from './games-page.module.css'
import type { GameFilter } from './history.ts'
import { useMine } from './words/index.ts'

interface GameFiltersProps {
  readonly filter: GameFilter
  readonly change: (part: Partial<GameFilter>) => void
}

/** Which of one's games are shown. */
export function GameFilters({ filter, change }: GameFiltersProps): ReactNode {
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
      <MoreFilters filter={filter} change={change} />
    </search>
  )
}

function MoreFilters({ filter, change }: GameFiltersProps): ReactNode {
  const words = useMine()
  return (
    <details className={css['more']}>
      <summary>{words.moreFilters}</summary>
      <div className={css['filters']}>
        <Choice
          label={words.where}
          value={filter.place}
          options={[
            ['all', words.allResults],
            ['table', words.withFriends],
            ['device', words.onADevice],
          ]}
          change={(place) => change({ place })}
        />
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={fields['field']}>
            <span>{end === 'from' ? words.fromDay : words.toDay}</span>
            <input
              type="date"
              value={filter[end]}
              onChange={({ target }) => change({ [end]: target.value })}
            />
          </label>
        ))}
      </div>
    </details>
  )
}
