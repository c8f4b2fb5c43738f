import type { Seat } from '@rattlecup/kit'
import { useWords, type Player } from '@rattlecup/ui'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { nameOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import { Chips } from './chips.tsx'
import type { GamblerMoment } from './moment.ts'
import css from './seats.module.css'

interface SeatsProps {
  readonly moment: GamblerMoment
  readonly players: readonly Player[]
  readonly seat: Seat | null
}

/** Everybody around the table: in a strip above the board, or beside it where there is room. */
export const Seats = memo(function Seats({ moment, players, seat }: SeatsProps): ReactNode {
  const words = useWords<GamblerWords>()
  const count = players.length
  return (
    <ul role="list" className={css['seats']} aria-label={words.seats}>
      {players.map((_, index) => {
        const at = ((seat ?? 0) + index) % count
        return (
          <SeatCard key={at} at={at} place={placeOf(index, count, seat)} {...{ moment, players, seat }} />
        )
      })}
    </ul>
  )
})

interface PlaceAtTable {
  readonly side: 'own' | 'left' | 'right'
  /** From the top. */
  readonly row: number
}

/** Clockwise from the reader at the bottom: up on the left, down on the right. */
export function placeOf(index: number, count: number, seat: Seat | null): PlaceAtTable {
  if (index === 0 && seat !== null) return { side: 'own', row: 5 }
  const others = seat === null ? count : count - 1
  const other = seat === null ? index : index - 1
  const left = Math.ceil(others / 2)
  return other < left ? { side: 'left', row: left - other } : { side: 'right', row: other - left + 1 }
}

function SeatCard({
  at,
  place,
  moment,
  players,
  seat,
}: SeatsProps & { at: Seat; place: PlaceAtTable }): ReactNode {
  const words = useWords<GamblerWords>()
  const { view, actor, gain } = moment
  const points = view.points[at] ?? 0
  const dice = view.supply[at] ?? 0
  const active = actor === at && view.phase !== 'over'
  const who = nameOf(at, { players, seat })
  return (
    <li
      className={[css['seat'], css[place.side], active && css['active']].filter(Boolean).join(' ')}
      style={{ '--place': place.row } as CSSProperties}
      data-guide={`seat-${at}`}
    >
      <span className={css['spoken']}>{words.seat({ who, points, dice, active })}</span>
      <span className={css['name']} aria-hidden="true">
        {players[at]?.name}
      </span>
      <Supply dice={dice} />
      <Chips points={points} />
      <strong className={css['points']} aria-hidden="true">
        {points}
        {actor === at && gain !== undefined && gain !== 0 ? <Gain points={gain} /> : null}
      </strong>
    </li>
  )
}

function Gain({ points }: { points: number }): ReactNode {
  const { signed } = useWords<GamblerWords>()
  return <span className={css[points > 0 ? 'won' : 'lost']}>{signed(points)}</span>
}

/** Dice not on the board: a number beside a die, and where there is room the dice themselves. */
function Supply({ dice }: { dice: number }): ReactNode {
  return (
    <span className={css['supply']} aria-hidden="true">
      <span className={css['heap']}>
        {Array.from({ length: dice }, (_, die) => (
          <i key={die} />
        ))}
      </span>
      {dice}
    </span>
  )
}
