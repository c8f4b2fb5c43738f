import { FastSource } from '@rattlecup/kit'
import { FACES } from '../../../rules/types.ts'
import { barPlot } from '../plot.ts'
import { anyThrow } from '../scenarios.ts'
import { table, type Measure } from './section.ts'

const GROUPS = [
  { name: 'all', min: 0, max: Infinity },
  { name: 'soft (under 50)', min: 0, max: 50 },
  { name: 'hard (over 85)', min: 85, max: Infinity },
] as const

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** The chi-square of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = sum(counts) / counts.length
  return sum(counts.map((count) => (count - expected) ** 2 / expected))
}

/** One die thrown alone, in any legal way, until this many have stayed in: each face should come up as often as any other. */
export const fairness: Measure = (arena, throws) => {
  const source = new FastSource('report 2: faces')
  const counts = GROUPS.map(() => FACES.map(() => 0))
  while (sum(counts[0] as number[]) < throws) {
    const how = anyThrow(source)
    const [die] = arena.simulate({ resting: [], thrown: [0], throw: how }, source).outcome.dice
    if (!die || 'out' in die || die.cocked) continue
    for (const [index, { min, max }] of GROUPS.entries()) {
      const group = counts[index] as number[]
      const face = FACES.indexOf(die.face)
      if (how.speed > min && how.speed < max) group[face] = (group[face] as number) + 1
    }
  }
  const rows = GROUPS.map(({ name }, index) => {
    const group = counts[index] as number[]
    return [name, ...[...group, sum(group)].map(String), chiSquare(group).toFixed(2)]
  })
  return {
    markdown: table(['throws', ...FACES.map(String), 'in all', 'χ² (5 %: 11.07)'], rows),
    plots: { 'faces.svg': plot(counts[0] as number[]) },
  }
}

function plot(counts: readonly number[]): string {
  const total = sum(counts)
  return barPlot(
    {
      title: `Faces of ${total} throws that stayed in`,
      x: { name: 'face', min: 0, max: 6, step: 1 },
      y: { name: 'share', max: 20, step: 5, unit: ' %' },
    },
    FACES.map((face, index) => [String(face), (100 * (counts[index] as number)) / total]),
    100 / 6,
  )
}
