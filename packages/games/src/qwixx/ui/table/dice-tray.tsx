import { Die, useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { COLOURS, type QwixxColour, type QwixxDice } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { Padlock, paintOf, Shape } from '../sheet/ink.tsx'
import { colourSums, whiteSum } from '../../rules/facts.ts'
import { rollOf } from '../steps.ts'
import type { QwixxWords } from '../words/words.ts'
import css from './dice-tray.module.css'
import type { QwixxScene } from './scene.ts'

/** How the dice lie before anybody has rolled. */
const UNROLLED: QwixxDice = { white: [2, 5], red: 3, yellow: 6, green: 1, blue: 4 }

/** The six dice on felt: the white pair with its sum, and what each coloured die makes with them. */
export function DiceTray({ scene }: { scene: QwixxScene }): ReactNode {
  const words = useWords<QwixxWords>()
  const { view, step, settled, skip, whoIs } = scene
  const tumbles = !settled && rollOf(step) !== undefined
  const dice = view.dice ?? step?.before.dice ?? UNROLLED
  const roll = tumbles ? step?.at : undefined
  const spent = view.dice === null
  return (
    <section
      className={classNames(css['tray'], spent && css['spent'], css[`${view.phase}Action`])}
      aria-label={words.dice.tray(whoIs(view.active))}
      data-guide="dice"
    >
      <div className={css['whites']}>
        <WhitePair dice={dice} roll={roll} quiet={tumbles || spent} />
        <span className={css['whose']} aria-hidden="true">
          {words.dice.tray(whoIs(view.active))}
        </span>
      </div>
      <div className={css['coloured']} data-guide="colours">
        {COLOURS.map((row) => (
          <ColouredDie
            key={row}
            row={row}
            dice={dice}
            roll={roll}
            out={view.closed.includes(row)}
            quiet={tumbles || spent}
          />
        ))}
      </div>
      {tumbles && (
        <button type="button" className={css['skip']} aria-label={words.dice.skip} onClick={skip} />
      )}
    </section>
  )
}

interface DiceProps {
  readonly dice: QwixxDice
  readonly roll: number | undefined
  /** Sums are not told before the dice lie still. */
  readonly quiet: boolean
}

function WhitePair({ dice, roll, quiet }: DiceProps): ReactNode {
  const words = useWords<QwixxWords>()
  const [first, second] = dice.white
  const sum = whiteSum(dice)
  const spoken = quiet
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': words.dice.white(first, second, sum) }
  return (
    <div className={css['white']} data-guide="white" {...spoken}>
      <Die face={first - 1} roll={roll} index={0} />
      <Die face={second - 1} roll={roll} index={1} />
      <span className={css['sum']}>{quiet ? '' : sum}</span>
    </div>
  )
}

function ColouredDie({
  row,
  dice,
  roll,
  out,
  quiet,
}: DiceProps & { row: QwixxColour; out: boolean }): ReactNode {
  const words = useWords<QwixxWords>()
  const value = dice[row]
  if (out || value === undefined) return <RemovedDie row={row} />
  const sums = colourSums(dice, row)
  const spoken = quiet
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': words.dice.coloured(row, value, sums) }
  return (
    <div className={css['place']} style={paintOf(row)} {...spoken}>
      <Die face={value - 1} paint={row} roll={roll} index={2 + COLOURS.indexOf(row)} />
      <span className={css['caption']}>
        <Shape row={row} className={css['shape']} />
        <span className={css['sums']}>{!quiet && sums.map((sum) => <span key={sum}>{sum}</span>)}</span>
      </span>
    </div>
  )
}

function RemovedDie({ row }: { row: QwixxColour }): ReactNode {
  const words = useWords<QwixxWords>()
  return (
    <div className={css['place']} style={paintOf(row)} role="img" aria-label={words.dice.out(row)}>
      <span className={css['gone']}>
        <Padlock shut className={css['padlock']} />
      </span>
      <span className={css['caption']}>
        <Shape row={row} className={css['shape']} />
      </span>
    </div>
  )
}
