import { takeBack, undoing, type Match, type Seat, type Undoing } from '@rattlecup/kit'
import type { TableState } from './state.ts'

/** What a seat could take back at this table now. */
export function undoingAt({ match, phase, settings }: TableState, seat: Seat): Undoing | undefined {
  if (phase !== 'playing' || !match) return undefined
  return undoing(match, seat, { rolls: settings.dice !== 'real' })
}

/** Somebody wants to take back their move: at once where nobody has learnt anything, else when all people agree. */
export function askToUndo(state: TableState, seat: Seat): void {
  const undone = undoingAt(state, seat)
  if (!undone) return
  state.undo = { seat, agreed: new Set([seat]) }
  if (undone.isFree || state.isAgreed(state.undo.agreed)) carryOut(state, seat, undone)
}

export function answerUndo(state: TableState, seat: Seat, agrees: boolean): void {
  const { undo } = state
  if (!undo) return
  if (!agrees) return void (state.undo = null)
  undo.agreed.add(seat)
  const undone = state.isAgreed(undo.agreed) ? undoingAt(state, undo.seat) : undefined
  if (undone) carryOut(state, undo.seat, undone)
}

/** For the dice it is a decision like a move: it goes into everything that is rolled after it. */
function carryOut(state: TableState, seat: Seat, undone: Undoing): void {
  const match = state.match as Match
  takeBack(match, seat, undone)
  state.house?.record(match)
  const standing = new Set(match.standing)
  for (const chair of state.chairs) chair.byBot = chair.byBot.filter((at) => standing.has(at))
  state.undone++
  state.undo = null
}
