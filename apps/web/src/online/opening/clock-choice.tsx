import { CLOCK_DAYS, type Clock } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { useMine } from '../../mine/words/index.ts'
import { Choice } from '../../parts/choice.tsx'
import fields from '../parts/fields.module.css'
import { useOnline } from '../words/index.ts'

const MOVE_SECONDS = [15, 30, 60, 120, 300] as const
const PLAYER_MINUTES = [5, 10, 15, 30, 60] as const
const USUAL_CLOCKS = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  player: { kind: 'player', seconds: 900, increment: 5 },
  days: { kind: 'days', days: 3 },
} as const

interface ClockProps {
  readonly clock: Clock | null
  readonly change: (clock: Clock | null) => void
}

/** No clock, so much for each move, so much for the whole game, or days for each turn. */
export function ClockChoice({ clock, change }: ClockProps): ReactNode {
  const words = useOnline()
  const mine = useMine()
  return (
    <div>
      <Choice
        label={words.clock}
        value={clock?.kind ?? 'none'}
        options={[
          ['none', words.noClock],
          ['move', words.clockPerMove],
          ['player', words.clockPerPlayer],
          ['days', mine.clockOverDays],
        ]}
        isPaired
        change={(kind) => change(USUAL_CLOCKS[kind])}
      />
      {clock?.kind === 'days' && <DaysSelect days={clock.days} change={change} />}
      {clock && clock.kind !== 'days' && <TimeSelect clock={clock} change={change} />}
    </div>
  )
}

function DaysSelect({ days, change }: { days: number; change: ClockProps['change'] }): ReactNode {
  const words = useMine()
  return (
    <>
      <label className={fields['field']}>
        <span>{words.timeATurn}</span>
        <select
          value={days}
          onChange={({ target }) =>
            change({ kind: 'days', days: CLOCK_DAYS.find((each) => String(each) === target.value) ?? 3 })
          }
        >
          {CLOCK_DAYS.map((each) => (
            <option key={each} value={each}>
              {words.days(each)}
            </option>
          ))}
        </select>
      </label>
      <p>{words.overDaysAbout}</p>
    </>
  )
}

type ShortClock = Exclude<Clock, { kind: 'days' }>

function TimeSelect({ clock, change }: { clock: ShortClock; change: ClockProps['change'] }): ReactNode {
  const words = useOnline()
  const times =
    clock.kind === 'move'
      ? MOVE_SECONDS.map((seconds) => [seconds, words.seconds(seconds)] as const)
      : PLAYER_MINUTES.map((minutes) => [minutes * 60, words.minutes(minutes)] as const)
  return (
    <label className={fields['field']}>
      <span>{clock.kind === 'move' ? words.secondsAMove : words.timeAPlayer}</span>
      <select
        value={clock.seconds}
        onChange={({ target }) => change({ ...clock, seconds: Number(target.value) })}
      >
        {times.map(([seconds, name]) => (
          <option key={seconds} value={seconds}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
