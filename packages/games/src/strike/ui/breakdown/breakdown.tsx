import { useWords, type BreakdownProps } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import type { Strike } from '../../rules/types.ts'
import type { StrikeWords } from '../words/words.ts'
import css from './breakdown.module.css'
import { roundsOf, type RoundEnd } from './rounds.ts'

/** Who went out when, in every round, and what it cost. */
export function Breakdown({ events, options, players, status }: BreakdownProps<Strike>): ReactNode {
  const words = useWords<StrikeWords>()
  const rounds = useMemo(() => roundsOf(players.length, options, events), [players.length, options, events])
  return (
    <div className={css['sheet']}>
      <table aria-label={words.result.title}>
        <thead>
          <tr>
            <th scope="col">{words.result.player}</th>
            {rounds.map((_, index) => (
              <th key={index} scope="col">
                {words.result.round(index + 1)}
              </th>
            ))}
            <th scope="col">{words.result.total}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name }, seat) => (
            <tr key={seat} data-won={status.winners.includes(seat) || undefined}>
              <th scope="row">{name}</th>
              {rounds.map((round, index) => (
                <td key={index}>
                  <End end={round[seat]} />
                </td>
              ))}
              <td className={css['total']}>{status.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.result.explain}</p>
    </div>
  )
}

function End({ end }: { end: RoundEnd | undefined }): ReactNode {
  const { result } = useWords<StrikeWords>()
  if (!end) return null
  return (
    <>
      <span className={css['points']}>{end.points}</span>
      <small>{end.outAs === undefined ? result.won : result.outAs(end.outAs)}</small>
    </>
  )
}
