import type { ReactNode } from 'react'

const TOP = [
  {
    x: 96,
    y: 74,
    turn: -14,
    spots: [
      [-5, -5],
      [5, 5],
      [0, 0],
      [-5, 5],
      [5, -5],
    ],
  },
  {
    x: 132,
    y: 82,
    turn: 18,
    spots: [
      [-5, -5],
      [5, 5],
    ],
  },
  {
    x: 158,
    y: 60,
    turn: -6,
    spots: [
      [-5, -5],
      [5, 5],
      [0, 0],
      [-5, 5],
      [5, -5],
    ],
  },
] as const

/** An arena with dice in it and one on its way. */
export function Poster(): ReactNode {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <rect width="240" height="150" fill="var(--wood)" />
      <path
        d="M0 22q120-12 240 4M0 66q90 8 240-6M0 124q130 12 240-4"
        fill="none"
        stroke="var(--wood-grain)"
        strokeWidth="2"
      />
      <ellipse cx="122" cy="90" rx="106" ry="58" fill="rgb(0 0 0 / 22%)" />
      <ellipse cx="120" cy="80" rx="104" ry="60" fill="#7a4c31" />
      <ellipse cx="120" cy="78" rx="90" ry="48" fill="#4f2e1f" />
      <ellipse cx="120" cy="82" rx="80" ry="40" fill="var(--felt)" />
      {TOP.map(({ x, y, turn, spots }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-11" y="-7" width="22" height="22" rx="4" fill="rgb(0 0 0 / 30%)" />
          <rect x="-11" y="-11" width="22" height="22" rx="4" fill="var(--white-die)" />
          {spots.map(([u, v]) => (
            <circle key={`${u} ${v}`} cx={u} cy={v} r="2.2" fill="var(--on-white-die)" />
          ))}
        </g>
      ))}
      <path
        d="M214 138C206 96 192 60 172 44"
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <g transform="translate(206 108) rotate(28)">
        <rect x="-13" y="-13" width="26" height="26" rx="5" fill="var(--white-die)" />
        <path d="M-6-6L6 6M6-6L-6 6" stroke="#a32b22" strokeWidth="4.5" strokeLinecap="round" />
      </g>
    </svg>
  )
}
