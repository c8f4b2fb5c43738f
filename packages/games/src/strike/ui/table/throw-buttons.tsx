import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Strike } from '../../rules/types.ts'
import { STRENGTH_NAMES, STRENGTHS, type StrengthName } from '../hand/strengths.ts'
import type { Hand } from '../hand/use-hand.ts'
import type { StrikeWords } from '../words/words.ts'
import css from './controls.module.css'
import type { ControlsProps } from './controls.tsx'

export function ThrowButton({
  name,
  isHinted,
  hand,
  actions,
  view,
  seat,
}: ControlsProps & { name: StrengthName; isHinted: boolean }): ReactNode {
  const words = useWords<StrikeWords>()
  const own = view.reserve[seat ?? -1] ?? 0
  const target = hand.dice.find(({ id }) => id === hand.target)
  const at = target ? words.theDie(words.face(target.face)) : words.atMiddle
  const label = view.grand ? words.grandLabel(words[name], own) : words.throwLabel(words[name], at)
  return (
    <button
      type="button"
      className={css['throw']}
      aria-label={label}
      aria-disabled={!actions.isOpen}
      data-hint={isHinted || undefined}
      {...(actions.isOpen ? { 'data-move': moveText(name, hand) } : {})}
      onClick={() => actions.throwWith(STRENGTHS[name])}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {STRENGTH_NAMES.map((bar, index) => (
          <rect
            key={bar}
            x={1 + 3.6 * index}
            y={8 - 3 * index}
            width="2.6"
            height={3 + 3 * index}
            opacity={index > STRENGTH_NAMES.indexOf(name) ? 0.25 : 1}
          />
        ))}
      </svg>
      {words[name]}
    </button>
  )
}

/** A firm throw is the plain one that the rules list. */
function moveText(name: StrengthName, hand: Hand): string {
  const move: Strike['Move'] = name === 'firm' ? { type: 'throw' } : hand.moveWith(STRENGTHS[name])
  return JSON.stringify(move)
}

export function StopButton({
  isLegal,
  actions,
  view,
  seat,
  hint,
}: ControlsProps & { isLegal: boolean }): ReactNode {
  const words = useWords<StrikeWords>()
  return (
    <button
      type="button"
      className={css['stop']}
      aria-label={words.stopLabel(view.reserve[seat ?? -1] ?? 0)}
      aria-disabled={!isLegal}
      data-guide="stop"
      data-hint={hint?.type === 'stop' || undefined}
      {...(isLegal ? { 'data-move': JSON.stringify({ type: 'stop' }) } : {})}
      onClick={actions.stop}
    >
      {words.stop}
    </button>
  )
}
