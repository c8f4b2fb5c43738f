import { useWords, type Who } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { bestInReach, chanceToPlace, freeIn, nextRoller, type PlaceMove } from '../../rules/facts.ts'
import type { GamblerMove, GamblerOptions, GamblerView } from '../../rules/types.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './actions.module.css'

interface ActionsProps {
  readonly view: GamblerView
  readonly stars: GamblerOptions['stars']
  /** Dice of this turn not placed yet. */
  readonly loose: number
  readonly pencil: PlaceMove | undefined
  /** Whether rolling and stopping are allowed. */
  readonly canEnd: boolean
  readonly hint: GamblerMove | undefined
  readonly nameOf: (seat: number) => Who
  readonly play: (move: GamblerMove) => void
  readonly takeBack: () => void
  /** Rolls again or stops, or says why not. */
  readonly end: (type: 'roll' | 'stop') => void
}

/** What ends a roll: with a die in pencil, ink or eraser; else rolling again or stopping, with what is at stake. */
export function Actions(props: ActionsProps): ReactNode {
  return (
    <div className={css['actions']}>
      {props.pencil ? <Pencil {...props} pencil={props.pencil} /> : <Ends {...props} />}
    </div>
  )
}

function Pencil({ view, pencil, play, takeBack }: ActionsProps & { pencil: PlaceMove }): ReactNode {
  const words = useWords<GamblerWords>()
  const effect = {
    points: view.board?.rows[pencil.row]?.points ?? 0,
    free: freeIn(view, pencil.row) - 1,
  }
  return (
    <>
      <Action
        title={words.actions.place(effect)}
        note={words.move.place(pencil.value, pencil.row + 1)}
        label={words.placing(pencil.value, pencil.row + 1, effect)}
        move={pencil}
        main
        tap={() => play(pencil)}
      />
      <Action title={words.actions.takeBack} tap={takeBack} />
    </>
  )
}

function Ends({ view, stars, loose, canEnd, hint, nameOf, end }: ActionsProps): ReactNode {
  const words = useWords<GamblerWords>()
  const next = nextRoller(view)
  const button = (type: 'roll' | 'stop') => ({
    move: canEnd ? { type } : undefined,
    hinted: hint?.type === type,
    guide: type,
    tap: () => end(type),
  })
  return (
    <>
      <Action
        title={words.actions.roll(canEnd ? loose : undefined)}
        note={
          canEnd ? words.stakes.roll(chanceToPlace(view, loose, stars), bestInReach(view, loose)) : undefined
        }
        {...button('roll')}
      />
      <Action
        title={words.actions.stop}
        note={canEnd ? words.stakes.stop(nameOf(next.seat), bestInReach(view, next.dice)) : undefined}
        {...button('stop')}
      />
    </>
  )
}

interface ActionProps {
  readonly title: string
  readonly note?: string | undefined
  readonly label?: string
  readonly move?: GamblerMove | undefined
  readonly main?: boolean
  readonly hinted?: boolean
  readonly guide?: string
  readonly tap: () => void
}

function Action({ title, note, label, move, main, hinted, guide, tap }: ActionProps): ReactNode {
  const classes = [css['action'], main && css['main'], hinted && css['hinted']]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={guide !== undefined && !move}
      data-guide={guide}
      data-move={move && JSON.stringify(move)}
      onClick={tap}
    >
      <span className={css['title']}>{title}</span>
      {note === undefined ? null : <span className={css['note']}>{note}</span>}
    </button>
  )
}
