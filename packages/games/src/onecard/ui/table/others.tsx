import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import type { Card } from '../../rules/types.ts'
import { describeCard } from '../cards/describe.ts'
import { prospectOf } from '../cards/prospect.ts'
import { freshMarks, othersOf, scoredIn, seatAwaited } from '../steps.ts'
import { Unseen } from '../cards/unseen.tsx'
import type { OnecardWords } from '../words/words.ts'
import { CloseUp } from './close-up.tsx'
import { MiniCard } from './mini-card.tsx'
import type { OnecardTableNow } from './now.ts'
import css from './others.module.css'
import { Scored } from './scored.tsx'

/** Everybody else's cards, small; large on a tap. */
export function Others({ now }: { now: OnecardTableNow }): ReactNode {
  const { view, seat } = now.props
  const seats = othersOf(view.cards.length, seat)
  if (seats.length === 0) return null
  return (
    <div className={css['others']} data-guide="others">
      {seats.map((other) => (
        <Other key={other} now={now} seat={other} />
      ))}
    </div>
  )
}

function Other({ now, seat }: { now: OnecardTableNow; seat: number }): ReactNode {
  const words = useWords<OnecardWords>()
  const [isOpen, setOpen] = useState(false)
  const { view, players, status } = now.props
  const name = players[seat]?.name ?? ''
  const cards = cardsShown(now, seat)
  // Nobody has scored anything before all have chosen their cards: who still does is said in that place.
  const isKeeping = view.phase === 'keep'
  const hasDice = view.active === seat && !status.over && view.phase !== 'draw' && !isKeeping
  return (
    <>
      <button
        type="button"
        className={css['other']}
        data-turn={seatAwaited(status) === seat || undefined}
        onClick={() => setOpen(true)}
      >
        <span className={css['name']}>
          <span>{name}</span>
          {hasDice && <DieMark label={words.hasDice} />}
        </span>
        <span className={css['cards']}>
          {cards.map(({ id, marks, fresh, isScored }) => (
            <MiniCard
              key={id}
              card={now.book.get(id) as Card}
              marks={marks}
              fresh={fresh}
              isScored={isScored}
            />
          ))}
        </span>
        {isKeeping ? (
          <span className={css['state']}>
            {view.chosen.includes(seat) ? words.hasChosen : words.stillChoosing}
          </span>
        ) : (
          <Scored scored={view.scored[seat] ?? []} />
        )}
        <Unseen>
          {`${words.lookAt(name)}: ${cards.map(({ id, marks }) => describe(now, id, marks, words)).join('. ')}`}
        </Unseen>
      </button>
      {isOpen && (
        <CloseUp title={words.cardsOf(name)} cards={cards} book={now.book} close={() => setOpen(false)} />
      )}
    </>
  )
}

/** Marks who rolled. */
function DieMark({ label }: { label: string }): ReactNode {
  return (
    <svg className={css['dice']} viewBox="0 0 24 24" role="img" aria-label={label}>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" />
    </svg>
  )
}

function describe(now: OnecardTableNow, id: string, marks: readonly number[], words: OnecardWords): string {
  return `${words.cardName(id)}: ${describeCard(now.book.get(id) as Card, marks, words)}`
}

interface CardShown {
  readonly id: string
  readonly marks: readonly number[]
  readonly fresh: readonly number[] | undefined
  readonly isScored: boolean
}

/** A card that was just scored lies there, full, until that has been shown. */
function cardsShown({ props: { view, step, settled }, book }: OnecardTableNow, seat: number): CardShown[] {
  const cards = (view.cards[seat] ?? []).map(({ id, marks }) => ({
    id,
    marks,
    fresh: settled ? undefined : freshMarks(step, seat, id),
    isScored: false,
  }))
  const scored = settled ? undefined : scoredIn(step)
  if (scored?.seat !== seat) return cards
  const { gains } = prospectOf(book.get(scored.id) as Card, scored.marks, view.dice)
  const marks = scored.marks.map((count, row) => count + (gains[row] ?? 0))
  return cards.toSpliced(scored.place, 0, { id: scored.id, marks, fresh: gains as number[], isScored: true })
}
