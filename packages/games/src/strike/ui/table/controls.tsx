import type { ReactNode } from 'react'
import { STRENGTH_NAMES } from '../hand/strengths.ts'
import type { Hand } from '../hand/use-hand.ts'
import type { Meter } from '../hand/use-meter.ts'
import type { StrikeActions } from './actions.ts'
import { Aiming } from './aiming.tsx'
import css from './controls.module.css'
import { Means } from './means.tsx'
import { StopButton, ThrowButton } from './throw-buttons.tsx'
import type { StrikeTableProps } from './use-arena.ts'

export type ControlsProps = StrikeTableProps & {
  readonly hand: Hand
  readonly meter: Meter
  readonly actions: StrikeActions
}

/** What the choice means and, for players, everything the arena offers by gesture, as buttons. */
export function Controls(props: ControlsProps): ReactNode {
  return (
    <div className={css['controls']} data-guide="controls">
      <p className={css['means']} data-guide="means">
        <Means {...props} />
      </p>
      {props.seat !== null && <Buttons {...props} />}
    </div>
  )
}

function Buttons(props: ControlsProps): ReactNode {
  const { moves, hint } = props
  return (
    <>
      <Aiming {...props} />
      <div className={css['row']} data-guide="throw">
        {STRENGTH_NAMES.map((name) => (
          <ThrowButton
            key={name}
            {...props}
            name={name}
            isHinted={hint?.type === 'throw' && name === 'firm'}
          />
        ))}
        <StopButton {...props} isLegal={moves.some(({ type }) => type === 'stop')} />
      </div>
    </>
  )
}
