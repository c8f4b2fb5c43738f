import type { ReactNode } from 'react'
import { CardFace, type CardFaceProps } from '../cards/card-face.tsx'
import css from './mini-card.module.css'

/** A card lying farther away. */
export function MiniCard(props: CardFaceProps & { readonly isScored?: boolean }): ReactNode {
  const { isScored, ...face } = props
  return (
    <span className={css['mini']} data-scored={isScored || undefined}>
      <CardFace {...face} />
    </span>
  )
}
