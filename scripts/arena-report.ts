/**
 * Measures Strike's arena and writes docs/arena: `npx tsx scripts/arena-report.ts` (some ten minutes of CPU;
 * `--throws 1000` for a quick look). `--hashes` instead writes the table of hashes that the tests compare with.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FastSource } from '../packages/kit/src/index.ts'
import { loadArena } from '../packages/games/src/strike/arena/index.ts'
import { goldenHashes } from '../packages/games/src/strike/arena/testing/golden.ts'
import { chiSquare, quantile, SCENES, throwInto } from '../packages/games/src/strike/arena/testing/measure.ts'
import type { Scene, Strength } from '../packages/games/src/strike/arena/testing/measure.ts'
import { barPlot, linePlot, type Series } from '../packages/games/src/strike/arena/testing/plot.ts'
import { Tally } from '../packages/games/src/strike/arena/testing/tally.ts'
import { anyInput, anyThrow } from '../packages/games/src/strike/arena/testing/scenarios.ts'
import { FACES } from '../packages/games/src/strike/rules/types.ts'

const DOCS = new URL('../docs/arena/', import.meta.url)
const HASHES = new URL('../packages/games/src/strike/arena/golden/hashes.json', import.meta.url)
const flag = process.argv.indexOf('--throws')
const THROWS = flag < 0 ? 20_000 : Number(process.argv[flag + 1])
const CELL = Math.ceil(THROWS / 50)
const SURE = Math.ceil(THROWS / 10)
const arena = await loadArena()

function save(name: string, content: string): void {
  mkdirSync(DOCS, { recursive: true })
  writeFileSync(new URL(name, DOCS), content)
}

/** A share with its 95 % margin. */
function share(count: number, of: number): string {
  const p = count / of
  return `${(100 * p).toFixed(1)} ± ${(196 * Math.sqrt((p * (1 - p)) / of)).toFixed(1)} %`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** One die thrown alone, any legal way; throws of under 50 and of over 85 are counted apart too. */
function fairness(): string {
  const source = new FastSource('report: faces')
  const groups = new Map(
    ['all', 'soft (under 50)', 'hard (over 85)'].map((name) => [name, FACES.map(() => 0)]),
  )
  for (let i = 0; i < THROWS; i++) {
    const how = anyThrow(source)
    const [die] = arena.simulate({ resting: [], thrown: [0], throw: how }, source).outcome.dice
    if (!die || 'out' in die || die.cocked) continue
    const face = FACES.indexOf(die.face)
    const names = [
      'all',
      ...(how.speed < 50 ? ['soft (under 50)'] : how.speed > 85 ? ['hard (over 85)'] : []),
    ]
    for (const name of names) (groups.get(name) as number[])[face]! += 1
  }
  const all = groups.get('all') as number[]
  const total = all.reduce((sum, count) => sum + count, 0)
  const bars = FACES.map((face, index) => [String(face), (100 * (all[index] as number)) / total] as const)
  const axes = {
    x: { name: 'face', min: 0, max: 6, step: 1 },
    y: { name: 'share', max: 20, step: 5, unit: ' %' },
  }
  save('faces.svg', barPlot({ title: `Faces of ${total} throws that stayed in`, ...axes }, bars, 100 / 6))
  const rows = [...groups].map(([name, counts]) => [
    name,
    ...counts.map(String),
    String(counts.reduce((sum, count) => sum + count, 0)),
    chiSquare(counts).toFixed(2),
  ])
  return table(['throws', ...FACES.map(String), 'in all', 'χ² (5 %: 11.07)'], rows)
}

const KINDS = [
  { name: 'one die into five', dice: 0, part: 0.9 },
  { name: '9 at once', dice: 9, part: 0.08 },
  { name: '18 at once', dice: 18, part: 0.015 },
  { name: '30 at once', dice: 30, part: 0.005 },
] as const

/** Any legal throws at all. */
function settling(): string {
  const rows = KINDS.map(({ name, dice, part }) => {
    const source = new FastSource(`report: ${name}`)
    const tally = new Tally()
    for (let i = 0; i < THROWS * part; i++) tally.add(arena.simulate(anyInput(source, dice), source))
    const { steps, bytes, unsettled, undecided, lowest } = tally
    return [
      name,
      String(steps.length),
      [0.5, 0.95, 1].map((q) => quantile(steps, q)).join(' / '),
      String(unsettled),
      String(undecided),
      lowest.toFixed(2),
      ...[tally.cocked, tally.outside, tally.ledge].map(
        (count) => `${((100 * count) / tally.dice).toFixed(2)} %`,
      ),
      [0.5, 0.95, 1].map((q) => quantile(bytes, q)).join(' / '),
    ]
  })
  const head = [
    'thrown',
    'throws',
    'steps p50 / p95 / max',
    'not settled',
    'undecided',
    'lowest centre',
    'dice cocked',
    'dice outside',
    'dice on the ledge',
    'keyframe bytes p50 / p95 / max',
  ]
  return table(head, rows)
}

interface Count {
  changed: number
  lost: number
  turned: number
}

function count(scene: Scene, strength: Strength, throws: number, miss = 0): Count {
  const source = new FastSource(`report: ${scene.name} ${strength.min} ${strength.max} ${miss}`)
  const sum = { changed: 0, lost: 0, turned: 0 }
  for (let i = 0; i < throws; i++) {
    const { changed, lost } = throwInto(arena, scene, strength, source, miss)
    sum.changed += changed > 0 ? 1 : 0
    sum.turned += changed
    sum.lost += lost ? 1 : 0
  }
  return sum
}

const SPEEDS = [30, 40, 50, 60, 70, 80, 90, 100, 110]
const PERCENT = { name: 'share of throws', step: 20, unit: ' %' }

/** The chance to change a resting die, and to lose the thrown one, by strength. */
function strength(): void {
  const scenes: readonly Scene[] = Object.values(SCENES)
  const counts = scenes.map((scene) =>
    SPEEDS.map((speed) => count(scene, { min: speed - 5, max: speed + 5 }, CELL)),
  )
  const series = (of: keyof Count): Series[] =>
    scenes.map(({ name }, row) => ({
      name,
      points: SPEEDS.map((speed, column) => [speed, (100 * (counts[row]?.[column]?.[of] ?? 0)) / CELL]),
    }))
  const x = { name: 'speed, die edges a second (± 5)', min: 20, max: 120, step: 10 }
  save(
    'strength.svg',
    linePlot(
      { title: 'At least one resting die changes', x, y: { ...PERCENT, max: 100 } },
      series('changed'),
    ),
  )
  save(
    'lost.svg',
    linePlot({ title: 'The thrown die is lost', x, y: { ...PERCENT, max: 60 } }, series('lost')),
  )
}

const MISSES = [0, 0.5, 1, 1.5, 2, 2.5, 3]

/** The chance to change a resting die by how far the hand aims beside it. */
function aim(): void {
  const series = [SCENES.spread, SCENES.grouped].map((scene: Scene) => ({
    name: scene.name,
    points: MISSES.map(
      (miss) => [miss, (100 * count(scene, { min: 95, max: 105 }, CELL, miss).changed) / CELL] as const,
    ),
  }))
  const x = { name: 'aimed so far beside the die, in die edges (speed 95 to 105)', min: 0, max: 3, step: 0.5 }
  save(
    'aim.svg',
    linePlot({ title: 'At least one resting die changes, by aim', x, y: { ...PERCENT, max: 100 } }, series),
  )
}

const CLAIMS = [
  ['hard and well aimed', SCENES.spread, { min: 95, max: 115 }, '50 to 70 % change a die'],
  ['hard and well aimed', SCENES.grouped, { min: 95, max: 115 }, '50 to 70 % change a die'],
  ['soft lob', SCENES.spread, { min: 20, max: 35 }, 'under 35 % change a die'],
  ['soft lob', SCENES.grouped, { min: 20, max: 35 }, 'under 35 % change a die'],
  ['hard, at an empty spot', SCENES.empty, { min: 95, max: 115 }, 'under 20 % change a die'],
  ['soft, at an empty spot', SCENES.empty, { min: 20, max: 35 }, 'under 20 % change a die'],
  ['the hardest, well aimed', SCENES.spread, { min: 110, max: 115 }, '5 to 20 % lose the thrown die'],
  ['the hardest, well aimed', SCENES.grouped, { min: 110, max: 115 }, '5 to 20 % lose the thrown die'],
] as const

function skill(): string {
  const rows = CLAIMS.map(([name, scene, speeds, meant]) => {
    const { changed, turned, lost } = count(scene, speeds, SURE)
    const speed = `${speeds.min} to ${speeds.max}`
    return [
      name,
      scene.name,
      speed,
      meant,
      share(changed, SURE),
      (turned / SURE).toFixed(2),
      share(lost, SURE),
    ]
  })
  return table(
    ['throw', 'dice and aim', 'speed', 'meant', 'change a die', 'dice changed', 'lose the thrown die'],
    rows,
  )
}

/** Replaces what stands between two marks of the report; the words around it are written by hand. */
function fill(report: string, mark: string, content: string): string {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [from, to] = [report.indexOf(start), report.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/arena/report.md has no ${start} … ${end}`)
  return `${report.slice(0, from + start.length)}\n${content}\n${report.slice(to)}`
}

function writeReport(): void {
  strength()
  aim()
  let report = readFileSync(new URL('report.md', DOCS), 'utf8')
  for (const [mark, measure] of Object.entries({ skill, fairness, settling }))
    report = fill(report, mark, measure())
  save('report.md', report)
}

if (process.argv.includes('--hashes'))
  writeFileSync(HASHES, `${JSON.stringify(goldenHashes(arena), null, 2)}\n`)
else writeReport()
