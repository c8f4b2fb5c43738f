import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { MAX_PENALTIES } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { Cross, written } from '../sheet/ink.tsx'
import { MOST_CROSSES, pointsOf, sheetPoints } from '../../rules/facts.ts'
import type { QwixxWords } from '../words/words.ts'
import type { SheetProps } from './sheet.tsx'
import css from './sheet.module.css'

/** Below the rows: what crosses are worth, the penalties, and the points in all. */
export function SheetFoot(props: SheetProps): ReactNode {
  const words = useWords<QwixxWords>()
  const { sheet, earlier, press } = props
  return (
    <div className={css['foot']}>
      <Key guided={press !== undefined} />
      <Penalties {...props} />
      <p className={css['total']} data-guide={press && 'total'}>
        <span className={css['totalName']}>{words.sheet.total}</span>{' '}
        <output className={css['totalPoints']}>{written(sheetPoints(sheet) + (earlier ?? 0))}</output>
        {earlier !== undefined && <small className={css['earlier']}>{words.sheet.series(earlier)}</small>}
      </p>
    </div>
  )
}

function Key({ guided }: { guided: boolean }): ReactNode {
  const words = useWords<QwixxWords>()
  return (
    <ol className={css['key']} aria-label={words.sheet.key} data-guide={guided ? 'key' : undefined}>
      {Array.from({ length: MOST_CROSSES }, (_, index) => (
        <li key={index} className={css['worth']}>
          <small>{`${index + 1}×`}</small>
          {pointsOf(index + 1)}
        </li>
      ))}
    </ol>
  )
}

function Penalties({ sheet, hand, press }: SheetProps): ReactNode {
  const words = useWords<QwixxWords>()
  const pencilled = hand.pencil?.type === 'pass'
  return (
    <div className={css['penalties']} data-guide={press && 'penalties'}>
      <span className={css['penaltyName']}>{words.sheet.penalty}</span>
      <span className={css['penaltyBoxes']} role="img" aria-label={words.sheet.penalties(sheet.penalties)}>
        {Array.from({ length: MAX_PENALTIES }, (_, index) => (
          <span
            key={index}
            className={classNames(css['penalty'], pencilled && index === sheet.penalties && css['pencil'])}
          >
            {index < sheet.penalties + (pencilled ? 1 : 0) && <Cross hand={index} className={css['cross']} />}
          </span>
        ))}
      </span>
      <small className={css['penaltyEach']}>{words.sheet.penaltyEach}</small>
    </div>
  )
}
