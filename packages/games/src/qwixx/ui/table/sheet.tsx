import { useWords } from '@rattlecup/ui'
import {
  startTransition,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { COLOURS, type QwixxColour } from '../../rules/types.ts'
import { boxOf, type SheetFacts } from '../sheet/boxes.ts'
import { classNames } from '../sheet/class-names.ts'
import { Cross, Padlock, paintOf, Shape } from '../sheet/ink.tsx'
import { crossesIn, numbersOf, pointsOf, type Mark } from '../../rules/facts.ts'
import type { QwixxWords } from '../words/words.ts'
import { Box, markAt } from './box.tsx'
import { boxAfterKey } from './keys.ts'
import css from './sheet.module.css'
import { SheetFoot } from './sheet-foot.tsx'

export interface SheetProps extends SheetFacts {
  readonly label: string
  /** Crosses that have just been made. */
  readonly fresh: readonly Mark[]
  /** Answers a tap on a box; without it the sheet is only to be read. */
  readonly press?: ((mark: Mark) => void) | undefined
  /** Points of earlier games of the series; undefined if there are none. */
  readonly earlier?: number | undefined
}

/** Where Tab goes first. */
const FIRST_BOX = `${COLOURS[0]}-${numbersOf(COLOURS[0])[0]}`

/** A player's sheet as on paper: four rows, penalties, and the points so far. */
export function Sheet(props: SheetProps): ReactNode {
  const [tabStop, setTabStop] = useState('')
  const { press } = props
  const tap = ({ target }: MouseEvent): void => {
    const mark = markAt(target)
    if (mark) press?.(mark)
  }
  const stopAt = ({ target: { dataset } }: FocusEvent<HTMLElement>): void =>
    startTransition(() => setTabStop(dataset['box'] ?? tabStop))
  return (
    <div
      className={css['sheet']}
      role="group"
      aria-label={props.label}
      data-guide={press && 'sheet'}
      onKeyDown={press && moveFocus}
      onFocus={press && stopAt}
      onClick={press && tap}
    >
      {COLOURS.map((row) => (
        <Row key={row} row={row} {...props} tabStop={tabStop || FIRST_BOX} />
      ))}
      <SheetFoot {...props} />
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const next = boxAfterKey(event)
  if (next === undefined) return
  event.preventDefault()
  event.currentTarget.querySelectorAll<HTMLElement>('button[data-box]')[next]?.focus()
}

interface RowProps extends SheetProps {
  readonly row: QwixxColour
  /** The one box of the sheet that Tab reaches; arrow keys go on from there. */
  readonly tabStop: string
}

function Row({ row, tabStop, ...props }: RowProps): ReactNode {
  const words = useWords<QwixxWords>()
  const { sheet, closed, press, fresh } = props
  const crosses = crossesIn(sheet, row)
  return (
    <div
      className={classNames(css['row'], closed.includes(row) && css['closed'])}
      style={paintOf(row)}
      role="group"
      aria-label={words.sheet.row(row, crosses, pointsOf(crosses))}
      data-guide={press && `row-${row}`}
    >
      <Shape row={row} className={css['shape']} />
      {numbersOf(row).map((value) => {
        const box = boxOf({ type: 'mark', row, value }, props)
        return (
          <Box
            key={value}
            {...{ row, value }}
            state={box.state}
            hinted={box.hinted}
            label={press && words.sheet.box(box)}
            fresh={fresh.some((mark) => mark.row === row && mark.value === value)}
            isTabStop={tabStop === `${row}-${value}`}
          />
        )
      })}
      <Lock {...props} row={row} />
      <output className={css['rowPoints']} aria-hidden="true">
        {pointsOf(crosses)}
      </output>
    </div>
  )
}

function Lock({ row, sheet, closed, press }: SheetProps & { row: QwixxColour }): ReactNode {
  const words = useWords<QwixxWords>()
  const by = sheet.locks.includes(row) ? 'owner' : closed.includes(row) ? 'other' : 'nobody'
  return (
    <span
      className={classNames(css['lock'], css[`lock-${by}`])}
      role="img"
      aria-label={words.sheet.lock(row, by)}
      data-guide={press && `lock-${row}`}
    >
      <Padlock shut={by !== 'nobody'} className={css['padlock']} />
      {by === 'owner' && <Cross hand={0} className={css['cross']} />}
    </span>
  )
}
