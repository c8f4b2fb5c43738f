import { useMemo, type ReactNode } from 'react'
import type { Review } from '@rattlecup/games/bots'
import { momentBefore, momentsOf } from '../records/moments.ts'
import { decisiveRolls } from '../review/graded.ts'
import type { TableNow } from '../table/use-table.ts'
import css from './result.module.css'
import { SeeIt } from './see-it.tsx'
import { useResultWords } from './words/index.ts'

/** The rolls that changed the chances most. */
export function DecisiveRolls({
  review,
  now,
  replay,
}: {
  review: Review
  now: TableNow
  replay: string | undefined
}): ReactNode {
  const words = useResultWords()
  const rolls = decisiveRolls(review)
  const tellRoll = useRolls(now)
  const change = review.unit === 'share' ? words.shareChange : words.pointsChange
  return (
    <>
      <h3>{words.rolls}</h3>
      {rolls.length === 0 && <p>{words.noRolls}</p>}
      <ul className={css['turns']}>
        {rolls.map(({ event, seat, luck }) => (
          <li key={event}>
            <p>
              {tellRoll(event)}{' '}
              <span className={css['change']}>
                {words.played(now.players[seat]?.name ?? '', change(luck[seat] ?? 0))}
              </span>
            </p>
            <SeeIt replay={replay} moment={{ at: String(event) }} what={tellRoll(event)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A roll in words, by its place in the log. */
function useRolls({ table, ui, words, players }: TableNow): (event: number) => string {
  const { game, options, events, seat } = table
  const moments = useMemo(() => {
    const record = { game: game.id, players: players.length, options, events, chairs: [] }
    return momentsOf(game, record, { players, seat }) ?? []
  }, [game, options, events, players, seat])
  return (event) => {
    const step = moments[momentBefore(moments, event) + 1]?.step
    return (step && ui.tell(step, { words, players, seat })) ?? ''
  }
}
