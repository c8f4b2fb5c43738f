import type { ChoiceStep, Analysis } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { ReactNode } from 'react'
import { isCostly } from '../review/graded.ts'
import type { TableNow } from '../table/use-table.ts'
import css from './result.module.css'
import { SeeIt } from './see-it.tsx'
import { useResultWords } from './words/index.ts'

/** The two or three moves that mattered, with the better one. */
export function TurningPoints({
  review,
  now,
  replay,
}: {
  review: Review
  now: TableNow
  replay: string | undefined
}): ReactNode {
  const words = useResultWords()
  const points = turningPoints(review)
  return (
    <>
      <h3>{words.turning}</h3>
      {points.length === 0 && <p>{words.noTurning}</p>}
      <ul className={css['turns']}>
        {points.map((step) => (
          <li key={step.event}>
            <TurningPoint step={step} unit={review.unit} now={now} />
            <SeeIt replay={replay} moment={momentOf(step)} what={now.ui.tellMove(step.move, now.words)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TurningPoint({
  step,
  unit,
  now,
}: {
  step: ChoiceStep
  unit: Review['unit']
  now: TableNow
}): ReactNode {
  const words = useResultWords()
  const { ui, players } = now
  const change = unit === 'share' ? words.shareChange : words.pointsChange
  const tell = (move: ChoiceStep['move']): string => ui.tellMove(move, now.words)
  return (
    <>
      <p>
        {words.played(players[step.seat]?.name ?? '', tell(step.move))}{' '}
        <span className={css['cost']}>{`${change(-step.cost.mean)}, ${words.grades[step.grade]}`}</span>
      </p>
      <p>{words.better(tell(step.best), change(step.cost.mean))}</p>
    </>
  )
}

/** Just before a choice, with the move that would have been better. */
function momentOf({ event, best }: ChoiceStep): Record<string, string> {
  return { at: String(event), better: JSON.stringify(best) }
}

const MOST_TOLD = 3

/** The choices that cost most, the dearest first; what hardly cost anything is not told. */
export function turningPoints({ steps }: Pick<Analysis, 'steps'>): ChoiceStep[] {
  return steps
    .filter((step) => step.kind === 'choice')
    .filter(isCostly)
    .sort((a, b) => b.cost.mean - a.cost.mean)
    .slice(0, MOST_TOLD)
}
