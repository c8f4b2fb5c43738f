import type { ReactNode } from 'react'
import css from './bar-plot.module.css'

const WIDTH = 360
const HEIGHT = 132
/** Where bars stand; their names are below. */
const FLOOR = 112
const HEAD = 16

export interface Bar {
  readonly name: string
  readonly value: number
  /** What stands above the bar. */
  readonly shown: string
}

/** Bars as a drawing and, for those who read rather than look, as a table. */
export function BarPlot({
  title,
  heads,
  bars,
  expected,
  asTable,
  children,
}: {
  title: string
  /** What the table's columns are called. */
  heads: readonly [string, string]
  bars: readonly Bar[]
  /** Where a line shows how high all bars should be. */
  expected?: number
  asTable: string
  children?: ReactNode
}): ReactNode {
  const highest = Math.max(1, expected ?? 0, ...bars.map(({ value }) => value))
  const heightOf = (value: number): number => (value / highest) * (FLOOR - HEAD)
  return (
    <figure className={css['figure']}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bars.map(({ name, value }, at) => (
          <rect key={name} className={css['bar']} {...boxOf(at, bars.length, heightOf(value))} />
        ))}
        {expected !== undefined && (
          <path className={css['expected']} d={`M0 ${FLOOR - heightOf(expected)}H${WIDTH}`} />
        )}
        {bars.map(({ name, value, shown }, at) => (
          <Labels key={name} name={name} shown={shown} {...boxOf(at, bars.length, heightOf(value))} />
        ))}
      </svg>
      {children}
      <details>
        <summary>{asTable}</summary>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxOf(at: number, count: number, height: number): Box {
  const room = WIDTH / count
  return { x: (at + 0.15) * room, y: FLOOR - height, width: 0.7 * room, height }
}

function Labels({ name, shown, x, y, width }: Omit<Bar, 'value'> & Box): ReactNode {
  const middle = x + width / 2
  return (
    <>
      <text x={middle} y={y - 4}>
        {shown}
      </text>
      <text x={middle} y={HEIGHT - 5}>
        {name}
      </text>
    </>
  )
}
