import type { Seat } from '@rattlecup/kit'
import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { CARDS } from '../../rules/cards.ts'
import type { Card, Onecard, OnecardOutcome, OnecardView } from '../../rules/types.ts'
import { CardButton } from '../cards/card-button.tsx'
import { describeCard } from '../cards/describe.ts'
import type { OnecardWords } from '../words/words.ts'
import css from './entry.module.css'
import { cardsLeft, drawOne } from './cards-left.ts'

type CardChance = Exclude<Onecard['Chance'], { type: 'roll' }>

interface CardEntryProps {
  readonly chance: CardChance
  readonly view: OnecardView
  /** A name; undefined for the reader. */
  readonly who: (seat: Seat) => string | undefined
  readonly enter: (outcome: OnecardOutcome) => void
}

/** The card that was drawn: picked from those left in the box, or drawn here for everybody. */
export function CardEntry({ chance, view, who, enter }: CardEntryProps): ReactNode {
  const { entry: words } = useWords<OnecardWords>()
  const left = cardsLeft(CARDS, view)
  const title = chance.type === 'draw' ? words.cardFor(who(chance.seat)) : words.cardOpen
  const draw = (card: string): void => enter({ ...chance, card })
  return (
    <section className={css['entry']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      {left ? <CardsLeft cards={left} draw={draw} /> : <NamedCard draw={draw} />}
    </section>
  )
}

function CardsLeft({ cards, draw }: { cards: readonly Card[]; draw: (id: string) => void }): ReactNode {
  const words = useWords<OnecardWords>()
  return (
    <>
      <button type="button" className={css['done']} onClick={() => draw(drawOne(cards).id)}>
        {words.entry.drawForUs}
      </button>
      <p className={css['hint']}>{words.entry.orPick}</p>
      <div className={css['cards']}>
        {cards.map((card) => (
          <CardButton
            key={card.id}
            card={card}
            marks={[]}
            name={words.cardName(card.id)}
            content={describeCard(card, [], words)}
            look="plain"
            tap={() => draw(card.id)}
          />
        ))}
      </div>
    </>
  )
}

/** Cards of the players' own are known by name only. */
function NamedCard({ draw }: { draw: (id: string) => void }): ReactNode {
  const { entry: words } = useWords<OnecardWords>()
  const [name, setName] = useState('')
  return (
    <form
      className={css['named']}
      onSubmit={(event) => {
        event.preventDefault()
        draw(name.trim())
        setName('')
      }}
    >
      <label>
        {words.ownName}
        <input value={name} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className={css['done']}>
        {words.enterCard}
      </button>
    </form>
  )
}
