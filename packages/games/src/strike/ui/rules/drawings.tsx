import type { ReactNode } from 'react'
import { DICE_EACH, type Face as FaceName } from '../../rules/types.ts'
import { Face } from '../table/face.tsx'
import css from './rules.module.css'

/** A drawing with what it shows in words below; the words are all that the ear needs. */
export function Figure({ drawing, children }: { drawing: ReactNode; children: ReactNode }): ReactNode {
  return (
    <figure className={css['figure']}>
      {drawing}
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** The dice of the real game: one X, and 2 to 6. */
export function FacesDrawing(): ReactNode {
  const faces = ['X', 2, 3, 4, 5, 6] as const
  return (
    <svg className={css['drawing']} viewBox="-0.8 -0.7 9.6 1.4" aria-hidden="true">
      {faces.map((face, index) => (
        <g key={face} transform={`translate(${index * 1.6} 0)`}>
          <Face face={face} />
        </g>
      ))}
    </svg>
  )
}

const SPOTS = [
  [-2.1, 0.3],
  [-0.4, -0.9],
  [0.9, 0.8],
  [2.4, -0.3],
  [-0.9, 1.2],
] as const

/** The arena with dice in it; those of equal value are ringed. */
export function ArenaDrawing({
  faces,
  thrown,
}: {
  faces: readonly FaceName[]
  thrown?: FaceName
}): ReactNode {
  const isEqual = (face: FaceName): boolean =>
    face !== 'X' && faces.filter((each) => each === face).length > 1
  return (
    <svg className={css['drawing']} viewBox="-6 -3.6 12 7.2" aria-hidden="true">
      <ellipse className={css['ledge']} rx="5.4" ry="3.4" />
      <ellipse className={css['wall']} rx="4.5" ry="2.7" />
      <ellipse className={css['floor']} rx="4" ry="2.3" />
      {faces.map((face, index) => {
        const [x, y] = SPOTS[index] ?? [0, 0]
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <g transform={`rotate(${index * 37 - 20})`}>
              <Face face={face} />
            </g>
            {isEqual(face) && <circle className={css['mark']} r="0.86" />}
          </g>
        )
      })}
      {thrown !== undefined && (
        <>
          <path className={css['path']} d="M4.9 3.1Q3.6-0.4 1.4 0.4" />
          <g transform="translate(5 3) rotate(24)">
            <Face face={thrown} />
          </g>
        </>
      )}
    </svg>
  )
}

/** How many dice everybody gets. */
export function DealTable({ players, dice }: { players: string; dice: string }): ReactNode {
  const counts = DICE_EACH.flatMap((each, count) => (each > 0 ? [{ count, each }] : []))
  return (
    <table className={css['deal']}>
      <tbody>
        <tr>
          <th scope="row">{players}</th>
          {counts.map(({ count }) => (
            <td key={count}>{count}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{dice}</th>
          {counts.map(({ count, each }) => (
            <td key={count}>{each}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
