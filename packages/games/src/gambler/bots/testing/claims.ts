import type { Claims, Scene } from '../../../bots/testing/claims.ts'
import { present } from '../../rules/layout.ts'
import { ROLL, rowOfCode, STOP } from '../../rules/moves.ts'
import { rules } from '../../rules/play.ts'
import { MOST_ROLLED, type Gambler, type Row } from '../../rules/types.ts'
import { reach } from '../reach.ts'
import type { GamblerReason } from '../reasons.ts'

function moves({ state, seat }: Scene<Gambler>): number[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes
}

/** The row that a die is placed in, and how many boxes it has free afterwards. */
function placed({ state, code }: Scene<Gambler>): { row: Row; free: number; index: number } {
  const index = rowOfCode(code)
  const row = present(state).rows[index] as Row
  return { row, index, free: row.length - (state.filled[index] as number) - 1 }
}

/** Boxes filled in a row once the choice is made. */
function filledAfter({ state, code }: Scene<Gambler>, row: number): number {
  const isPlaced = code !== ROLL && code !== STOP && rowOfCode(code) === row
  return (state.filled[row] as number) + (isPlaced ? 1 : 0)
}

export const CLAIMS: Claims<Gambler, GamblerReason> = {
  'gambler.completes-row': (scene, { row, points }) => {
    const die = placed(scene)
    return die.index === row && die.free === 0 && points > 0 && die.row.points === points
  },
  'gambler.pays': (scene, { row, points }) => {
    const die = placed(scene)
    return die.index === row && die.free === 0 && points > 0 && die.row.points === -points
  },
  'gambler.builds-row': (scene, { row, free, points }) => {
    const die = placed(scene)
    return die.index === row && free > 0 && die.free === free && points > 0 && die.row.points === points
  },
  'gambler.fills-black': (scene, { row, free }) => {
    const die = placed(scene)
    return die.index === row && free > 0 && die.free === free && die.row.points < 0
  },
  'gambler.goes-for': ({ state, code }, { row, points, dice, chance }) => {
    const open = present(state).rows[row] as Row
    return (
      code === ROLL &&
      dice === state.loose &&
      open.points === points &&
      chance > 0 &&
      chance === reach(open, state.filled[row] as number, dice)
    )
  },
  'gambler.gives-away': (scene, { row, points, chance }) => {
    const { state, seat } = scene
    const open = present(state).rows[row] as Row
    const next = (seat + 1) % state.players
    const dice = Math.min(MOST_ROLLED, state.supply[next] as number)
    return open.points === points && points > 0 && chance === reach(open, filledAfter(scene, row), dice)
  },
  'gambler.holds-back': (scene) => scene.code === STOP && moves(scene).includes(ROLL),
  'gambler.must-roll': (scene) => scene.code === ROLL && moves(scene).length === 1,
  'gambler.rolls-on': (scene) => scene.code === ROLL && moves(scene).length > 1,
}
