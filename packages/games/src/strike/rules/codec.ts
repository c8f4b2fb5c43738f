import { hasExactly, isObject, isShallow, isWholeIn, type Codec } from '@rattlecup/kit'
import { AS_IT_LAY, COCKED, OUT } from './landing.ts'
import { STOP, THROW } from './play.ts'
import { FACES, type Face, type SettledDie, type Strike, type StrikeState, type Value } from './types.ts'

/** How deep `throw`, `group` and `rest` may nest: they are kept in the log and written out again. */
const DEEPEST = 32

export const codec: Codec<Strike> = {
  encodeMove: (_state, _seat, code) => ({ type: code === STOP ? 'stop' : 'throw' }),
  decodeMove(_state, _seat, move) {
    if (!isObject(move)) return undefined
    if (move['type'] === 'stop') return hasExactly(move, ['type']) ? STOP : undefined
    return move['type'] === 'throw' && isThrow(move) ? THROW : undefined
  },
  chance: (state) =>
    state.phase === 'initial' ? { type: 'initial' } : { type: 'settle', dice: idsAsked(state) },
  encodeOutcome(state, draws) {
    if (state.phase === 'initial') return { type: 'initial', face: FACES[(draws[0] as number) + 1] as Value }
    const dice = idsAsked(state).map((id, i) => settledDie(id, landingOf(state, i, draws[i] as number)))
    return { type: 'settle', dice }
  },
  decodeOutcome(state, outcome) {
    if (!isObject(outcome) || outcome['type'] !== state.phase) return undefined
    const key = state.phase === 'initial' ? 'face' : 'dice'
    const hasRest = Object.hasOwn(outcome, 'rest')
    if (!hasExactly(outcome, ['type', key, ...(hasRest ? ['rest'] : [])])) return undefined
    if (!isShallow(outcome['rest'], DEEPEST)) return undefined
    return state.phase === 'initial' ? initialDraws(outcome['face']) : settleDraws(state, outcome['dice'])
  },
}

/** ST-21: how the dice were thrown and grouped may be told; the rules don't look. */
function isThrow(move: object): boolean {
  return Object.entries(move).every(([key, value]) => {
    if (key === 'type') return true
    const isForm = key === 'throw' ? isObject(value) : key === 'group' && Array.isArray(value)
    return isForm && isShallow(value, DEEPEST)
  })
}

function initialDraws(face: unknown): number[] | undefined {
  return isWholeIn(face, 2, 6) ? [FACES.indexOf(face as Value) - 1] : undefined
}

function settleDraws(state: StrikeState, dice: unknown): number[] | undefined {
  const ids = idsAsked(state)
  if (!Array.isArray(dice) || dice.length !== ids.length) return undefined
  const draws: number[] = []
  for (const [i, id] of ids.entries()) {
    const landing = parseDie(dice[i], id)
    if (landing === undefined) return undefined
    draws.push(drawOf(state, i, landing))
  }
  return draws
}

/** Resting and thrown dice, by ascending id: the thrown ones are the newest. */
function idsAsked(state: StrikeState): number[] {
  return [...state.ids, ...Array.from({ length: state.thrown }, (_, i) => state.nextId + i)]
}

function landingOf(state: StrikeState, index: number, draw: number): number {
  if (index >= state.ids.length) return draw
  return draw === AS_IT_LAY ? (state.faces[index] as number) : draw - 1
}

function drawOf(state: StrikeState, index: number, landing: number): number {
  if (index >= state.ids.length) return landing
  return landing === state.faces[index] ? AS_IT_LAY : landing + 1
}

function settledDie(id: number, landing: number): SettledDie {
  if (landing === OUT) return { id, out: true }
  if (landing < OUT) return { id, face: FACES[landing] as Face }
  return { id, face: FACES[landing - COCKED] as Face, cocked: true }
}

function parseDie(die: unknown, id: number): number | undefined {
  if (!isObject(die) || die['id'] !== id) return undefined
  if (hasExactly(die, ['id', 'out'])) return die['out'] === true ? OUT : undefined
  const face = FACES.indexOf(die['face'] as Face)
  if (face < 0) return undefined
  if (hasExactly(die, ['id', 'face'])) return face
  return hasExactly(die, ['id', 'face', 'cocked']) && die['cocked'] === true ? COCKED + face : undefined
}
