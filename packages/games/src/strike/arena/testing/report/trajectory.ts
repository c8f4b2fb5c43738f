import { FastSource } from '@rattlecup/kit'
import { inputBytes, keyframes, steadyFrames, type Way } from '../alternatives.ts'
import { anyInput } from '../scenarios.ts'
import { quantiles, table, type Measure } from './section.ts'

const WAYS = { keyframes, '30 frames a second': steadyFrames }
const HEAD = ['thrown', 'sent', 'bytes p50 / p95', 'off by p95 / max', 'turned by p95 / max']

/** What it takes to show a throw to others, three ways. */
export const trajectory: Measure = (arena, throws) => {
  const rows = [0, 9].flatMap((dice) => {
    const source = new FastSource(`report 2: trajectory ${dice}`)
    const inputs = Array.from({ length: throws / 100 }, () => anyInput(source, dice))
    const settled = inputs.map((input) => arena.simulate(input, source))
    const again = inputs.map((input) => inputBytes(arena, input, source))
    const name = dice === 0 ? 'one die into five' : `${dice} at once`
    return [
      ...Object.entries(WAYS).map(([way, measure]) => [name, way, ...cells(settled.map(measure))]),
      [name, 'inputs and draws as JSON', quantiles(again, [0.5, 0.95]), '0', '0'],
    ]
  })
  return { markdown: table(HEAD, rows), plots: {} }
}

function cells(ways: readonly Way[]): string[] {
  const distances = ways.flatMap((way) => way.distances)
  const degrees = ways.flatMap((way) => way.degrees)
  return [
    quantiles(
      ways.map((way) => way.bytes),
      [0.5, 0.95],
    ),
    quantiles(distances, [0.95, 1], 2),
    `${quantiles(degrees, [0.95, 1], 1)}°`,
  ]
}
