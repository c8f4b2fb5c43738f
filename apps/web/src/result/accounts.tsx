import type { SeatTotals } from '@rattlecup/bots'
import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Review } from '../thinking/tasks.ts'
import css from './result.module.css'
import { useResultWords } from './words/index.ts'

/** What each player owes to the dice and to play: before + luck + play + the others' play = result. */
export function Accounts({ review, players }: { review: Review; players: readonly Player[] }): ReactNode {
  const words = useResultWords()
  const isAlone = players.length === 1
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
              {!isAlone && <th scope="col">{words.others}</th>}
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
                isAlone={isAlone}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css['quiet']}>{review.exact ? words.exact : words.estimated}</p>
    </>
  )
}

function Account({
  name,
  totals: { start, luck, skill, opponents, result },
  unit,
  isAlone,
}: {
  name: string
  totals: SeatTotals
  unit: Review['unit']
  isAlone: boolean
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
      {!isAlone && <td>{change(opponents)}</td>}
      <td>{plain(result)}</td>
    </tr>
  )
}
