import type { CSSProperties, ReactNode } from 'react'
import { COLOURS, type Colour } from '../../rules/types.ts'
import css from './colours.module.css'

/** Each colour's symbol, as a path in a square of 24, so that nobody needs to see colour. */
export const SYMBOLS: Readonly<Record<Colour, string>> = {
  red: 'M12 21C4.5 15 2.5 11.4 2.5 8.4A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.5 1.8c0 3-2 6.6-9.5 12.6Z',
  orange: 'M12 3.2 21.8 20.4H2.2Z',
  yellow: 'M15.2 2.6A9.6 9.6 0 1 0 21.4 15.4A8 8 0 0 1 15.2 2.6Z',
  green: 'M3.6 20.6C2.4 9.4 9 3 20.9 3.2 21.2 15.4 14.6 21.8 3.6 20.6Z',
  blue: 'M12 2c4.2 5.6 7 9.2 7 12.9a7 7 0 0 1-14 0C5 11.2 7.8 7.6 12 2Z',
  purple: 'M12 1.6 20.2 12 12 22.4 3.8 12Z',
}

const RAYS = 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M4.6 19.4l2-2M17.4 6.6l2-2'

/** The custom properties by which anything is drawn in a colour: the paint, what is written on it, and its pale wash. */
export function paintOf(colour: Colour): CSSProperties {
  return {
    '--paint': `var(--${colour})`,
    '--mark': `var(--on-${colour})`,
    '--wash': `var(--${colour}-wash)`,
  } as CSSProperties
}

export function ColourSymbol({ colour }: { colour: Colour }): ReactNode {
  return (
    <svg className={css['symbol']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SYMBOLS[colour]} />
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
