import type { Seat } from '@rattlecup/kit'
import type { SeatInfo, TableInfo } from '@rattlecup/protocol/client'
import { playSound, useSettings } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
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

/** Who is here and how much time each has: shown where a clock runs or somebody is missing. */
export function Clocks({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const thinking = thinkingSeats(state.waiting, state)
  const now = useNow((info.time !== null && thinking.length > 0) || state.standIns.size > 0)
  const people = info.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const isSomebodyMissing = people.some((seat) => !state.on.includes(seat))
  if (state.phase === 'over' || (info.time === null && !isSomebodyMissing)) return null
  const seats = info.time === null ? people.filter((seat) => !state.on.includes(seat)) : info.seats.keys()
  return (
    <>
      <ul className={css['clocks']} aria-label={words.people}>
        {[...seats].map((seat) => (
          <ClockOf
            key={seat}
            {...{ session, seat, state, info }}
            now={thinking.includes(seat) && !isOnHoliday(info.seats[seat]) ? now : undefined}
            wait={waitFor(state.standIns.get(seat), now)}
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

interface ClockProps extends OnlineProps {
  readonly seat: Seat
  /** The present moment for a clock that runs. */
  readonly now: number | undefined
  /** How long until a bot plays for them, in milliseconds, unless they are back. */
  readonly wait: number | undefined
}

function ClockOf({ session, seat, state, info, now, wait }: ClockProps): ReactNode {
  const words = useOnline()
  const mine = useMine()
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
      {wait !== undefined && <span role="timer">{words.botIn(asTime(wait))}</span>}
      {isOnHoliday(chair) && <span>{mine.onHolidayUntil(mine.until(chair?.holiday ?? 0))}</span>}
      {!bot && !isHere && !chair?.away && state.seat !== null && info.settings.clock?.kind !== 'days' && (
        <Button onClick={() => session.do({ t: 'stand-in', seat })}>{words.letBotPlay}</Button>
      )}
      {left !== undefined && (
        <time className={css['time']}>{left < DAY ? asTime(left) : inDays(left, mine)}</time>
      )}
    </li>
  )
}

function waitFor(at: number | undefined, now: number): number | undefined {
  return at === undefined ? undefined : Math.max(0, at - now)
}

function isOnHoliday(chair: SeatInfo | undefined): boolean {
  return (chair?.holiday ?? 0) > Date.now()
}

/** To the hour, as long as there are days. */
function inDays(left: number, words: MineWords): string {
  const hours = Math.floor(left / HOUR)
  return `${words.days(Math.floor(hours / 24))} ${hours % 24 === 0 ? '' : words.hours(hours % 24)}`.trim()
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
