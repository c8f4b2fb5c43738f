import { FastSource } from '@rattlecup/kit'
import { anyInput } from '../scenarios.ts'
import { Tally } from '../tally.ts'
import { quantiles, table, type Measure } from './section.ts'

/** What is thrown, and its part of all throws. */
const KINDS = [
  { name: 'one die into five', dice: 0, part: 0.9 },
  { name: '9 at once', dice: 9, part: 0.08 },
  { name: '18 at once', dice: 18, part: 0.015 },
  { name: '30 at once', dice: 30, part: 0.005 },
] as const

const HEAD = [
  'thrown',
  'throws',
  'steps p50 / p95 / max',
  'not settled',
  'undecided',
  'lowest centre',
  'seen in the wall',
  'dice cocked',
  'dice outside',
  'dice on the ledge',
  'keyframe bytes p50 / p95 / max',
]

/** Any legal throws at all: each must settle, and none may sink. */
export const settling: Measure = (arena, throws) => {
  const rows = KINDS.map(({ name, dice, part }) => {
    const source = new FastSource(`report 2: ${name}`)
    const tally = new Tally()
    for (let i = 0; i < throws * part; i++) tally.add(arena.simulate(anyInput(source, dice), source))
    return [name, ...cells(tally)]
  })
  return { markdown: table(HEAD, rows), plots: {} }
}

function cells(tally: Tally): string[] {
  const ends = [tally.cocked, tally.outside, tally.ledge]
  return [
    String(tally.steps.length),
    quantiles(tally.steps, [0.5, 0.95, 1]),
    String(tally.unsettled),
    String(tally.undecided),
    tally.lowest.toFixed(2),
    String(tally.inWall),
    ...ends.map((count) => `${count} (${((100 * count) / tally.dice).toFixed(2)} %)`),
    quantiles(tally.bytes, [0.5, 0.95, 1]),
  ]
}
