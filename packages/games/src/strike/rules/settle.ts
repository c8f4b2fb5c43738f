import { AS_IT_LAY, faceOf, GONE } from './landing.ts'
import { beginTurn, endTurn } from './round.ts'
import type { StrikeState } from './types.ts'

/** ST-2: the die that lies in the arena before the first throw. */
export function layInitial(state: StrikeState, face: number): void {
  state.ids.push(state.nextId++)
  state.faces.push(face)
  beginTurn(state, state.active)
}

/**
 * ST-5 to ST-15: what follows when the dice of a throw have come to rest. The turn ends when dice were taken, or with an
 * empty reserve (ST-12); dice that left the game don't end it (ST-13, ST-15). Else the seat throws or stops (ST-11).
 */
export function settle(state: StrikeState, draws: readonly number[]): void {
  land(state, draws)
  const taken = clear(state, repeated(state.faces))
  state.reserve[state.active] = (state.reserve[state.active] as number) + taken
  state.grand = false
  if (taken > 0 || state.reserve[state.active] === 0) {
    endTurn(state)
    return
  }
  state.phase = 'throw'
  state.mayStop = true
}

/** Lets the dice of the arena and the thrown ones lie as drawn, those that leave the game included. */
function land(state: StrikeState, draws: readonly number[]): void {
  const { ids, faces } = state
  const resting = ids.length
  for (let i = 0; i < resting; i++) {
    const draw = draws[i] as number
    if (draw !== AS_IT_LAY) faces[i] = faceOf(draw - 1)
  }
  for (let i = 0; i < state.thrown; i++) {
    ids.push(state.nextId++)
    faces.push(faceOf(draws[resting + i] as number))
  }
  state.thrown = 0
}

/** The values shown at least twice, as a bit mask of face indices. */
function repeated(faces: readonly number[]): number {
  let seen = 0
  let twice = 0
  for (let i = 0; i < faces.length; i++) {
    const bit = 1 << (faces[i] as number)
    twice |= seen & bit
    seen |= bit
  }
  return twice & ~(1 << GONE)
}

/** Removes the dice that are gone and those of the taken values, and returns how many were taken (ST-10). */
function clear({ ids, faces }: StrikeState, takenValues: number): number {
  let kept = 0
  let taken = 0
  for (let i = 0; i < ids.length; i++) {
    const face = faces[i] as number
    if ((takenValues >> face) & 1) taken++
    else if (face !== GONE) {
      ids[kept] = ids[i] as number
      faces[kept++] = face
    }
  }
  // Popping keeps the arrays' room; cutting `length` gives it back and costs a playout a quarter of its speed.
  while (ids.length > kept) {
    ids.pop()
    faces.pop()
  }
  return taken
}
