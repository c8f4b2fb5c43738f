import { useMemo, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import type { TableNow } from '../table/use-table.ts'
import { Accounts } from './accounts.tsx'
import { Course } from './course.tsx'
import css from './result.module.css'
import { TurningPoints } from './turning-points.tsx'
import { useReview } from './use-review.ts'
import { useResultWords } from './words/index.ts'

/** How much was luck and how much was play. */
export function LookBack({ now, replay }: { now: TableNow; replay: string | undefined }): ReactNode {
  const words = useResultWords()
  const { game, players, options, events } = now.table
  const log = useMemo(
    () => ({ game: game.id, players: players.length, options, events }),
    [game, players.length, options, events],
  )
  const state = useReview(log)
  return (
    <section className={css['paper']}>
      <h3>{words.review}</h3>
      {state.kind === 'working' && (
        <div className={css['busy']}>
          <span>{words.reviewing(state.share)}</span>
          <progress value={state.share} aria-label={words.review} />
          <Button onClick={state.stop}>{words.stop}</Button>
        </div>
      )}
      {state.kind === 'failed' && <p>{words.reviewFailed}</p>}
      {state.kind === 'stopped' && <Button onClick={state.again}>{words.reviewAgain}</Button>}
      {state.kind === 'done' && (
        <>
          <Course review={state.review} players={now.players} />
          <Accounts review={state.review} players={now.players} />
          <TurningPoints review={state.review} now={now} replay={replay} />
        </>
      )}
    </section>
  )
}
