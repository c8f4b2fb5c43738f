import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { CARDS_TO_END, type OnecardView } from '../../rules/types.ts'
import type { OnecardWords } from '../words/words.ts'
import css from './scored.module.css'

interface ScoredProps {
  readonly scored: OnecardView['scored'][number]
  readonly guide?: string
}

/** Four places for scored cards: the game ends when somebody has filled theirs. */
export function Scored({ scored, guide }: ScoredProps): ReactNode {
  const words = useWords<OnecardWords>()
  const total = scored.reduce((sum, { points }) => sum + points, 0)
  return (
    <span
      className={css['scored']}
      role="img"
      aria-label={words.scoredCards(scored.length, total)}
      data-guide={guide}
    >
      {guide && <span className={css['title']}>{words.scoredTitle}</span>}
      {Array.from({ length: CARDS_TO_END }, (_, at) => (
        <span key={at} className={css['place']} data-filled={scored[at] ? true : undefined}>
          {scored[at]?.points}
        </span>
      ))}
      <span className={css['total']}>{total}</span>
    </span>
  )
}
