import type { Seat } from '@rattlecup/kit'
import type { TableInfo } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import { Presence } from '../parts/presence.tsx'
import { playerAt, type RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './clocks.module.css'
import { asTime, thinkingSeats, timeLeft } from './time.ts'

const TICK_MS = 250
const HURRY_MS = 20_000

/** Who is here and how much time each has: shown where a clock runs or somebody is missing. */
export function Clocks({ state, info }: { state: RemoteState; info: TableInfo }): ReactNode {
  const words = useOnline()
  const thinking = thinkingSeats(state.waiting, state)
  const now = useNow(info.time !== null && thinking.length > 0)
  const people = info.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const isSomebodyMissing = people.some((seat) => !state.on.includes(seat))
  if (state.phase === 'over' || (info.time === null && !isSomebodyMissing)) return null
  const seats = info.time === null ? people.filter((seat) => !state.on.includes(seat)) : info.seats.keys()
  return (
    <ul className={css['clocks']} aria-label={words.people}>
      {[...seats].map((seat) => (
        <ClockOf
          key={seat}
          seat={seat}
          state={state}
          info={info}
          now={thinking.includes(seat) ? now : undefined}
        />
      ))}
    </ul>
  )
}

interface ClockProps {
  readonly seat: Seat
  readonly state: RemoteState
  readonly info: TableInfo
  /** The present moment for a clock that runs. */
  readonly now: number | undefined
}

function ClockOf({ seat, state, info, now }: ClockProps): ReactNode {
  const words = useOnline()
  const chair = info.seats[seat]
  const given = info.time?.[seat]
  const left = given === undefined ? undefined : timeLeft(given, state, now)
  const { name, bot } = chair ? playerAt(chair, seat) : { name: '', bot: undefined }
  const isHere = state.on.includes(seat)
  return (
    <li
      className={css['clock']}
      data-running={now !== undefined}
      data-hurry={left !== undefined && left < HURRY_MS}
    >
      {!bot && <Presence isHere={isHere} />}
      <span>{name}</span>
      {!bot && !isHere && <span>{chair?.away ? words.standIn : words.gone}</span>}
      {left !== undefined && <time className={css['time']}>{asTime(left)}</time>}
    </li>
  )
}

/** The present moment, again and again while it matters. */
function useNow(matters: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!matters) return undefined
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [matters])
  return now
}
