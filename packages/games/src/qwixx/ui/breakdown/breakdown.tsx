import type { Seat } from '@rattlecup/kit'
import { useWords, type BreakdownProps } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import { COLOURS, type QwixxColour, type Qwixx, type QwixxSheet } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { paintOf, Shape, written } from '../sheet/ink.tsx'
import { crossesIn, penaltyPoints, pointsOf, sheetPoints } from '../../rules/facts.ts'
import type { QwixxWords } from '../words/words.ts'
import css from './breakdown.module.css'
import { pointsByGame } from './series.ts'

/** Where the points come from: row by row, player by player, and game by game in a series. */
export function Breakdown(props: BreakdownProps<Qwixx>): ReactNode {
  return (
    <div className={css['breakdown']}>
      <RowsTable {...props} />
      {props.options.games > 1 && <SeriesTable {...props} />}
    </div>
  )
}

function RowsTable({ view, options, players, status }: BreakdownProps<Qwixx>): ReactNode {
  const words = useWords<QwixxWords>()
  const caption = options.games > 1 ? words.end.lastGame(view.game) : words.end.caption
  return (
    <table className={css['table']}>
      <caption className={classNames(options.games === 1 && css['unseen'])}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.end.player}</th>
          {COLOURS.map((row) => (
            <th key={row} scope="col" style={paintOf(row)} className={css['colour']}>
              <Shape row={row} className={css['shape']} />
              <span className={css['unseen']}>{words.colour[row]}</span>
            </th>
          ))}
          <th scope="col" className={css['penalties']}>
            {words.end.penalties}
          </th>
          <th scope="col" className={css['sum']}>
            {words.end.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.sheets.map((sheet, seat) => (
          <PlayerRow
            key={seat}
            name={players[seat]?.name ?? words.seat(seat + 1)}
            sheet={sheet}
            wins={options.games === 1 && status.winners.includes(seat)}
          />
        ))}
      </tbody>
    </table>
  )
}

function PlayerRow({ name, sheet, wins }: { name: string; sheet: QwixxSheet; wins: boolean }): ReactNode {
  return (
    <tr className={classNames(wins && css['winner'])}>
      <th scope="row">{name}</th>
      {COLOURS.map((row) => (
        <RowPoints key={row} row={row} sheet={sheet} />
      ))}
      <td>{written(penaltyPoints(sheet))}</td>
      <td className={css['total']}>{written(sheetPoints(sheet))}</td>
    </tr>
  )
}

function RowPoints({ row, sheet }: { row: QwixxColour; sheet: QwixxSheet }): ReactNode {
  const words = useWords<QwixxWords>()
  const crosses = crossesIn(sheet, row)
  return (
    <td title={words.end.crosses(crosses)}>
      {pointsOf(crosses)}
      <small className={css['crosses']} aria-hidden="true">
        {crosses}×
      </small>
    </td>
  )
}

function SeriesTable({ events, options, players, status }: BreakdownProps<Qwixx>): ReactNode {
  const words = useWords<QwixxWords>()
  const games = useMemo(
    () => pointsByGame({ players: players.length, options, events }),
    [players.length, options, events],
  )
  const nameOf = (seat: Seat) => players[seat]?.name ?? words.seat(seat + 1)
  return (
    <table className={css['table']}>
      <caption>{words.end.series}</caption>
      <thead>
        <tr>
          <th scope="col">{words.end.player}</th>
          {games.map((_, game) => (
            <th key={game} scope="col">
              <span className={css['unseen']}>{words.end.game} </span>
              {game + 1}
            </th>
          ))}
          <th scope="col" className={css['sum']}>
            {words.end.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {status.scores.map((score, seat) => (
          <tr key={seat} className={classNames(status.winners.includes(seat) && css['winner'])}>
            <th scope="row">{nameOf(seat)}</th>
            {games.map((points, game) => (
              <td key={game}>{written(points[seat] ?? 0)}</td>
            ))}
            <td className={css['total']}>{written(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
