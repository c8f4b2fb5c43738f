import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Hand } from '../hand/use-hand.ts'
import type { StrikeWords } from '../words/words.ts'
import css from './controls.module.css'
import type { ControlsProps } from './controls.tsx'
import { FacePicture } from './face.tsx'

/** What to aim at, and the dice put together or back. */
export function Aiming({ hand, actions }: ControlsProps): ReactNode {
  const words = useWords<StrikeWords>()
  // While dice roll, what lies there is not told yet.
  const targets = actions.isOpen ? hand.dice : []
  return (
    <div className={css['row']}>
      <div className={css['targets']} role="group" aria-label={words.aimAt}>
        {targets.map(({ id, face }) => (
          <Target
            key={id}
            label={words.theDie(words.face(face))}
            isAimedAt={actions.isOpen && hand.target === id}
            isOpen={actions.isOpen}
            onClick={() => actions.aimAt(id)}
          >
            <FacePicture face={face} />
          </Target>
        ))}
        <Target
          label={words.middle}
          isAimedAt={actions.isOpen && isMiddle(hand)}
          isOpen={actions.isOpen}
          onClick={() => actions.aimAt(undefined)}
        >
          <svg viewBox="-1 -1 2 2" aria-hidden="true">
            <circle r="0.7" />
            <circle r="0.12" />
          </svg>
        </Target>
      </div>
      <button
        type="button"
        className={css['quiet']}
        data-guide="group"
        aria-disabled={!actions.isOpen}
        onClick={hand.isGrouped ? hand.ungroup : actions.group}
      >
        {hand.isGrouped ? words.ungroup : words.group}
      </button>
    </div>
  )
}

interface TargetProps {
  readonly label: string
  readonly isAimedAt: boolean
  readonly isOpen: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Target({ label, isAimedAt, isOpen, onClick, children }: TargetProps): ReactNode {
  return (
    <button
      type="button"
      className={css['target']}
      aria-label={label}
      aria-pressed={isAimedAt}
      aria-disabled={!isOpen}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function isMiddle({ target, aim }: Hand): boolean {
  return target === undefined && aim.at.x === 0 && aim.at.z === 0
}
