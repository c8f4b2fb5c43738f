import type { ReactNode } from 'react'

const STAR = 'M15 2.5l3.7 8.2 8.9.9-6.7 6 2 8.8L15 21.9l-7.9 4.5 2-8.8-6.7-6 8.9-.9z'
type DieAt = readonly [x: number, y: number, turn: number, ...spots: number[]]

/** On the boxes of the board, and beside it. */
const PLACED: readonly DieAt[] = [
  [62, 63, -3, 0, 2, 6, 8],
  [92, 63, 4, 0, 2, 6, 8],
  [62, 99, 2, 0, 2, 4, 6, 8],
]
const LOOSE: readonly DieAt[] = [
  [222, 158, -14, 0, 2, 4, 6, 8],
  [262, 172, 11, 0, 4, 8],
]

/** Gambler's scene for the home page: a board half filled, stacks of chips, two dice still to be placed. */
export function Poster(): ReactNode {
  return (
    <svg viewBox="0 8 320 200" aria-hidden="true" style={{ fontVariantNumeric: 'lining-nums' }}>
      <rect width="320" height="220" fill="var(--felt)" />
      <ellipse cx="160" cy="120" rx="150" ry="92" fill="var(--felt-deep)" opacity=".45" />
      <g transform="rotate(-3 130 100)">
        <rect x="58" y="24" width="176" height="154" rx="5" fill="rgb(0 0 0 / 28%)" />
        <rect x="52" y="18" width="176" height="154" rx="5" fill="var(--paper)" />
        <Row y={24} points="+30" boxes={2} star />
        <Row y={60} points="+60" boxes={4} />
        <Row y={96} points="+50" boxes={3} star />
        <Row y={132} points="−40" boxes={3} star black />
        <Dice dice={PLACED} />
      </g>
      <Stack x={258} y={110} chips={5} fill="var(--blue)" />
      <Stack x={288} y={120} chips={3} fill="var(--yellow)" />
      <Stack x={266} y={136} chips={4} fill="#fffdf6" />
      <Dice dice={LOOSE} />
    </svg>
  )
}

interface RowProps {
  readonly y: number
  readonly points: string
  readonly boxes: number
  readonly star?: boolean
  readonly black?: boolean
}

function Row({ y, points, boxes, star, black }: RowProps): ReactNode {
  const ink = black ? '#f4cf5e' : '#2a2521'
  return (
    <g transform={`translate(58 ${y})`}>
      <rect width="164" height="34" rx="3" fill={black ? '#2b2521' : '#fbeebf'} />
      {Array.from({ length: boxes }, (_, box) => (
        <g key={box} transform={`translate(${4 + box * 30} 3)`}>
          <rect
            width="28"
            height="28"
            rx="4"
            fill={black ? '#3d342c' : '#fffdf6'}
            stroke={ink}
            strokeOpacity=".5"
          />
          {star ? (
            <path d={STAR} fill={ink} transform="translate(3.5 3.5) scale(.7)" />
          ) : (
            <Spots fill={ink} spots={[0, 2, 6, 8]} />
          )}
        </g>
      ))}
      <text
        x="160"
        y="23"
        textAnchor="end"
        fill={ink}
        fontFamily="var(--numbers)"
        fontWeight="700"
        fontSize="16"
      >
        {points}
      </text>
    </g>
  )
}

/** Spots by their place in a grid of three by three. */
function Spots({ spots, fill }: { spots: readonly number[]; fill: string }): ReactNode {
  return spots.map((spot) => (
    <circle key={spot} cx={7 + (spot % 3) * 7} cy={7 + Math.floor(spot / 3) * 7} r="2.5" fill={fill} />
  ))
}

function Dice({ dice }: { dice: readonly DieAt[] }): ReactNode {
  return dice.map(([x, y, turn, ...spots]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} 14 14)`}>
      <rect x="2" y="3" width="28" height="28" rx="5" fill="rgb(0 0 0 / 30%)" />
      <rect width="28" height="28" rx="5" fill="#fbf8f0" stroke="rgb(0 0 0 / 25%)" />
      <Spots spots={spots} fill="#2a2521" />
    </g>
  ))
}

function Stack({ x, y, chips, fill }: { x: number; y: number; chips: number; fill: string }): ReactNode {
  return Array.from({ length: chips }, (_, chip) => (
    <g key={chip} transform={`translate(${x} ${y - chip * 6})`} fill={fill} stroke="#3a3128">
      <path d="M-15 0v6a15 6 0 0 0 30 0v-6z" />
      <ellipse rx="15" ry="6" />
    </g>
  ))
}
