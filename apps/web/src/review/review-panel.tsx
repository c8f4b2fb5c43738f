import type { ChoiceStep } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Plot } from '../result/course.tsx'
import { useResultWords } from '../result/words/index.ts'
import type { GradedMoment } from './graded.ts'
import css from './review-panel.module.css'
import type { ReviewControl, ReviewState } from './use-review.ts'

interface ReviewPanelProps {
  readonly state: ReviewState & ReviewControl
  readonly players: readonly Player[]
  readonly graded: GradedMoment
  /** How many events have happened, of all. */
  readonly taken: number
  readonly tellMove: (move: ChoiceStep['move']) => string
  /** What leads to the moments that cost something; undefined where there is none that way. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
  /** Draws the better move on the table, where there is one. */
  readonly showBetter: ((choice: ChoiceStep) => void) | undefined
}

/** The review of a game beside its replay: the chances with where we are, and what the last step was worth. */
export function ReviewPanel(props: ReviewPanelProps): ReactNode {
  const words = useResultWords()
  const { state } = props
  if (state.kind === 'done') return <Reviewed {...props} review={state.review} />
  return (
    <div className={css['panel']}>
      {state.kind === 'working' ? (
        <>
          <span>{words.reviewing(state.share)}</span>
          <progress value={state.share} aria-label={words.review} />
          <Button onClick={state.stop}>{words.stop}</Button>
        </>
      ) : (
        <>
          {state.kind === 'failed' && <span>{words.reviewFailed}</span>}
          <Button onClick={state.again}>{words.reviewAgain}</Button>
        </>
      )}
    </div>
  )
}

function Reviewed({
  review,
  players,
  graded,
  taken,
  tellMove,
  previous,
  next,
  showBetter,
}: ReviewPanelProps & { readonly review: Review }): ReactNode {
  const words = useResultWords()
  const change = review.unit === 'share' ? words.shareChange : words.pointsChange
  const nameOf = (seat: number): string => players[seat]?.name ?? ''
  const { roll, choices } = graded
  return (
    <div className={css['panel']}>
      <div className={css['plot']}>
        <Plot review={review} players={players} at={taken} />
      </div>
      <ul className={css['told']} aria-live="polite">
        {roll && (
          <li>
            {words.luck}:{' '}
            {roll.luck.map((luck, seat) => words.played(nameOf(seat), change(luck))).join(' · ')}
          </li>
        )}
        {choices.map((choice) => (
          <li key={choice.seat} data-grade={choice.grade}>
            {words.played(nameOf(choice.seat), tellMove(choice.move))}:{' '}
            {choice.forced ? words.onlyMove : words.grades[choice.grade]}
            {choice.cost.mean > 0 && ` (${change(-choice.cost.mean)})`}{' '}
            {showBetter && choice.cost.mean > 0 && (
              <Button look="quiet" onClick={() => showBetter(choice)}>
                {words.better(tellMove(choice.best), change(choice.cost.mean))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css['jumps']}>
        <Button disabled={!previous} onClick={previous} aria-keyshortcuts="p">
          {words.previousMistake}
        </Button>
        <Button disabled={!next} onClick={next} aria-keyshortcuts="n">
          {words.nextMistake}
        </Button>
      </div>
    </div>
  )
}
