import type { Solution } from '../../../solver.ts'
import { MAX_PENALTIES, PENALTY, ROWS_TO_END } from '../../rules/types.ts'
import { closedIn, PAIRS } from '../states.ts'
import { listMarks } from './marks.ts'
import { createOfferValue } from './offer.ts'
import { createTurnValue } from './turn.ts'

export interface SolveOptions {
  /** Penalties taken before the start; the value includes them. */
  readonly penalties?: number
  /** Seats at a friendly table: the others give white sums, and never lock a row or end the game. */
  readonly players?: number
  /** The chance that the game ends, whatever one does, before each roll. */
  readonly hazard?: number
  /** Called now and then with the share of the work that is done. */
  readonly onProgress?: (share: number) => void
  /** Called with each layer once it is solved. Copy what you keep: the memory is used again. */
  readonly onLayer?: (layer: Layer) => void
}

/** What is still to come on every sheet with this many penalties, at `[pair * PAIRS + mirrored pair]`. */
export interface Layer {
  readonly penalties: number
  /** How many of the others roll before it is one's own turn. */
  readonly waiting: number
  readonly values: Float64Array
}

/**
 * Solves the game backwards. Marks only lead to sheets with higher numbers and penalties to the layer above, so one
 * sweep down from the highest sheet, layer by layer, meets every sheet after all that can follow it.
 */
export function solve(options: SolveOptions = {}): Solution {
  const { penalties = 0, players = 1, hazard = 0 } = options
  const levels = Array.from({ length: players }, newTable)
  let above = newTable()
  let states = 0
  let start = 0
  for (let layer = MAX_PENALTIES - 1; layer >= penalties; layer--) {
    const report = (share: number): void =>
      options.onProgress?.((MAX_PENALTIES - 1 - layer + share) / (MAX_PENALTIES - penalties))
    states += solveLayer({
      levels,
      above,
      survival: 1 - hazard,
      onRow: (pair) => report(1 - shareLeft(pair)),
    })
    for (const [waiting, values] of levels.entries()) options.onLayer?.({ penalties: layer, waiting, values })
    start = levels[0]![0]!
    const solved = levels.pop()!
    levels.push(above)
    above = solved
  }
  return { value: start - PENALTY * penalties, states }
}

function newTable(): Float64Array {
  return new Float64Array(PAIRS * PAIRS)
}

/** The share of a layer that is left to do before the row of `pair`. */
function shareLeft(pair: number): number {
  return ((pair + 1) * (pair + 2)) / (PAIRS * (PAIRS + 1))
}

interface LayerWork {
  /** The tables to fill, by how many of the others are still to roll. */
  readonly levels: readonly Float64Array[]
  /** The last level of the layer with one more penalty. */
  readonly above: Float64Array
  /** The chance that the next roll still happens. */
  readonly survival: number
  /** Called before each row of sheets, from the highest pair down. */
  readonly onRow: (pair: number) => void
}

/** Fills the tables of one layer and returns the number of sheets. Both orders of the two pairs are written, so that reading never has to sort. */
export function solveLayer({ levels, above, survival, onRow }: LayerWork): number {
  const { valueOfTurn, valueOfOffer, closed } = theKernel()
  const [width, rowsToEnd, cost] = [PAIRS, ROWS_TO_END, PENALTY]
  const turn = levels[0]!
  const next = levels.at(-1)!
  let states = 0
  for (let rising = width - 1; rising >= 0; rising--) {
    onRow(rising)
    for (let falling = rising; falling >= 0; falling--) {
      const closedRows = closed[rising]! + closed[falling]!
      if (closedRows >= rowsToEnd) continue
      const at = rising * width + falling
      const mirror = falling * width + rising
      const value = survival * valueOfTurn(next, rising, falling, closedRows, above[at]! - cost)
      turn[at] = turn[mirror] = value
      for (let level = 1; level < levels.length; level++) {
        const offer = survival * valueOfOffer(levels[level - 1]!, rising, falling)
        levels[level]![at] = levels[level]![mirror] = offer
      }
      states++
    }
  }
  return states
}

function createKernel() {
  const marks = listMarks()
  return {
    valueOfTurn: createTurnValue(marks),
    valueOfOffer: createOfferValue(marks),
    closed: Uint8Array.from({ length: PAIRS }, (_, pair) => closedIn(pair)),
  }
}

let kernel: ReturnType<typeof createKernel> | undefined

/** Made on first use, and only once: a second closure over other arrays would make both slow. */
function theKernel(): ReturnType<typeof createKernel> {
  kernel ??= createKernel()
  return kernel
}
