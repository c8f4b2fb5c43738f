import { LEVELS, type Level } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { Choice } from '../../parts/choice.tsx'
import fields from '../parts/fields.module.css'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import { resized, type TableDraft } from './draft.ts'
import css from './seat-plan.module.css'

interface SeatPlanProps {
  readonly places: TableDraft['places']
  readonly players: { readonly min: number; readonly max: number }
  readonly change: (places: TableDraft['places']) => void
}

/** How many seats, and which of them bots take. */
export function SeatPlan({ places, players, change }: SeatPlanProps): ReactNode {
  const words = useOnline()
  const shell = useShell()
  const counts = range(Math.max(2, players.min), players.max).map(String)
  return (
    <>
      <Choice
        label={words.seats}
        value={String(places.length)}
        options={counts.map((count) => [count, count])}
        change={(count) => change(resized(places, Number(count)))}
      />
      <ol className={css['seats']}>
        {places.map((bot, seat) => (
          <li key={seat}>
            <span className={css['number']}>{seat + 1}</span>
            {seat === 0 ? (
              <span>{shell.you}</span>
            ) : (
              <PlaceSelect seat={seat} bot={bot} change={(to) => change(places.with(seat, to))} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function PlaceSelect(props: {
  readonly seat: number
  readonly bot: Level | null
  readonly change: (bot: Level | null) => void
}): ReactNode {
  const words = useOnline()
  return (
    <select
      className={fields['select']}
      aria-label={words.seat(props.seat + 1)}
      value={props.bot ?? ''}
      onChange={({ target }) => props.change(LEVELS.find((level) => level === target.value) ?? null)}
    >
      <option value="">{words.forAFriend}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.botOf(words.levels[level])}
        </option>
      ))}
    </select>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
