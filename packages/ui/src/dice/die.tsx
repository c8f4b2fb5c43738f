import { memo, useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import css from './die.module.css'
import { PIP_FACES } from './pips.tsx'
import { REST, SEEN, tumble } from './tumble.ts'

export interface DieProps {
  /** Which face lies up: 0 to 5, for 1 to 6. */
  readonly face: number
  /** What is on the six faces; spots if not given. */
  readonly faces?: readonly ReactNode[]
  /** What a screen reader says; none where the dice are read out together. */
  readonly label?: string
  /** The dice tumble whenever this changes to a number; undefined lays them down at once. */
  readonly roll?: number | undefined
  /** Dice of one roll tumble differently. */
  readonly index?: number
  /** The paint: a colour of the theme. */
  readonly paint?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | undefined
  readonly className?: string | undefined
}

/** A solid die that tumbles and comes to rest on the face that the log says. */
export const Die = memo(function Die({
  face,
  faces = PIP_FACES,
  label,
  roll,
  index = 0,
  paint,
  className,
}: DieProps): ReactNode {
  const cube = useRef<HTMLSpanElement>(null)
  const { motion } = useSettings()
  useEffect(() => {
    const { current } = cube
    if (roll === undefined || !current) return
    const animation = tumble(current, { face, seed: roll * 8 + index, calm: motion === 'reduced' })
    const rest = () => delete current.dataset['tumbling']
    current.dataset['tumbling'] = ''
    animation.onfinish = rest
    return () => {
      // Told later, when the next roll may be on its way.
      animation.onfinish = null
      animation.finish()
      rest()
    }
  }, [roll, index, face, motion])
  const style = paint && ({ '--paint': `var(--${paint})`, '--mark': `var(--on-${paint})` } as CSSProperties)
  return (
    <span className={`${css['place']} ${className ?? ''}`} style={style} {...spoken(label)}>
      <span className={css['tilt']}>
        <span ref={cube} className={css['cube']} style={{ transform: REST[face] }}>
          {faces.map((mark, at) => (
            <span key={at} className={`${css['face']} ${lookOf(at, face)}`}>
              {mark}
            </span>
          ))}
        </span>
      </span>
    </span>
  )
})

function lookOf(face: number, up: number): string {
  if (face === up) return css['up'] ?? ''
  return SEEN[up]?.includes(face) ? '' : (css['unseen'] ?? '')
}

function spoken(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
}
