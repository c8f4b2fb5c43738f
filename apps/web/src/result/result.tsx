import { WithWords } from '@rattlecup/ui'
import { Suspense, useMemo, useRef, type ReactNode } from 'react'
import type { TableScreenProps } from '../table/table-screen.tsx'
import type { TableNow } from '../table/use-table.ts'
import { Celebration } from './celebration.tsx'
import { decided } from './decided.ts'
import { headline } from './headline.ts'
import { LookBack } from './look-back.tsx'
import css from './result.module.css'
import { ResultActions } from './result-actions.tsx'
import { Standing } from './standing.tsx'
import { useReview, type ReviewState } from '../review/use-review.ts'
import { useResultWords } from './words/index.ts'

export interface ResultProps extends TableScreenProps {
  readonly now: TableNow
  readonly showTable: () => void
}

/** The end of a game: who won and what decided it, and what to do next. The rest is folded. */
export function Result(props: ResultProps): ReactNode {
  const words = useResultWords()
  const { table, scene, ui, players, options } = props.now
  const { game, events } = table
  const log = useMemo(
    () => ({ game: game.id, players: players.length, options: table.options, events }),
    [game, players.length, table.options, events],
  )
  const review = useReview(log, { house: props.house })
  const lookBack = useRef<HTMLDetailsElement>(null)
  const showReview = (): void => {
    if (!lookBack.current) return
    lookBack.current.open = true
    lookBack.current.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={css['result']} data-guide="result">
      <header className={css['head']}>
        {hasWon(props.now) && <Celebration />}
        <h2>{headline(scene.status, players, table, words)}</h2>
        {players.length > 1 && <Standing now={props.now} />}
        <p className={css['decided']} role="status">
          {sentence(props.now, review, words)}
        </p>
        <ResultActions {...props} showReview={showReview} />
      </header>
      <details className={css['paper']}>
        <summary>{words.breakdown}</summary>
        <WithWords words={props.now.words}>
          <Suspense>
            <ui.Breakdown
              view={scene.view}
              events={scene.events}
              options={options}
              status={scene.status}
              players={players}
            />
          </Suspense>
        </WithWords>
      </details>
      <details ref={lookBack} className={css['paper']}>
        <summary>{words.review}</summary>
        <LookBack now={props.now} state={review} replay={props.links?.replay} />
      </details>
    </div>
  )
}

function hasWon({ table, scene, players }: TableNow): boolean {
  return players.length > 1 && table.seat !== null && scene.status.winners.includes(table.seat)
}

function sentence(
  { table, scene, players }: TableNow,
  state: ReviewState,
  words: ReturnType<typeof useResultWords>,
): string {
  if (state.kind === 'working') return words.reviewing(state.share)
  if (state.kind !== 'done') return ''
  const names = players.map(({ name }) => name)
  const reader = table.isShared ? null : table.seat
  return decided(state.review, { reader, winners: scene.status.winners, names }, words) ?? ''
}
