import { useWords, type BreakdownProps } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import type { Card, Onecard } from '../../rules/types.ts'
import { CardFace } from '../cards/card-face.tsx'
import { bookOf, type CardBook } from '../cards/prospect.ts'
import type { OnecardWords } from '../words/words.ts'
import css from './breakdown.module.css'
import { scoredCards, unscoredCards, type CountedCard } from './tally-up.ts'

/** Every player's cards with the points of their rows, the winner's first. */
export function Breakdown({ view, events, options, status, players }: BreakdownProps<Onecard>): ReactNode {
  const { breakdown: words } = useWords<OnecardWords>()
  const book = useMemo(() => bookOf(options), [options])
  const scored = useMemo(
    () => scoredCards(events, players.length, options, book),
    [events, players.length, options, book],
  )
  const ranked = players
    .map((player, seat) => ({ player, seat, total: status.scores[seat] ?? 0 }))
    .sort((a, b) => b.total - a.total)
  return (
    <section className={css['breakdown']} aria-label={words.title}>
      {ranked.map(({ player, seat, total }) => (
        <article
          key={seat}
          className={css['player']}
          data-winner={status.winners.includes(seat) || undefined}
        >
          <h3 className={css['name']}>
            <span>{player.name}</span>
            <span className={css['points']}>{words.points(total)}</span>
          </h3>
          <Cards title={words.scored} cards={scored[seat] ?? []} book={book} />
          <Cards title={words.left} cards={unscoredCards(view, seat, book)} book={book} />
        </article>
      ))}
    </section>
  )
}

interface CardsProps {
  readonly title: string
  readonly cards: readonly CountedCard[]
  readonly book: CardBook
}

function Cards({ title, cards, book }: CardsProps): ReactNode {
  const words = useWords<OnecardWords>()
  return (
    <>
      <h4 className={css['kind']}>{title}</h4>
      {cards.length === 0 && <p className={css['none']}>{words.breakdown.noneScored}</p>}
      <ul className={css['cards']}>
        {cards.map((counted) => (
          <li key={counted.id} className={css['card']}>
            <span className={css['face']}>
              <CardFace card={book.get(counted.id) as Card} marks={counted.marks} />
            </span>
            <span>{words.cardName(counted.id)}</span>
            <span className={css['sum']}>
              <Sum {...counted} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** "5 + 3 + 2 + 2 (one sun) = 12" */
function Sum({ rows, suns, points }: CountedCard): ReactNode {
  const { breakdown: words } = useWords<OnecardWords>()
  if (rows.length === 0) return words.noRow
  const extra = points - rows.reduce((sum, length) => sum + length, 0)
  const terms = [...rows.map(String), ...(suns > 0 ? [`${extra} (${words.suns(suns)})`] : [])]
  return (
    <>
      {terms.length > 1 && `${terms.join(' + ')} = `}
      <strong>{points}</strong>
    </>
  )
}
