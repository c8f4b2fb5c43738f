/**
 * Folds the value tables of Qwixx into the small files that its levels play by, and tells how near they are:
 * `npx tsx tools/qwixx/compress/main.ts`. Takes a few minutes.
 */
import { writeFileSync } from 'node:fs'
import {
  encodeLayers,
  compressedValues,
  type CompressedLayer,
} from '../../../packages/games/src/qwixx/bots/compressed/compressed-table.ts'
import { closedIn, PAIRS, SHEETS } from '../../../packages/games/src/qwixx/bots/states.ts'
import { pointsOfSteps, type ValueTable } from '../../../packages/games/src/qwixx/bots/table.ts'
import type { Values } from '../../../packages/games/src/qwixx/bots/values.ts'
import { MAX_PENALTIES, ROWS_TO_END } from '../../../packages/games/src/qwixx/rules/types.ts'
import { loadTable } from '../tables.ts'
import { fitLayer, type Sample } from './fit.ts'
import { countVisits } from './visits.ts'

const GAMES = 60_000
/** What a sheet counts that was never met: something, so that strange play is not valued at random. */
const UNMET = 0.01
const FILES = [
  { players: 1, file: 'alone.ts', name: 'ALONE', of: 'a game alone' },
  { players: 2, file: 'two.ts', name: 'TWO', of: 'a game of two' },
  { players: 3, file: 'more.ts', name: 'MORE', of: 'three players, and of more' },
]

function sampleOf(table: ValueTable, layer: number, visits: Float64Array): Sample {
  const values = new Float64Array(PAIRS * PAIRS)
  const weights = new Float64Array(PAIRS * PAIRS)
  let from = layer * SHEETS
  for (let pair = 0; pair < PAIRS; pair++)
    for (let mirrored = 0; mirrored <= pair; mirrored++, from++) {
      const over = closedIn(pair) + closedIn(mirrored) >= ROWS_TO_END
      for (const at of [pair * PAIRS + mirrored, mirrored * PAIRS + pair]) {
        values[at] = pointsOfSteps(table.steps[from]!)
        weights[at] = over ? 0 : Math.sqrt(visits[at]!) + UNMET
      }
    }
  return { values, weights }
}

/** The root mean square of what the layer is off, over the sheets as often as they come up. */
function offBy(table: ValueTable, compressed: Values, layer: number, visits: Float64Array): number {
  const [waiting, penalties] = [Math.floor(layer / MAX_PENALTIES), layer % MAX_PENALTIES]
  let [sum, count, at] = [0, 0, layer * SHEETS]
  for (let pair = 0; pair < PAIRS; pair++)
    for (let mirrored = 0; mirrored <= pair; mirrored++, at++) {
      const times = visits[pair * PAIRS + mirrored]!
      count += times
      const off = pointsOfSteps(table.steps[at]!) - compressed.toCome(waiting, penalties, pair, mirrored)
      sum += times * off * off
    }
  return Math.sqrt(sum / count)
}

for (const { players, file, name, of } of FILES) {
  const table = loadTable(players)
  const visits = countVisits(table, GAMES)
  const visitsOf = (layer: number): Float64Array => {
    const from = (layer % MAX_PENALTIES) * PAIRS * PAIRS
    return visits.subarray(from, from + PAIRS * PAIRS)
  }
  const own = [...Array(MAX_PENALTIES).keys()]
  const chosen = players === 1 ? own : [...own, ...own.map((p) => p + (players - 1) * MAX_PENALTIES)]
  const layers: CompressedLayer[] = chosen.map((layer) => fitLayer(sampleOf(table, layer, visitsOf(layer))))
  const bytes = encodeLayers(layers)
  const target = new URL(`../../../packages/games/src/qwixx/bots/compressed/${file}`, import.meta.url)
  const text = Buffer.from(bytes).toString('base64')
  const about = `/** The compressed table of ${of}, in base64: written by tools/qwixx/compress, read by decodeLayers. */`
  writeFileSync(target, `${about}\nexport const ${name} =\n  '${text}'\n`)
  const compressed = compressedValues(layers, players)
  const errors = Array.from({ length: players * MAX_PENALTIES }, (_, layer) =>
    offBy(table, compressed, layer, visitsOf(layer)).toFixed(3),
  )
  console.log(
    `${file}: ${text.length} characters; off by, in points, by wait and penalties: ${errors.join(' ')}`,
  )
}
