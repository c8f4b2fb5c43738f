import type { ReactNode } from 'react'
import { SYMBOLS } from '../../symbols.ts'

const ORANGE = '#dd7a2b'
const ON_ORANGE = '#2a1402'

/** Rows of the card in front: paint, what is written on it, boxes, boxes crossed. */
const ROWS = [
  ['var(--red)', 4, 4],
  [ORANGE, 3, 1],
  ['var(--yellow)', 5, 5],
  ['var(--green)', 2, 2],
  ['var(--purple)', 6, 3],
] as const

/** Dice on the felt: paint, mark, place, turn, colour. */
const DICE = [
  ['var(--blue)', 'var(--on-blue)', 218, 34, -14, 'blue'],
  [ORANGE, ON_ORANGE, 262, 62, 10, 'orange'],
  ['var(--purple)', 'var(--on-purple)', 226, 96, 22, 'purple'],
  ['var(--red)', 'var(--on-red)', 268, 128, -8, 'red'],
] as const

/** The table as home shows it: two cards on felt, the upper one half full, and dice. */
export function Poster(): ReactNode {
  return (
    <svg viewBox="0 0 320 200" role="presentation" aria-hidden="true">
      <rect width="320" height="200" fill="var(--felt)" />
      <ellipse cx="120" cy="110" rx="190" ry="120" fill="var(--felt-deep)" opacity=".45" />
      <g transform="rotate(7 150 110) translate(66 26)">
        <rect width="132" height="146" rx="8" fill="var(--paper-shade)" stroke="var(--paper-line)" />
      </g>
      <g transform="rotate(-6 100 110) translate(38 22)">
        <rect x="3" y="5" width="140" height="152" rx="8" fill="rgb(0 0 0 / .3)" />
        <rect width="140" height="152" rx="8" fill="var(--paper)" stroke="var(--paper-line)" />
        {ROWS.map(([paint, boxes, crossed], row) => (
          <g key={paint} transform={`translate(8 ${10 + row * 28})`}>
            <rect width="17" height="21" rx="4" fill={paint} />
            {Array.from({ length: boxes }, (_, box) => (
              <g key={box} transform={`translate(${21 + box * 16.5} 0)`}>
                <rect
                  width="14"
                  height="21"
                  rx="2"
                  fill={boxes === crossed ? paint : 'none'}
                  stroke={paint}
                />
                {box < crossed && <path d="M3.5 5l7 11m0-11l-7 11" stroke="var(--ink)" strokeWidth="2.2" />}
              </g>
            ))}
          </g>
        ))}
        <g transform="translate(115 66)" fill="var(--glow)" stroke="var(--glow-ink)" strokeWidth="1.6">
          <circle cx="10" cy="10" r="4.5" />
          <path d="M10 1v3M10 16v3M1 10h3M16 10h3M3.6 3.6l2 2M14.4 14.4l2 2M3.6 16.4l2-2M14.4 5.6l2-2" />
        </g>
      </g>
      {DICE.map(([paint, mark, x, y, turn, colour]) => (
        <g key={colour} transform={`translate(${x} ${y}) rotate(${turn} 18 18)`}>
          <rect x="2" y="4" width="36" height="36" rx="8" fill="rgb(0 0 0 / .35)" />
          <rect width="36" height="36" rx="8" fill={paint} stroke="rgb(0 0 0 / .25)" />
          <path d={SYMBOLS[colour].path} fill={mark} transform="translate(6 6)" />
        </g>
      ))}
    </svg>
  )
}
