import { FastSource } from '@rattlecup/kit'
import type { Arena } from '../../arena.ts'
import { SCENES, throwInto, type Scene, type Strength } from '../measure.ts'
import { linePlot, type Series } from '../plot.ts'
import { share, table, type Measure } from './section.ts'

const HARD = { min: 95, max: 115 }
const SOFT = { min: 20, max: 35 }
const HARDEST = { min: 110, max: 115 }

/** What the arena is meant to do. */
const AIMS = [
  ['hard and well aimed', SCENES.spread, HARD, '50 to 70 % change a die'],
  ['hard and well aimed', SCENES.grouped, HARD, '50 to 70 % change a die'],
  ['soft lob', SCENES.spread, SOFT, 'under 35 % change a die'],
  ['soft lob', SCENES.grouped, SOFT, 'under 35 % change a die'],
  ['hard, at an empty spot', SCENES.empty, HARD, 'under 20 % change a die'],
  ['soft, at an empty spot', SCENES.empty, SOFT, 'under 20 % change a die'],
  ['the hardest, well aimed', SCENES.spread, HARDEST, '5 to 20 % lose the thrown die'],
  ['the hardest, well aimed', SCENES.grouped, HARDEST, '5 to 20 % lose the thrown die'],
] as const

interface Count {
  /** Throws that changed at least one resting die. */
  readonly changed: number
  /** Resting dice changed in all. */
  readonly turned: number
  /** Throws that lost the thrown die. */
  readonly lost: number
}

interface Trial {
  readonly scene: Scene
  readonly strength: Strength
  readonly throws: number
  readonly miss?: number
}

function count(arena: Arena, { scene, strength, throws, miss = 0 }: Trial): Count {
  const source = new FastSource(`report 2: ${scene.name} ${strength.min} ${strength.max} ${miss}`)
  const sum = { changed: 0, lost: 0, turned: 0 }
  for (let i = 0; i < throws; i++) {
    const { changed, lost } = throwInto(arena, scene, strength, source, miss)
    sum.changed += changed > 0 ? 1 : 0
    sum.turned += changed
    sum.lost += lost ? 1 : 0
  }
  return sum
}

/** How aim and strength decide what a throw does. */
export const skill: Measure = (arena, throws) => {
  const each = Math.ceil(throws / 10)
  const rows = AIMS.map(([name, scene, strength, meant]) => {
    const { changed, turned, lost } = count(arena, { scene, strength, throws: each })
    const speed = `${strength.min} to ${strength.max}`
    return [
      name,
      scene.name,
      speed,
      meant,
      share(changed, each),
      (turned / each).toFixed(2),
      share(lost, each),
    ]
  })
  const head = [
    'throw',
    'dice and aim',
    'speed',
    'meant',
    'change a die',
    'dice changed',
    'lose the thrown die',
  ]
  const point = Math.ceil(throws / 50)
  return {
    markdown: table(head, rows),
    plots: { ...byStrength(arena, point), 'aim.svg': byAim(arena, point) },
  }
}

const SPEEDS = [30, 40, 50, 60, 70, 80, 90, 100, 110]
const PERCENT = { name: 'share of throws', step: 20, unit: ' %' }

function byStrength(arena: Arena, throws: number): Record<string, string> {
  const scenes: readonly Scene[] = Object.values(SCENES)
  const counts = scenes.map((scene) =>
    SPEEDS.map((speed) => count(arena, { scene, strength: { min: speed - 5, max: speed + 5 }, throws })),
  )
  const series = (of: keyof Count): Series[] =>
    scenes.map(({ name }, row) => ({
      name,
      points: SPEEDS.map((speed, column) => [speed, (100 * (counts[row]?.[column]?.[of] ?? 0)) / throws]),
    }))
  const x = { name: 'speed, die edges a second (± 5)', min: 20, max: 120, step: 10 }
  const changes = { title: 'At least one resting die changes', x, y: { ...PERCENT, max: 100 } }
  const losses = { title: 'The thrown die is lost', x, y: { ...PERCENT, max: 60 } }
  return {
    'strength.svg': linePlot(changes, series('changed')),
    'lost.svg': linePlot(losses, series('lost')),
  }
}

const MISSES = [0, 0.5, 1, 1.5, 2, 2.5, 3]

function byAim(arena: Arena, throws: number): string {
  const strength = { min: 95, max: 105 }
  const series = [SCENES.spread, SCENES.grouped].map((scene: Scene) => ({
    name: scene.name,
    points: MISSES.map((miss) => {
      const { changed } = count(arena, { scene, strength, throws, miss })
      return [miss, (100 * changed) / throws] as const
    }),
  }))
  const x = { name: 'aimed so far beside the die, in die edges (speed 95 to 105)', min: 0, max: 3, step: 0.5 }
  return linePlot(
    { title: 'At least one resting die changes, by aim', x, y: { ...PERCENT, max: 100 } },
    series,
  )
}
