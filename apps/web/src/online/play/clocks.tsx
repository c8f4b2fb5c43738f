import type { Seat } from '@rattlecup/kit'
import type { SeatInfo, TableInfo } from '@rattlecup/protocol/client'
import { playSound, useSettings } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useMine } from '../../mine/words/index.ts'
import type { MineWords } from '../../mine/words/en.ts'
import { Presence } from '../parts/presence.tsx'
import { playerAt, type RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './clocks.module.css'
import { asTime, thinkingSeats, timeLeft } from './time.ts'

const TICK_MS = 250
const HURRY_MS = 20_000
const WARNING_MS = 10_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Who is here and how much time each has, where a clock runs. */
export function Clocks({ state, info }: Omit<OnlineProps, 'session'>): ReactNode {
  const words = useOnline()
  const thinking = thinkingSeats(state.waiting, state)
  const now = useNow(info.time !== null && thinking.length > 0)
  if (state.phase === 'over' || info.time === null) return null
  return (
    <>
      <ul className={css['clocks']} aria-label={words.people}>
        {[...info.seats.keys()].map((seat) => (
          <ClockOf
            key={seat}
            {...{ seat, state, info }}
            now={thinking.includes(seat) && !isOnHoliday(info.seats[seat]) ? now : undefined}
          />
        ))}
      </ul>
      <Warning state={state} info={info} now={now} isRunning={thinking.includes(state.seat ?? -1)} />
    </>
  )
}

/** Says that our own time is nearly up, and what happens then, before it does. */
function Warning(props: {
  readonly state: RemoteState
  readonly info: TableInfo
  readonly now: number
  readonly isRunning: boolean
}): ReactNode {
  const words = useOnline()
  const { sound } = useSettings()
  const { state, info, now, isRunning } = props
  const given = state.seat === null ? undefined : info.time?.[state.seat]
  const isShort = isRunning && given !== undefined && timeLeft(given, state, now) < WARNING_MS
  useEffect(() => {
    if (isShort && sound) playSound('turn')
  }, [isShort])
  const said = info.settings.clock?.kind === 'move' ? words.turnEnds : words.timeEnds
  return (
    <p role="status" className={css['warning']}>
      {isShort && said(WARNING_MS / 1000)}
    </p>
  )
}

interface ClockProps extends Omit<OnlineProps, 'session'> {
  readonly seat: Seat
  /** The present moment for a clock that runs. */
  readonly now: number | undefined
}

function ClockOf({ seat, state, info, now }: ClockProps): ReactNode {
  const mine = useMine()
  const chair = info.seats[seat]
  const given = info.time?.[seat]
  const left = given === undefined ? undefined : timeLeft(given, state, now)
  const { name, bot } = chair ? playerAt(chair, seat) : { name: '', bot: undefined }
  return (
    <li
      className={css['clock']}
      data-running={now !== undefined}
      data-hurry={left !== undefined && left < HURRY_MS}
    >
      {!bot && <Presence isHere={state.on.includes(seat)} />}
      <span>{name}</span>
      {isOnHoliday(chair) && <span>{mine.onHolidayUntil(mine.until(chair?.holiday ?? 0))}</span>}
      {left !== undefined && (
        <time className={css['time']}>{left < DAY ? asTime(left) : inDays(left, mine)}</time>
      )}
    </li>
  )
}

export function isOnHoliday(chair: SeatInfo | undefined): boolean {
  return (chair?.holiday ?? 0) > Date.now()
}

/** To the hour, as long as there are days. */
function inDays(left: number, words: MineWords): string {
  const hours = Math.floor(left / HOUR)
  return `${words.days(Math.floor(hours / 24))} ${hours % 24 === 0 ? '' : words.hours(hours % 24)}`.trim()
}

/** The present moment, again and again while it matters. */
export function useNow(matters: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!matters) return undefined
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [matters])
  return now
}
