import type { GameEvent, Seat } from '@rattlecup/kit'
import type { TableInfo } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { useMine } from '../../mine/words/index.ts'
import { Button } from '../../parts/button.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'
import type { RemoteState } from '../remote/remote-state.ts'

/** Taking back one's own last move, and being asked whether somebody else may. */
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
  if (!mayUndo(state, seat, info.settings.dice)) return null
  return (
    <Button look="quiet" onClick={() => session.do({ t: 'undo' })}>
      {words.undo}
    </Button>
  )
}

/** Whether our choice is still sealed or, with real dice, there is a move of ours since the last roll. */
function mayUndo(
  { chosen, events, waiting }: RemoteState,
  seat: Seat,
  dice: TableInfo['settings']['dice'],
): boolean {
  if (chosen.includes(seat)) return true
  if (waiting.length === 0 || dice !== 'real') return false
  return events
    .slice(events.findLastIndex(isRoll) + 1)
    .some((event) => 'seat' in event && event.seat === seat)
}

function isRoll(event: GameEvent): boolean {
  return 'chance' in event
}
