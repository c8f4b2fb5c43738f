import { useWords } from '@rattlecup/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Card } from '../../rules/types.ts'
import { CardFace } from '../cards/card-face.tsx'
import { describeCard } from '../cards/describe.ts'
import type { CardBook } from '../cards/prospect.ts'
import { Unseen } from '../cards/unseen.tsx'
import type { OnecardWords } from '../words/words.ts'
import css from './close-up.module.css'

interface CloseUpProps {
  readonly title: string
  readonly cards: readonly { readonly id: string; readonly marks: readonly number[] }[]
  readonly book: CardBook
  readonly close: () => void
}

/** Somebody's cards, large, over the table. */
export function CloseUp({ title, cards, book, close }: CloseUpProps): ReactNode {
  const words = useWords<OnecardWords>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={css['window']}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={css['sheet']}>
        <h2 className={css['title']}>{title}</h2>
        <div className={css['cards']}>
          {cards.map(({ id, marks }) => (
            <p key={id} className={css['card']}>
              <CardFace card={book.get(id) as Card} marks={marks} />
              {words.cardName(id)}
              <Unseen>{`: ${describeCard(book.get(id) as Card, marks, words)}`}</Unseen>
            </p>
          ))}
        </div>
        <button type="button" className={css['close']} onClick={close}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
