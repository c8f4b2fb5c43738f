import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import type { OnlineProps } from './lobby.tsx'
import { sitAt } from './seat-list.tsx'
import css from './start-line.module.css'

/** The one thing to do next: sit down, start, or wait for who starts. */
export function StartLine(props: OnlineProps): ReactNode {
  const { state, info } = props
  const words = useOnline()
  const free = info.seats.filter(({ name, bot }) => name === null && bot === null).length
  return (
    <div className={css['start']}>
      <p>{free > 0 ? words.seatsLeft(free) : words.tableFull}</p>
      {state.seat === null && free > 0 && <SitButton {...props} />}
      {state.isHost ? <StartButton {...props} isReady={free === 0} /> : <HostLine {...props} />}
    </div>
  )
}

function SitButton({ session, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const seat = info.seats.findIndex(({ name, bot }) => name === null && bot === null)
  return (
    <Button look="primary" onClick={() => void sitAt({ session, seat })}>
      {words.sitDown}
    </Button>
  )
}

/** Stays where it is while seats are free, and then says why not when it is tried. */
function StartButton({ session, isReady }: OnlineProps & { isReady: boolean }): ReactNode {
  const words = useOnline()
  return (
    <Button
      look={isReady ? 'primary' : 'plain'}
      icon="play"
      aria-disabled={!isReady}
      onClick={() => session.do({ t: 'start' })}
    >
      {words.start}
    </Button>
  )
}

function HostLine({ info }: OnlineProps): ReactNode {
  const words = useOnline()
  const host = info.host === null ? null : info.seats[info.host]?.name
  return <p>{host ? words.waitForHost(host) : words.waitForStart}</p>
}
