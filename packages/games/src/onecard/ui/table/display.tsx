import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import type { Card } from '../../rules/types.ts'
import { CardButton } from '../cards/card-button.tsx'
import { describeCard } from '../cards/describe.ts'
import type { Words } from '../words/words.ts'
import css from './display.module.css'
import { MiniCard } from './mini-card.tsx'
import type { TableNow } from './now.ts'
import { CloseUp } from './close-up.tsx'

/** The deck and, in the advanced game, the open cards beside it: small, but large while one is to be taken. */
export function Display({ now }: { now: TableNow }): ReactNode {
  const words = useWords<Words>()
  const { view, moves, hint } = now.props
  const isTaking = moves.some(({ type }) => type === 'take')
  return (
    <section className={css['display']} aria-label={words.supply} data-guide="display">
      <Deck left={view.deck} label={words.deck(view.deck)} />
      {isTaking ? (
        <div className={css['open']}>
          {view.display.map((id) => (
            <CardButton
              key={id}
              card={now.book.get(id) as Card}
              marks={[]}
              name={words.cardName(id)}
              label={describeCard(now.book.get(id) as Card, [], words)}
              look={now.isChosen(id) ? 'chosen' : 'play'}
              hinted={hint?.type === 'take' && hint.card === id}
              move={now.moveOfCard(id)}
              guide={`card-${id}`}
              tap={() => now.tapCard(id)}
            />
          ))}
        </div>
      ) : (
        view.display.length > 0 && <OpenCards now={now} />
      )}
    </section>
  )
}

function OpenCards({ now }: { now: TableNow }): ReactNode {
  const words = useWords<Words>()
  const [isOpen, setOpen] = useState(false)
  const cards = now.props.view.display.map((id) => ({ id, marks: [] }))
  return (
    <>
      <button
        type="button"
        className={css['small']}
        aria-label={words.openCards(cards.map(({ id }) => words.cardName(id)))}
        onClick={() => setOpen(true)}
      >
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

function Deck({ left, label }: { left: number; label: string }): ReactNode {
  return (
    <span className={css['deck']} role="img" aria-label={label} data-guide="deck">
      <span className={css['back']}>{left}</span>
    </span>
  )
}
