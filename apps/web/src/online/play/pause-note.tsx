import { listIn, useLanguage } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useShell } from '../../words/index.ts'
import css from '../parts/note.module.css'
import { useOnline } from '../words/index.ts'

/** A pause that is asked for, or that is. */
export function PauseNote({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const shell = useShell()
  const { seat, phase } = state
  if (phase === 'paused')
    return (
      <div className={css['note']} role="status">
        <span>{words.paused}</span>
        {seat !== null && <Button onClick={() => session.do({ t: 'resume' })}>{words.goOn}</Button>}
      </div>
    )
  if (phase !== 'playing' || info.pausing.length === 0) return null
  const names = info.pausing.map((each) => info.seats[each]?.name ?? '')
  const isMine = seat !== null && info.pausing.includes(seat)
  const mayAgree = seat !== null && !info.pausing.includes(seat)
  return (
    <div className={css['note']} role="status">
      <span>{words.pauseAsked(list(names))}</span>
      {mayAgree && (
        <>
          <Button onClick={() => session.do({ t: 'pause' })}>{words.agree}</Button>
          <Button onClick={() => session.do({ t: 'resume' })}>{words.disagree}</Button>
        </>
      )}
      {isMine && <Button onClick={() => session.do({ t: 'resume' })}>{shell.cancel}</Button>}
    </div>
  )
}
