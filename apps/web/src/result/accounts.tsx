import type { Estimate, SeatTotals } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import css from './result.module.css'
import type { ResultWords } from './words/en.ts'
import { useResultWords } from './words/index.ts'

/** One line of the accounts: what it is called, and what it is for a player. */
type Line = readonly [name: string, amount: (totals: SeatTotals) => string]

/** What each player owes to the dice and to play: before + luck + play + the others' play = result. */
export function Accounts({ review, players }: { review: Review; players: readonly Player[] }): ReactNode {
  const words = useResultWords()
  const note = { solution: words.exact, playouts: words.estimated, turns: words.byTurns }[review.by]
  return (
    <>
      <div className={css['scroll']} tabIndex={0} role="group" aria-label={words.review}>
        <table>
          <thead>
            <tr>
              <td />
              {players.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(review, words).map(([name, amount]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {review.seats.map((totals, seat) => (
                  <td key={seat}>{amount(totals)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css['quiet']}>{note}</p>
    </>
  )
}

function linesOf({ seats, unit }: Review, words: ResultWords): readonly Line[] {
  const [plain, signed] =
    unit === 'share' ? [words.shareOf, words.shareChange] : [words.pointsOf, words.pointsChange]
  const change = ({ mean, error }: Estimate): string =>
    plain(error) === plain(0) ? signed(mean) : `${signed(mean)} ± ${plain(error)}`
  return [
    [words.start, ({ start }) => plain(start.mean)],
    [words.luck, ({ luck }) => change(luck)],
    [words.skill, ({ skill }) => change(skill)],
    ...(seats.length > 1 ? [[words.others, ({ opponents }) => change(opponents)] satisfies Line] : []),
    [words.result, ({ result }) => plain(result)],
  ]
}
