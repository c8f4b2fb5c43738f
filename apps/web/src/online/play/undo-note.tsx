import type { ReactNode } from 'react'
import { useMine } from '../../mine/words/index.ts'
import { Button } from '../../parts/button.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'

/** Taking back one's own last move while it is free, and being asked whether somebody else may; the menu has the rest. */
export function UndoNote({ session, state, info }: OnlineProps): ReactNode {
  const words = useMine()
  const { seat, phase } = state
  if (phase !== 'playing' || seat === null) return null
  const { undo } = info
  if (undo?.seat === seat) return <p className={css['note']}>{words.undoWaits}</p>
  if (undo && !undo.agreed.includes(seat))
    return (
      <div className={css['note']} role="status">
        <span>{words.undoAsked(info.seats[undo.seat]?.name ?? '')}</span>
        <Button onClick={() => session.do({ t: 'undo-answer', yes: true })}>{words.undoYes}</Button>
        <Button onClick={() => session.do({ t: 'undo-answer', yes: false })}>{words.undoNo}</Button>
      </div>
    )
  if (state.undoing !== 'free') return null
  return <Button onClick={() => session.undo()}>{words.undo}</Button>
}
