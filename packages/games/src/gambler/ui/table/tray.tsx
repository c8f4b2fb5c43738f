import { Die, useWords, type TableProps } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import type { PlaceMove } from '../../rules/facts.ts'
import { MOST_ROLLED, type Gambler, type GamblerMove } from '../../rules/types.ts'
import type { GamblerWords } from '../words/words.ts'
import { rowsFor, type GamblerChoice, type Possible } from './choice.ts'
import { useDrag } from './drag.ts'
import type { GamblerMoment } from './moment.ts'
import { Cup } from './symbols.tsx'
import css from './tray.module.css'

interface TrayProps {
  readonly moment: GamblerMoment
  readonly events: TableProps<Gambler>['events']
  readonly choice: GamblerChoice
  readonly possible: Possible
  readonly hint: GamblerMove | undefined
  readonly skip: () => void
  readonly tapDie: (value: number) => void
  /** A die is in the air. */
  readonly lift: (value: number) => void
  /** A die was let go over a row, or over nothing. */
  readonly drop: (value: number, row: number | undefined) => void
}

/** The dice of the roll; a tap while they tumble lays them down at once. */
export function Tray(props: TrayProps): ReactNode {
  const words = useWords<GamblerWords>()
  const { view, actor, dice, rolling, nothingFits } = props.moment
  // Equal dice are one to the rules; on the table the one that was touched is meant.
  const [touched, setTouched] = useState(0)
  const { value: chosen } = props.choice
  const picked = chosen === undefined || dice[touched] === chosen ? touched : dice.indexOf(chosen)
  const waiting = Math.min(MOST_ROLLED, view.supply[actor] ?? 0)
  return (
    <div
      className={nothingFits ? css['vain'] : css['tray']}
      role="group"
      aria-label={words.tray}
      data-guide="tray"
      onClick={rolling === undefined ? undefined : props.skip}
    >
      {dice.length === 0 && view.phase === 'roll' && view.rolls === 0 ? <Cup dice={waiting} /> : null}
      {laidOut(dice, rolling === undefined ? lastRoll(props.events) : dice).map((index, place) =>
        index === undefined ? (
          <span key={place} className={css['slot']} />
        ) : (
          <HandDie
            key={keyOf(dice, index)}
            {...props}
            value={dice[index] as number}
            index={index}
            isPicked={dice[index] === chosen && index === picked}
            touch={() => setTouched(index)}
          />
        ),
      )}
    </div>
  )
}

/** The dice that are left, where they were rolled: one that was placed leaves a gap, so that the others lie still. */
export function laidOut(dice: readonly number[], rolled: readonly number[]): (number | undefined)[] {
  if (dice.length === 0) return []
  const left = new Set(dice.keys())
  const laid = rolled.map((value) => {
    const index = [...left].find((each) => dice[each] === value)
    if (index !== undefined) left.delete(index)
    return index
  })
  return left.size > 0 ? [...dice.keys()] : laid
}

/** As they lie in the tray: by value. */
function lastRoll(events: TrayProps['events']): readonly number[] {
  const rolled = events.findLast((event) => 'chance' in event && event.chance.type === 'roll')
  return rolled && 'chance' in rolled && 'values' in rolled.chance ? rolled.chance.values.toSorted() : []
}

/** Equal dice are told apart by their order, so that placing one leaves the others where they lie. */
function keyOf(dice: readonly number[], index: number): string {
  const value = dice[index] as number
  return `${value} ${index - dice.indexOf(value)}`
}

interface HandDieProps extends TrayProps {
  readonly value: number
  readonly index: number
  readonly isPicked: boolean
  readonly touch: () => void
}

function HandDie(props: HandDieProps): ReactNode {
  const { value, index, isPicked, moment, choice, possible, hint, touch, tapDie, lift, drop } = props
  const words = useWords<GamblerWords>()
  const { handlers, wasDrag } = useDrag({
    start: () => {
      touch()
      lift(value)
    },
    drop: (row) => drop(value, row),
  })
  const rows = rowsFor(possible.places, value)
  const first = moment.dice.indexOf(value) === index
  const classes = [
    css['slot'],
    rows.length > 0 && css['fits'],
    isPicked && css['chosen'],
    isPicked && choice.row !== undefined && css['lent'],
    hint?.type === 'place' && hint.value === value && first && css['hinted'],
  ]
  const move = moveOf(value, rows, choice)
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={words.die(
        value,
        rows.map((row) => row + 1),
      )}
      aria-disabled={rows.length === 0}
      aria-pressed={isPicked}
      data-value={value}
      data-guide={first ? `die-${value}` : undefined}
      data-move={move && JSON.stringify(move)}
      onClick={() => {
        if (wasDrag() || moment.rolling !== undefined) return
        touch()
        tapDie(value)
      }}
      {...handlers}
    >
      <Die className={css['die']} face={value - 1} roll={moment.rolling} index={index} />
    </button>
  )
}

function moveOf(value: number, rows: readonly number[], { row }: GamblerChoice): PlaceMove | undefined {
  const to = row !== undefined && rows.includes(row) ? row : rows[0]
  return to === undefined ? undefined : { type: 'place', row: to, value }
}
