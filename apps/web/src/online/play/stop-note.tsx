import { listIn, useLanguage } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'
import type { RemoteState } from '../remote/remote-state.ts'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'

/** Somebody wants to end the game here. */
export function StopNote({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const shell = useShell()
  const { seat, phase } = state
  if ((phase !== 'playing' && phase !== 'paused') || info.stopping.length === 0) return null
  const names = info.stopping.map((each) => info.seats[each]?.name ?? '')
  const mayAgree = seat !== null && !info.stopping.includes(seat)
  return (
    <div className={css['note']} role="status">
      <span>{words.stopAsked(list(names))}</span>
      {mayAgree && <Button onClick={() => session.do({ t: 'stop' })}>{words.agree}</Button>}
      {seat !== null && phase === 'playing' && (
        <Button onClick={() => session.do({ t: 'resume' })}>
          {mayAgree ? words.disagree : shell.cancel}
        </Button>
      )}
    </div>
  )
}

/** The last game here was ended before its end: by whom, and what can be done. */
export function StoppedNote({ stopped }: Pick<RemoteState, 'stopped'>): ReactNode {
  const words = useOnline()
  if (!stopped) return null
  return (
    <p className={css['note']} role="status">
      {stopped === 'players' ? words.gameStopped : words.gameEndedByHouse}
    </p>
  )
}
