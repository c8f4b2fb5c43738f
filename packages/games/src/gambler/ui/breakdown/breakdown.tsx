import { useWords, type BreakdownProps, type Player } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import { STARTING_POINTS, type Gambler } from '../../rules/types.ts'
import { kindOf, titleOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './breakdown.module.css'
import { historyOf, type Completed, type Round } from './history.ts'

/** Where the points come from: what every round brought, and below it the rows that were completed. */
export function Breakdown({ events, options, status, players }: BreakdownProps<Gambler>): ReactNode {
  const words = useWords<GamblerWords>()
  const rounds = useMemo(() => historyOf(events, options, players.length), [events, options, players.length])
  return (
    <section className={css['breakdown']}>
      <div className={css['scroll']} tabIndex={0} role="group" aria-label={words.breakdown.caption}>
        <table className={css['sheet']}>
          <caption>{words.breakdown.caption}</caption>
          <Head players={players} />
          <tbody>
            <Line title={words.breakdown.start} values={players.map(() => String(STARTING_POINTS))} />
            {rounds.map((round) => (
              <Line
                key={round.round}
                title={`${round.round}. ${titleOf(round.board, words)}`}
                values={round.gains.map(words.signed)}
              />
            ))}
          </tbody>
          <tfoot>
            <Line title={words.breakdown.total} values={status.scores.map(words.count)} />
          </tfoot>
        </table>
      </div>
      <h3 className={css['heading']}>{words.breakdown.completed}</h3>
      {players.map((player, seat) => (
        <Rows key={seat} player={player} seat={seat} rounds={rounds} />
      ))}
    </section>
  )
}

function Head({ players }: { players: readonly Player[] }): ReactNode {
  const { breakdown } = useWords<GamblerWords>()
  return (
    <thead>
      <tr>
        <th scope="col">{breakdown.board}</th>
        {players.map(({ name }, seat) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Line({ title, values }: { title: string; values: readonly string[] }): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      {values.map((value, seat) => (
        <td key={seat}>{value}</td>
      ))}
    </tr>
  )
}

function Rows({
  player,
  seat,
  rounds,
}: {
  player: Player
  seat: number
  rounds: readonly Round[]
}): ReactNode {
  const words = useWords<GamblerWords>()
  const own = rounds.flatMap(({ round, completed }) =>
    completed.filter((row) => row.seat === seat).map((row) => ({ ...row, round })),
  )
  const black = own.filter(({ design }) => design.points < 0)
  const yellow = own.filter(({ design }) => design.points >= 0)
  const sums = [yellow, black].filter((rows) => rows.length > 0).map(sumOf)
  return (
    <details className={css['player']}>
      <summary>
        <strong>{player.name}</strong> {words.breakdown.rows(own.length, black.length, sums)}
      </summary>
      <ul>
        {own.map(({ round, row, design, points }) => (
          <li key={`${round} ${row}`}>
            {`${round}. ${words.breakdown.rowLine(row + 1, kindOf(design, words), points)}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function sumOf(rows: readonly Completed[]): number {
  return rows.reduce((sum, { points }) => sum + points, 0)
}
