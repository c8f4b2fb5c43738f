import { MAX_PENALTIES } from '../rules/types.ts'
import { PAIRS, sheetOf, SHEETS } from './states.ts'
import { solve, type Layer } from './solver/solve.ts'
import type { Values } from './values.ts'

/** Stored values are whole steps above the lowest that a sheet can bring: four penalties. */
const STEPS_PER_POINT = 200
const LOWEST = -20

/** What is still to come on every sheet, rounded, in two bytes a value. */
export interface ValueTable {
  readonly players: number
  /** Of a sheet at `((waiting * MAX_PENALTIES) + penalties) * SHEETS + sheet`, waiting being the others' rolls before one's own turn. */
  readonly steps: Uint16Array
}

export function pointsOfSteps(steps: number): number {
  return steps / STEPS_PER_POINT + LOWEST
}

/**
 * The chance that the others end the game before a roll, by the number of players: what makes a table that doesn't wait
 * too long. Alone there are none. Chosen by play: see docs/adr/0007-qwixx-levels.md.
 */
export function hazardFor(players: number): number {
  return HAZARDS[players - 1] ?? 0.05
}

const HAZARDS = [0, 0.06, 0.05, 0.05, 0.05]

export function tableValues({ players, steps }: ValueTable): Values {
  return {
    players,
    toCome: (waiting, penalties, pair, mirrored) =>
      pointsOfSteps(steps[(waiting * MAX_PENALTIES + penalties) * SHEETS + sheetOf(pair, mirrored)]!),
  }
}

interface TableOptions {
  readonly players: number
  readonly hazard?: number
  readonly onProgress?: (share: number) => void
}

export function computeTable(options: TableOptions): ValueTable {
  const { players } = options
  const steps = new Uint16Array(players * MAX_PENALTIES * SHEETS)
  solve({ ...options, onLayer: (layer) => keepHalf(layer, steps) })
  return { players, steps }
}

/** Both orders of a sheet's two pairs have the same value; one is kept. */
function keepHalf({ penalties, waiting, values }: Layer, steps: Uint16Array): void {
  let to = (waiting * MAX_PENALTIES + penalties) * SHEETS
  for (let pair = 0; pair < PAIRS; pair++)
    for (let mirrored = 0; mirrored <= pair; mirrored++) {
      const value = values[pair * PAIRS + mirrored]!
      steps[to++] = Math.round((value - LOWEST) * STEPS_PER_POINT)
    }
}
