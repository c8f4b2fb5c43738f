import type { Solution } from '../../../solver.ts'
import { MAX_PENALTIES, PENALTY } from '../../rules/types.ts'
import { PAIRS } from '../states.ts'
import { solveLayer } from './solve.ts'

/**
 * One solution worked out by several threads in shared memory. A layer needs, of the layer above it, only the very
 * sheet it is at: so the layers run side by side, each a row of sheets behind the one above.
 */
export interface SharedSolve {
  readonly penalties: number
  readonly players: number
  readonly hazard: number
  /** For each number of penalties, a table a level. */
  readonly values: SharedArrayBuffer
  /** For each number of penalties, how many rows are done; one more stands for the end of the game, done from the start. */
  readonly rowsDone: SharedArrayBuffer
  /** Sheets valued. */
  readonly states: SharedArrayBuffer
}

const TABLE = PAIRS * PAIRS

export function shareSolve({ penalties = 0, players = 1, hazard = 0 } = {}): SharedSolve {
  const rowsDone = new SharedArrayBuffer((MAX_PENALTIES + 1) * Int32Array.BYTES_PER_ELEMENT)
  new Int32Array(rowsDone)[MAX_PENALTIES] = PAIRS
  const tables = (MAX_PENALTIES - penalties) * players
  const values = new SharedArrayBuffer(tables * TABLE * Float64Array.BYTES_PER_ELEMENT)
  return { penalties, players, hazard, values, rowsDone, states: new SharedArrayBuffer(4) }
}

/** The work of thread number `thread` of `threads`; all of them must be run at once. Blocks its thread. */
export function solveShare(shared: SharedSolve, thread: number, threads: number): void {
  for (let layer = MAX_PENALTIES - 1 - thread; layer >= shared.penalties; layer -= threads) {
    const states = solveLayer({
      levels: levelsOf(shared, layer),
      above: levelsOf(shared, layer + 1).at(-1)!,
      survival: 1 - shared.hazard,
      onRow: (pair) => takeTurn(shared, layer, PAIRS - 1 - pair),
    })
    tell(shared, layer, PAIRS)
    Atomics.add(new Int32Array(shared.states), 0, states)
  }
}

/** The tables of a layer, by how many of the others are still to roll. */
function levelsOf({ values, penalties, players }: SharedSolve, layer: number): Float64Array[] {
  if (layer === MAX_PENALTIES) return [new Float64Array(TABLE)]
  const first = (layer - penalties) * players
  return Array.from({ length: players }, (_, level) => {
    return new Float64Array(values, (first + level) * TABLE * Float64Array.BYTES_PER_ELEMENT, TABLE)
  })
}

export function sharedSolution(shared: SharedSolve): Solution {
  const start = levelsOf(shared, shared.penalties)[0]![0]!
  return { value: start - PENALTY * shared.penalties, states: new Int32Array(shared.states)[0]! }
}

/** The share of the work that is done. */
export function sharedProgress({ penalties, rowsDone }: SharedSolve): number {
  const done = new Int32Array(rowsDone)
  let left = 0
  for (let layer = penalties; layer < MAX_PENALTIES; layer++) {
    const rows = PAIRS - Atomics.load(done, layer)
    left += (rows * (rows + 1)) / (PAIRS * (PAIRS + 1))
  }
  return 1 - left / (MAX_PENALTIES - penalties)
}

/** Tells that `rows` rows are done and waits until the layer above is a row further. */
function takeTurn(shared: SharedSolve, layer: number, rows: number): void {
  tell(shared, layer, rows)
  const done = new Int32Array(shared.rowsDone)
  for (;;) {
    const above = Atomics.load(done, layer + 1)
    if (above > rows) return
    Atomics.wait(done, layer + 1, above)
  }
}

function tell({ rowsDone }: SharedSolve, layer: number, rows: number): void {
  const done = new Int32Array(rowsDone)
  Atomics.store(done, layer, rows)
  Atomics.notify(done, layer)
}
