import type { ReactNode } from 'react'
import type { Face as FaceName } from '../../rules/types.ts'
import type { CrowdDie } from '../arena/crowd.ts'
import { SPOTS } from '../arena/spots.ts'
import css from './face.module.css'

/** A face of a die, one unit wide around the origin: for drawings from above. */
export function Face({ face, mark }: { face: FaceName | undefined; mark?: CrowdDie['mark'] }): ReactNode {
  return (
    <g className={css['face']} data-mark={mark}>
      <rect x="-0.5" y="-0.5" width="1" height="1" rx="0.16" />
      {face === 'X' && <path d="M-0.26-0.26L0.26 0.26M0.26-0.26L-0.26 0.26" />}
      {(face === undefined ? [] : SPOTS[face]).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 0.26} cy={y * 0.26} r="0.095" />
      ))}
    </g>
  )
}

/** The same as a picture of its own. */
export function FacePicture({ face, label }: { face: FaceName | undefined; label?: string }): ReactNode {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={css['picture']} viewBox="-0.54 -0.54 1.08 1.08" {...spoken}>
      <Face face={face} />
    </svg>
  )
}
