import type { ReactNode } from 'react'
import { Unseen } from './unseen.tsx'
import css from './card-button.module.css'
import { CardFace, type CardFaceProps } from './card-face.tsx'

export interface CardButtonProps extends CardFaceProps {
  /** All that is on the card, for a screen reader. */
  readonly content: string
  /** The card's name, as written below it. */
  readonly name: string
  /** What it would get, in pencil below it. */
  readonly note?: string | undefined
  /** `play` glows and `plain` doesn't; `chosen` was tapped; `quiet` answers why not; `stamp` has just been scored. */
  readonly look: 'play' | 'plain' | 'chosen' | 'quiet' | 'stamp'
  readonly hinted?: boolean
  /** The move it makes or prepares. */
  readonly move?: string | undefined
  readonly guide?: string
  readonly tap: () => void
}

/** A card that can be tapped. */
export function CardButton(props: CardButtonProps): ReactNode {
  const { content, name, note, look, hinted, move, guide, tap, ...face } = props
  const canPlay = look !== 'quiet' && look !== 'stamp'
  return (
    <button
      type="button"
      className={css['card']}
      data-look={look}
      data-hint={hinted || undefined}
      data-move={canPlay ? move : undefined}
      data-guide={guide}
      aria-disabled={!canPlay}
      aria-pressed={look === 'play' || look === 'chosen' ? look === 'chosen' : undefined}
      onClick={tap}
    >
      <CardFace {...face} />
      {look === 'chosen' && <Tick />}
      <span className={css['foot']}>
        <span>
          {name}
          <Unseen>{`: ${content}. `}</Unseen>
        </span>
        {note !== undefined && <span className={css['note']}>{note}</span>}
      </span>
    </button>
  )
}

function Tick(): ReactNode {
  return (
    <svg className={css['tick']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 12.5l4 4.5 8-9.5" />
    </svg>
  )
}
