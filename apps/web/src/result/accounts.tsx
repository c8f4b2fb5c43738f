import type { SeatTotals } from '@rattlecup/bots'
import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Review } from '../thinking/tasks.ts'
import css from './result.module.css'
import { useResultWords } from './words/index.ts'

/** What each player owes to the dice and to play: before + luck + play + the others' play + corrections = result. */
export function Accounts({ review, players }: { review: Review; players: readonly Player[] }): ReactNode {
  const words = useResultWords()
  const shown = { others: players.length > 1, drift: review.by === 'turns' }
  const note = { solution: words.exact, playouts: words.estimated, turns: words.byTurns }[review.by]
  return (
    <>
      <div className={css['scroll']} tabIndex={0} role="group" aria-label={words.review}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.start}</th>
              <th scope="col">{words.luck}</th>
              <th scope="col">{words.skill}</th>
              {shown.others && <th scope="col">{words.others}</th>}
              {shown.drift && <th scope="col">{words.drift}</th>}
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {review.seats.map((totals, seat) => (
              <Account
                key={seat}
                name={players[seat]?.name ?? ''}
                totals={totals}
                unit={review.unit}
                shown={shown}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css['quiet']}>{note}</p>
    </>
  )
}

function Account({
  name,
  totals: { start, luck, skill, opponents, drift, result },
  unit,
  shown,
}: {
  name: string
  totals: SeatTotals
  unit: Review['unit']
  shown: { others: boolean; drift: boolean }
}): ReactNode {
  const words = useResultWords()
  const [plain, change] =
    unit === 'share' ? [words.shareOf, words.shareChange] : [words.pointsOf, words.pointsChange]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{plain(start.mean)}</td>
      <td>{change(luck.mean)}</td>
      <td>{change(skill.mean)}</td>
      {shown.others && <td>{change(opponents)}</td>}
      {shown.drift && <td>{change(drift)}</td>}
      <td>{plain(result)}</td>
    </tr>
  )
}
