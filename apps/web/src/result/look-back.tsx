import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import type { TableNow } from '../table/use-table.ts'
import { Accounts } from './accounts.tsx'
import { Course } from './course.tsx'
import { DecisiveRolls } from './decisive-rolls.tsx'
import css from './result.module.css'
import { SeatWords } from './seat-words.tsx'
import { reviewAt } from './see-it.tsx'
import { TurningPoints } from './turning-points.tsx'
import type { useReview } from '../review/use-review.ts'
import { useResultWords } from './words/index.ts'

/** How much was luck and how much was play: the moves that mattered first, figures on demand. */
export function LookBack({
  now,
  state,
  replay,
}: {
  now: TableNow
  state: ReturnType<typeof useReview>
  replay: string | undefined
}): ReactNode {
  const words = useResultWords()
  return (
    <>
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
          <SeatWords review={state.review} players={now.players} />
          {replay && <ButtonLink to={reviewAt(replay)}>{words.stepThrough}</ButtonLink>}
          <TurningPoints review={state.review} now={now} replay={replay} />
          <DecisiveRolls review={state.review} now={now} replay={replay} />
          <details>
            <summary>{words.inFigures}</summary>
            <Accounts review={state.review} players={now.players} />
          </details>
        </>
      )}
    </>
  )
}
