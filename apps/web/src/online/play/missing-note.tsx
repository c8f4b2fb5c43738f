import type { Seat } from '@rattlecup/kit'
import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { useShell } from '../../words/index.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'
import { playerAt } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import { isOnHoliday, useNow } from './clocks.tsx'
import { asTime } from './time.ts'

/** Who has lost the table, until they are back, a bot plays for them, or it was read. Over days nobody needs to be there. */
export function MissingNotes(props: OnlineProps): ReactNode {
  const { state, info } = props
  const [read, setRead] = useState<readonly Seat[]>([])
  const now = useNow(state.standIns.size > 0)
  if (read.some((seat) => state.on.includes(seat))) setRead(read.filter((seat) => !state.on.includes(seat)))
  if (state.phase === 'over' || info.settings.clock?.kind === 'days') return null
  const missing = info.seats.flatMap((chair, seat) => {
    const isMissing = chair.bot === null && !chair.away && !state.on.includes(seat) && !isOnHoliday(chair)
    return isMissing && seat !== state.seat && !read.includes(seat) ? [seat] : []
  })
  return missing.map((seat) => (
    <MissingNote key={seat} {...props} seat={seat} now={now} close={() => setRead([...read, seat])} />
  ))
}

interface MissingProps extends OnlineProps {
  readonly seat: Seat
  readonly now: number
  readonly close: () => void
}

function MissingNote({ session, state, info, seat, now, close }: MissingProps): ReactNode {
  const words = useOnline()
  const shell = useShell()
  const chair = info.seats[seat]
  const at = state.standIns.get(seat)
  return (
    <div className={`${css['note']} ${css['line']}`} role="status">
      <span>
        {chair && playerAt(chair, seat).name} {words.gone}{' '}
        {at !== undefined && <span role="timer">{words.botIn(asTime(Math.max(0, at - now)))}</span>}
      </span>
      {state.seat !== null && (
        <Button onClick={() => session.do({ t: 'stand-in', seat })}>{words.letBotPlay}</Button>
      )}
      <IconButton icon="close" label={shell.close} onClick={close} />
    </div>
  )
}
