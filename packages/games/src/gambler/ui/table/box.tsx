import { Pips } from '@rattlecup/ui'
import type { CSSProperties, ReactNode } from 'react'
import { TRIPLE, type BoardRow } from '../../rules/types.ts'
import css from './board.module.css'
import { Star } from './symbols.tsx'

/** What the next box is marked with: that it would take a die, or a die in pencil. */
export type BoxMark = 'open' | { readonly pencil: number }

export interface BoxProps {
  readonly row: BoardRow
  readonly box: number
  /** All dice that lie in the row. */
  readonly placed: readonly number[]
  readonly mark?: BoxMark | undefined
  /** Whether its die was placed just now. */
  readonly fresh: boolean
}

/** One box of a row: what is printed in it, or the die that lies on it. */
export function Box({ row, box, placed, mark, fresh }: BoxProps): ReactNode {
  const value = placed[box]
  if (value !== undefined) return <BoardDie value={value} turn={box * 2 + value} fresh={fresh} />
  if (typeof mark === 'object') {
    return (
      <span className={css['pencil']}>
        <Pips value={mark.pencil} />
      </span>
    )
  }
  return (
    <span className={mark === 'open' ? css['openBox'] : css['box']}>
      <Print row={row} box={box} placed={placed} />
    </span>
  )
}

/** Dice lie as a hand puts them, not as a ruler would. */
function BoardDie({ value, turn, fresh }: { value: number; turn: number; fresh: boolean }): ReactNode {
  const style = { '--turn': `${((turn * 7) % 9) - 4}deg` } as CSSProperties
  return (
    <span className={fresh ? css['freshDie'] : css['die']} style={style}>
      <Pips value={value} />
    </span>
  )
}

function Print({ row, box, placed }: Pick<BoxProps, 'row' | 'box' | 'placed'>): ReactNode {
  if (row.kind === 'numbers') return <Pips value={row.boxes[box] as number} />
  if (row.kind === 'stars') return <Star bound={placed[0]} />
  const inPair = box >= TRIPLE
  return <Star bound={placed[inPair ? TRIPLE : 0]} hollow={inPair} />
}
