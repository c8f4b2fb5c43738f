import type { CSSProperties, ReactNode } from 'react'
import { COLOURS, type OnecardColour } from '../../rules/types.ts'
import { SYMBOLS } from '../../../symbols.ts'
import css from './colours.module.css'

const RAYS = 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M4.6 19.4l2-2M17.4 6.6l2-2'

/** The custom properties by which anything is drawn in a colour: the paint, what is written on it, and its pale wash. */
export function paintOf(colour: OnecardColour): CSSProperties {
  return {
    '--paint': `var(--${colour})`,
    '--mark': `var(--on-${colour})`,
    '--wash': `var(--${colour}-wash)`,
  } as CSSProperties
}

export function ColourSymbol({ colour }: { colour: OnecardColour }): ReactNode {
  return (
    <svg className={css['symbol']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SYMBOLS[colour].path} />
    </svg>
  )
}

/** A sun, drawn around the middle of a square of 24. */
export function Sun(): ReactNode {
  return (
    <g className={css['sun']}>
      <path d={RAYS} />
      <circle cx="12" cy="12" r="4.8" />
    </g>
  )
}

/** The faces of a die, in the order of the colours. */
export const COLOUR_FACES: readonly ReactNode[] = COLOURS.map((colour) => (
  <span key={colour} className={css['face']} style={paintOf(colour)}>
    <ColourSymbol colour={colour} />
  </span>
))
