import { Die, useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { COLOURS, MAX_ROLLS, type OnecardColour } from '../../rules/types.ts'
import { COLOUR_FACES } from '../cards/colours.tsx'
import type { OnecardWords } from '../words/words.ts'
import css from './tray.module.css'
import { useSliding } from './use-sliding.ts'

interface TrayProps {
  /** null before the first roll of a turn. */
  readonly dice: readonly OnecardColour[] | null
  readonly rolls: number
  /** Dice that lie on the rail and stay. */
  readonly staying: ReadonlySet<number>
  /** Whether the reader chooses now which dice stay. */
  readonly isChoosing: boolean
  /** Dice that tumble now, and the number of the roll they tumble in; undefined at rest. */
  readonly tumbling: readonly number[]
  readonly roll: number | undefined
  /** Dice to point at. */
  readonly hinted: readonly number[]
  readonly moveOf: (die: number) => string | undefined
  readonly tap: (die: number) => void
}

/** What lies in the cup before the first roll, to be seen but not read. */
const AT_REST: readonly OnecardColour[] = COLOURS.slice(0, 5)

/** The five dice on felt, sorted by colour; those that stay are pushed up onto the rail. */
export function Tray(props: TrayProps): ReactNode {
  const words = useWords<OnecardWords>()
  const { dice, rolls } = props
  const shown = dice ?? AT_REST
  const order = byColour(shown)
  const row = useSliding(order)
  return (
    <section
      className={css['tray']}
      aria-label={dice ? words.diceLie(dice) : words.diceInHand}
      data-guide="dice"
      data-idle={dice === null || undefined}
    >
      <div ref={row} className={css['dice']}>
        {order.map((die, place) => (
          <TrayDie
            key={die}
            {...props}
            die={die}
            colour={shown[die] as OnecardColour}
            opensGroup={place > 0 && shown[die] !== shown[order[place - 1] as number]}
          />
        ))}
      </div>
      <div className={css['rolls']} role="img" aria-label={words.rollOf(rolls)}>
        {Array.from({ length: MAX_ROLLS }, (_, roll) => (
          <span key={roll} className={css['pip']} data-used={roll < rolls || undefined} />
        ))}
      </div>
    </section>
  )
}

/** Dice in the order they are laid: by colour, then as numbered. */
export function byColour(dice: readonly OnecardColour[]): number[] {
  const rank = (die: number): number => COLOURS.indexOf(dice[die] as OnecardColour)
  return dice.map((_, die) => die).sort((a, b) => rank(a) - rank(b) || a - b)
}

interface TrayDieProps extends TrayProps {
  readonly die: number
  readonly colour: OnecardColour
  readonly opensGroup: boolean
}

function TrayDie({ die, colour, opensGroup, ...tray }: TrayDieProps): ReactNode {
  const words = useWords<OnecardWords>()
  const stays = tray.staying.has(die)
  return (
    <button
      type="button"
      className={css['die']}
      aria-label={tray.isChoosing ? words.dieChosen(colour, stays) : words.colours[colour]}
      aria-disabled={!tray.isChoosing}
      data-move={tray.isChoosing ? tray.moveOf(die) : undefined}
      data-stays={stays || undefined}
      data-again={(tray.isChoosing && !stays) || undefined}
      data-group={opensGroup || undefined}
      data-hint={tray.hinted.includes(die) || undefined}
      onClick={() => tray.tap(die)}
    >
      <Die
        face={COLOURS.indexOf(colour)}
        faces={COLOUR_FACES}
        index={die}
        roll={tray.tumbling.includes(die) ? tray.roll : undefined}
        className={css['cube']}
      />
      <AgainMark />
    </button>
  )
}

/** A turning arrow below a die that will be rolled again. */
function AgainMark(): ReactNode {
  return (
    <svg className={css['again']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19 12a7 7 0 1 1-2.3-5.2M17.5 2.5v4.7h-4.7" />
    </svg>
  )
}
