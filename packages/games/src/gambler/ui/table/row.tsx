import { useWords } from '@rattlecup/ui'
import { memo, type ReactNode } from 'react'
import { lengthOf } from '../../rules/layout.ts'
import type { BoardRow } from '../../rules/types.ts'
import { kindOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './board.module.css'
import { Box, type BoxMark } from './box.tsx'
import type { Offer } from './choice.ts'

interface RowFaceProps {
  readonly row: BoardRow
  readonly index: number
  readonly placed: readonly number[]
  /** How the next free box is marked. */
  readonly mark?: BoxMark | undefined
  /** The box whose die was placed just now. */
  readonly fresh?: number | undefined
}

/** A row as it is printed, with the dice that lie on it. */
export const RowFace = memo(function RowFace({ row, index, placed, mark, fresh }: RowFaceProps): ReactNode {
  const { signed } = useWords<GamblerWords>()
  return (
    <>
      <span className={css['number']} aria-hidden="true">
        {index + 1}
      </span>
      <span className={css[row.kind === 'fullhouse' ? 'house' : 'boxes']} aria-hidden="true">
        {Array.from({ length: lengthOf(row) }, (_, box) => (
          <Box
            key={box}
            {...{ row, box, placed }}
            mark={box === placed.length ? mark : undefined}
            fresh={fresh === box}
          />
        ))}
      </span>
      <span className={css['disc']} aria-hidden="true">
        {signed(row.points)}
      </span>
    </>
  )
})

export interface RowProps extends Pick<RowFaceProps, 'row' | 'index' | 'placed' | 'fresh'> {
  /** What a tap prepares; undefined if the row takes nothing now. */
  readonly offer: Offer | undefined
  readonly pencil: number | undefined
  /** Whether the dice in hand could complete it. */
  readonly inReach: boolean
  readonly hinted: boolean
  readonly tap: () => void
}

/** A row of the board, which is one button: a die goes on its next free box. */
export function Row(props: RowProps): ReactNode {
  const { row, index, placed, fresh, offer, pencil, inReach, hinted, tap } = props
  const label = useRowLabel(props)
  const classes = [
    css['row'],
    css[row.points < 0 ? 'black' : 'yellow'],
    offer && css['takes'],
    inReach && css['inReach'],
    hinted && css['hinted'],
    placed.length === lengthOf(row) && css['full'],
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={!offer}
      data-row={index}
      data-guide={`row-${index}`}
      data-move={offer && JSON.stringify(offer.move)}
      onClick={tap}
    >
      <span className={css['told']}>{label}</span>
      <RowFace
        {...{ row, index, placed, fresh }}
        mark={pencil === undefined ? offer && 'open' : { pencil }}
      />
    </button>
  )
}

function useRowLabel({ row, index, placed, offer }: RowProps): string {
  const words = useWords<GamblerWords>()
  const free = lengthOf(row) - placed.length
  const plain = words.row({ row: index + 1, kind: kindOf(row, words), points: row.points, placed, free })
  if (!offer?.certain) return plain
  return `${words.placing(offer.move.value, index + 1, { points: row.points, free: free - 1 })}. ${plain}`
}
