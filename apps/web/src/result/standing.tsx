import type { Status } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { toldScore } from '../table/told-score.ts'
import type { TableNow } from '../table/use-table.ts'
import css from './standing.module.css'
import { useResultWords } from './words/index.ts'

/** Everybody's points, the winners first. */
export function Standing({ now }: { now: TableNow }): ReactNode {
  const { pointsOf } = useResultWords()
  const { status } = now.scene
  return (
    <ol className={css['standing']}>
      {ranked(status).map((seat) => (
        <li key={seat} data-won={status.winners.includes(seat)}>
          <span className={css['name']}>{now.players[seat]?.name}</span>
          <span className={css['score']}>{toldScore(now, seat) ?? pointsOf(status.scores[seat] ?? 0)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Seats from the first to the last; whether more or fewer points win shows in who has won. */
export function ranked({ scores, winners }: Pick<Status, 'scores' | 'winners'>): number[] {
  const best = scores[winners[0] ?? 0] ?? 0
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => Math.abs((scores[a] ?? 0) - best) - Math.abs((scores[b] ?? 0) - best))
}
