import type { ReactNode } from 'react'
import type { Card, OnecardColour } from '../../rules/types.ts'
import { CardFace } from '../cards/card-face.tsx'
import { SYMBOLS } from '../../../symbols.ts'
import { paintOf } from '../cards/colours.tsx'
import css from './rules.module.css'

/** The card of all drawings. */
const CARD: Card = {
  id: 'drawn',
  rows: [
    { colour: 'red', length: 4, sun: true },
    { colour: 'yellow', length: 3, sun: true },
    { colour: 'green', length: 2, sun: false },
    { colour: 'blue', length: 6, sun: false },
    { colour: 'purple', length: 5, sun: false },
  ],
}

interface Captioned {
  /** What the drawing shows, in the page's language. */
  readonly caption: string
}

function Figure({ caption, children }: Captioned & { children: ReactNode }): ReactNode {
  return (
    <figure className={css['figure']}>
      <div className={css['drawing']}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Paper({ marks, pencil }: { marks: readonly number[]; pencil?: readonly number[] }): ReactNode {
  return (
    <div className={css['card']}>
      <CardFace card={CARD} marks={marks} pencil={pencil} />
    </div>
  )
}

/** Dice from above; those that stay lie higher. */
function Dice({
  dice,
  staying = [],
}: {
  dice: readonly OnecardColour[]
  staying?: readonly number[]
}): ReactNode {
  return (
    <svg className={css['dice']} viewBox="0 0 236 66" aria-hidden="true">
      {dice.map((colour, at) => (
        <g
          key={at}
          style={paintOf(colour)}
          transform={`translate(${4 + at * 47} ${staying.includes(at) ? 4 : 20})`}
        >
          <rect className={css['die']} width="40" height="40" rx="8" />
          <path
            className={css['symbol']}
            d={SYMBOLS[colour].path}
            transform="translate(7.5 7.5) scale(1.05)"
          />
        </g>
      ))}
    </svg>
  )
}

export function CardDrawing({ caption }: Captioned): ReactNode {
  return (
    <Figure caption={caption}>
      <Paper marks={[]} />
    </Figure>
  )
}

/** Two yellow and a purple die stay, the others are rolled again. */
export function RollDrawing({ caption }: Captioned): ReactNode {
  return (
    <Figure caption={caption}>
      <Dice dice={['yellow', 'yellow', 'purple', 'green', 'orange']} staying={[0, 1, 2]} />
    </Figure>
  )
}

/** Two purple fit, two yellow don't, orange is not there. */
export function EntryDrawing({ caption }: Captioned): ReactNode {
  return (
    <Figure caption={caption}>
      <Dice dice={['orange', 'yellow', 'yellow', 'purple', 'purple']} />
      <Paper marks={[1, 2, 0, 1, 3]} pencil={[0, 0, 0, 0, 2]} />
    </Figure>
  )
}

/** Purple 5, yellow 3 with a sun and green 2 are full. */
export function ScoringDrawing({ caption }: Captioned): ReactNode {
  return (
    <Figure caption={caption}>
      <Paper marks={[1, 3, 2, 4, 5]} />
    </Figure>
  )
}
