import type { Clock } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { Choice } from '../../parts/choice.tsx'
import fields from '../parts/fields.module.css'
import { useOnline } from '../words/index.ts'

const MOVE_SECONDS = [15, 30, 60, 120, 300] as const
const PLAYER_MINUTES = [5, 10, 15, 30, 60] as const
const USUAL_CLOCKS = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  player: { kind: 'player', seconds: 900, increment: 5 },
} as const

interface ClockProps {
  readonly clock: Clock | null
  readonly change: (clock: Clock | null) => void
}

/** No clock, so much for each move, or so much for the whole game. */
export function ClockChoice({ clock, change }: ClockProps): ReactNode {
  const words = useOnline()
  return (
    <div>
      <Choice
        label={words.clock}
        value={clock?.kind ?? 'none'}
        options={[
          ['none', words.noClock],
          ['move', words.clockPerMove],
          ['player', words.clockPerPlayer],
        ]}
        change={(kind) => change(USUAL_CLOCKS[kind])}
      />
      {clock && <TimeSelect clock={clock} change={change} />}
    </div>
  )
}

function TimeSelect({ clock, change }: { clock: Clock; change: ClockProps['change'] }): ReactNode {
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
