import { memo, type ReactNode } from 'react'
import { COLOURS, type QwixxColour, type QwixxSheet } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { Cross, Padlock, paintOf } from '../sheet/ink.tsx'
import { isReachable, numbersOf, type Mark } from '../../rules/facts.ts'
import css from './small-sheet.module.css'

interface SmallSheetProps {
  readonly sheet: QwixxSheet
  readonly closed: readonly QwixxColour[]
  readonly fresh: readonly Mark[]
}

/** Another player's sheet in small: with numbers where there is room, else as rows of tiny boxes. Read out by its owner's button. */
export const SmallSheet = memo(function SmallSheet(props: SmallSheetProps): ReactNode {
  const { penalties } = props.sheet
  return (
    <>
      <div className={css['sheet']} aria-hidden="true">
        {COLOURS.map((row) => (
          <SmallRow key={row} row={row} {...props} />
        ))}
      </div>
      <span className={css['penalties']} aria-hidden="true">
        {Array.from({ length: penalties }, (_, index) => (
          <Cross key={index} hand={index} className={css['penalty']} />
        ))}
      </span>
    </>
  )
})

function SmallRow({ row, sheet, closed, fresh }: SmallSheetProps & { row: QwixxColour }): ReactNode {
  const locked = sheet.locks.includes(row)
  const isClosed = closed.includes(row)
  return (
    <div className={classNames(css['row'], isClosed && css['closed'])} style={paintOf(row)}>
      {numbersOf(row).map((value) => {
        const crossed = sheet[row].includes(value)
        const lost = !crossed && (isClosed || !isReachable(sheet, row, value))
        const isFresh = fresh.some((mark) => mark.row === row && mark.value === value)
        return (
          <span
            key={value}
            className={classNames(
              css['box'],
              crossed && css['crossed'],
              lost && css['lost'],
              isFresh && css['fresh'],
            )}
          >
            <span className={css['number']}>{value}</span>
            {crossed && <Cross hand={value} className={css['cross']} />}
          </span>
        )
      })}
      <span className={classNames(css['lock'], locked && css['crossed'])}>
        <Padlock shut={isClosed} className={css['padlock']} />
        {locked && <Cross hand={0} className={css['cross']} />}
      </span>
    </div>
  )
}
