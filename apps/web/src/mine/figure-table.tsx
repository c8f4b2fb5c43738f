import type { ReactNode } from 'react'
import css from './games-page.module.css'

interface FigureRow {
  readonly name: string
  /** What the bar below the name shows, from 0 to 1; for the eye only, as the figures say the same. */
  readonly share?: number
  readonly figures: readonly string[]
}

/** Figures that can be read by eye and by ear. */
export function FigureTable(props: {
  readonly name: string
  readonly columns: readonly string[]
  /** What the bars below the columns' names show, as those of rows do. */
  readonly shares?: readonly number[]
  readonly rows: readonly FigureRow[]
}): ReactNode {
  const { name, columns, shares, rows } = props
  return (
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={name}>
      <table className={css['table']}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, at) => (
              <th key={column} scope="col">
                {column}
                {shares?.[at] !== undefined && <Bar share={shares[at]} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                {row.name}
                {row.share !== undefined && <Bar share={row.share} />}
              </th>
              {row.figures.map((figure, column) => (
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ share }: { share: number }): ReactNode {
  return (
    <div className={css['bar']} aria-hidden="true">
      <span style={{ inlineSize: `${100 * share}%` }} />
    </div>
  )
}
