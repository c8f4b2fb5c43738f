import { useWords } from '@rattlecup/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { Card } from '../../rules/types.ts'
import type { OnecardTableNow } from '../table/now.ts'
import { prospectOf, type CardProspect } from './prospect.ts'
import { freshMarks, isYetToEnter, scoredIn } from '../steps.ts'
import type { OnecardWords } from '../words/words.ts'
import { CardButton, type CardButtonProps } from './card-button.tsx'
import { describeCard } from './describe.ts'
import css from './own-cards.module.css'

/** A card before the reader, with what the dice would bring it. */
interface OwnCard {
  readonly card: Card
  readonly marks: readonly number[]
  /** Set where the dice may still be used. */
  readonly prospect?: CardProspect | undefined
  /** Set while the card is being scored. */
  readonly points?: number
}

export function OwnCards({ now, seat }: { now: OnecardTableNow; seat: number }): ReactNode {
  const words = useWords<OnecardWords>()
  const cards = ownCards(now, seat)
  return (
    <section
      className={css['hand']}
      aria-label={words.yourCards}
      data-guide="cards"
      style={{ '--cards': cards.length } as CSSProperties}
    >
      {cards.map((own) => (
        <CardButton
          key={own.card.id}
          {...faceOf(own, now, seat)}
          {...textOf(own, words)}
          look={lookOf(own, now)}
          hinted={isHinted(own.card.id, now)}
          move={now.moveOfCard(own.card.id)}
          guide={`card-${own.card.id}`}
          tap={() => now.tapCard(own.card.id)}
        />
      ))}
    </section>
  )
}

/** The reader's cards as they lie; one that a step has just scored lies there until the step has been shown. */
function ownCards(now: OnecardTableNow, seat: number): OwnCard[] {
  const { view, status, step, settled } = now.props
  const showsPencil = isYetToEnter(view, status, seat) && view.dice !== null && settled
  const cards = (view.cards[seat] ?? []).map(({ id, marks }): OwnCard => {
    const card = now.book.get(id) as Card
    return { card, marks, prospect: showsPencil ? prospectOf(card, marks, view.dice) : undefined }
  })
  const scored = settled ? undefined : scoredIn(step)
  if (scored?.seat !== seat) return cards
  const card = now.book.get(scored.id) as Card
  const { gains } = prospectOf(card, scored.marks, view.dice)
  const marks = scored.marks.map((count, row) => count + (gains[row] ?? 0))
  return cards.toSpliced(scored.place, 0, { card, marks, points: scored.points })
}

function faceOf({ card, marks, prospect }: OwnCard, now: OnecardTableNow, seat: number) {
  return {
    card,
    marks,
    pencil: prospect?.gains,
    fresh: now.props.settled ? undefined : freshMarks(now.props.step, seat, card.id),
  }
}

function textOf({ card, marks, prospect, points }: OwnCard, words: OnecardWords) {
  return {
    name: words.cardName(card.id),
    note: points === undefined ? prospect && noteOf(prospect, words) : words.points(points),
    content: describeCard(card, marks, words),
  }
}

function noteOf({ boxes, points }: CardProspect, words: OnecardWords): string {
  if (points !== undefined) return words.wouldScore(points)
  return boxes > 0 ? words.boxes(boxes) : words.noFit
}

function lookOf({ card, points }: OwnCard, now: OnecardTableNow): CardButtonProps['look'] {
  if (points !== undefined) return 'stamp'
  if (now.isChosen(card.id)) return 'chosen'
  return now.moveOfCard(card.id) === undefined ? 'quiet' : 'play'
}

/** Cards to tap so that the choice becomes the one that a hint proposes. */
function isHinted(id: string, { props: { hint }, isChosen }: OnecardTableNow): boolean {
  if (hint?.type === 'keep') return hint.cards.includes(id) !== isChosen(id)
  return hint?.type === 'enter' && hint.card === id
}
