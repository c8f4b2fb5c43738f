import type { ReactNode } from 'react'

const ROWS = [
  { paint: 'red', from: 2, step: 1, crossed: [0, 1, 3] },
  { paint: 'yellow', from: 2, step: 1, crossed: [1, 2] },
  { paint: 'green', from: 12, step: -1, crossed: [0, 2, 3, 4] },
  { paint: 'blue', from: 12, step: -1, crossed: [1] },
] as const

const SPOTS = {
  3: [
    [-9, 9],
    [0, 0],
    [9, -9],
  ],
  4: [
    [-9, -9],
    [-9, 9],
    [9, -9],
    [9, 9],
  ],
} as const

/** Two dice and a pencil on a sheet that has just been begun. */
export function Poster(): ReactNode {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" style={{ inlineSize: '100%', blockSize: 'auto' }}>
      <rect width="320" height="200" fill="var(--felt)" />
      <g transform="translate(24 30) rotate(-5) scale(0.96)">
        <rect x="3" y="5" width="262" height="150" rx="5" fill="rgb(var(--shadow) / 40%)" />
        <rect width="262" height="150" rx="5" fill="var(--paper)" />
        {ROWS.map((row, at) => (
          <Row key={row.paint} {...row} y={10 + at * 34} />
        ))}
      </g>
      <Die x={222} y={172} turn={-9} value={4} paint="var(--white-die)" spots="var(--on-white-die)" />
      <Die x={286} y={128} turn={16} value={3} paint="var(--white-die)" spots="var(--on-white-die)" />
      <Die x={270} y={174} turn={24} value={4} paint="var(--red)" spots="var(--on-red)" />
      <Pencil />
    </svg>
  )
}

interface RowProps {
  readonly paint: string
  readonly from: number
  readonly step: number
  readonly crossed: readonly number[]
  readonly y: number
}

function Row({ paint, from, step, crossed, y }: RowProps): ReactNode {
  return (
    <g transform={`translate(8 ${y})`}>
      <rect width="246" height="30" rx="4" fill={`var(--${paint})`} />
      {Array.from({ length: 11 }, (_, at) => (
        <g key={at} transform={`translate(${4 + at * 20.4} 4)`}>
          <rect width="18.4" height="22" rx="2" fill={`var(--${paint}-wash)`} />
          <text
            x="9"
            y="16"
            textAnchor="middle"
            fontSize="12"
            fontWeight="700"
            fontFamily="var(--numbers)"
            fill="var(--ink)"
          >
            {from + step * at}
          </text>
          {crossed.includes(at) && (
            <path
              d="M3 4c4 4 8 9 13 14M16 3C11 8 7 13 3 19"
              stroke="var(--ink)"
              strokeWidth="2.6"
              fill="none"
              strokeLinecap="round"
            />
          )}
        </g>
      ))}
      <path
        d="M232 15v-3a4 4 0 0 1 8 0v3m-10 0h12v9h-12z"
        stroke={`var(--on-${paint})`}
        strokeWidth="1.6"
        fill="none"
      />
    </g>
  )
}

interface DieProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly value: keyof typeof SPOTS
  readonly paint: string
  readonly spots: string
}

function Die({ x, y, turn, value, paint, spots }: DieProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse cx="3" cy="19" rx="21" ry="7" fill="rgb(var(--shadow) / 45%)" />
      <rect x="-18" y="-18" width="36" height="36" rx="7" fill={paint} stroke="rgb(0 0 0 / 25%)" />
      {SPOTS[value].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.4" fill={spots} />
      ))}
    </g>
  )
}

function Pencil(): ReactNode {
  return (
    <g transform="translate(58 184) rotate(-7)">
      <path d="M0 0 12-4.500V4.500z" fill="var(--paper-shade)" />
      <path d="M0 0 4.5-1.700V1.700z" fill="var(--ink)" />
      <rect x="12" y="-4.5" width="86" height="9" fill="var(--glow)" />
      <rect x="12" y="-1.5" width="86" height="3" fill="rgb(0 0 0 / 12%)" />
      <rect x="98" y="-4.5" width="9" height="9" fill="var(--accent)" />
    </g>
  )
}
