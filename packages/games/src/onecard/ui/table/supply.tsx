import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import type { Card } from '../../rules/types.ts'
import { CardButton } from '../cards/card-button.tsx'
import { describeCard } from '../cards/describe.ts'
import { Unseen } from '../cards/unseen.tsx'
import type { OnecardWords } from '../words/words.ts'
import { CloseUp } from './close-up.tsx'
import css from './supply.module.css'
import { MiniCard } from './mini-card.tsx'
import type { OnecardTableNow } from './now.ts'
import { Scored } from './scored.tsx'

/** What lies beside the dice: the reader's scored cards, the open cards of the advanced game, and the deck. */
export function Supply({ now }: { now: OnecardTableNow }): ReactNode {
  const words = useWords<OnecardWords>()
  const { view, seat, moves } = now.props
  const isTaking = moves.some(({ type }) => type === 'take')
  return (
    <>
      <section className={css['supply']} aria-label={words.supply} data-guide="display">
        {seat !== null && <Scored scored={view.scored[seat] ?? []} guide="scored" />}
        {view.display.length > 0 && !isTaking && <OpenCards now={now} />}
        {view.turnsLeft !== undefined && view.phase !== 'over' && (
          <span className={css['turns']}>{words.turnsLeft(view.turnsLeft)}</span>
        )}
        <span className={css['deck']} role="img" aria-label={words.deck(view.deck)} data-guide="deck">
          <span className={css['count']}>{view.deck}</span>
        </span>
      </section>
      {isTaking && <CardsToTake now={now} />}
    </>
  )
}

/** Large while one of them is to be taken. */
function CardsToTake({ now }: { now: OnecardTableNow }): ReactNode {
  const words = useWords<OnecardWords>()
  const { view, hint } = now.props
  return (
    <section className={css['open']} aria-label={words.openTitle}>
      {view.display.map((id) => (
        <CardButton
          key={id}
          card={now.book.get(id) as Card}
          marks={[]}
          name={words.cardName(id)}
          content={describeCard(now.book.get(id) as Card, [], words)}
          look={now.isChosen(id) ? 'chosen' : 'play'}
          hinted={hint?.type === 'take' && hint.card === id}
          move={now.moveOfCard(id)}
          guide={`card-${id}`}
          tap={() => now.tapCard(id)}
        />
      ))}
    </section>
  )
}

function OpenCards({ now }: { now: OnecardTableNow }): ReactNode {
  const words = useWords<OnecardWords>()
  const [isOpen, setOpen] = useState(false)
  const cards = now.props.view.display.map((id) => ({ id, marks: [] }))
  return (
    <>
      <button type="button" className={css['small']} onClick={() => setOpen(true)}>
        <Unseen>{words.openCards(cards.map(({ id }) => words.cardName(id)))}</Unseen>
        {cards.map(({ id }) => (
          <MiniCard key={id} card={now.book.get(id) as Card} marks={[]} />
        ))}
      </button>
      {isOpen && (
        <CloseUp title={words.openTitle} cards={cards} book={now.book} close={() => setOpen(false)} />
      )}
    </>
  )
}
