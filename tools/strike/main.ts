/**
 * Throws thousands of dice into the arena and counts what comes of it: writes the odds that Strike's bots reckon with.
 * `npx tsx tools/strike/main.ts [--throws 2000] [--seed odds]`. Takes five minutes of CPU.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadArena } from '../../packages/games/src/strike/arena/index.ts'
import { grouped, throwAtRow, unaimed } from '../../packages/games/src/strike/bots/aim.ts'
import { FastSource } from '../../packages/kit/src/index.ts'
import { measureStyle, type Counts, type How } from './measure.ts'

const STYLES: Readonly<Record<string, { about: string; how: How }>> = {
  unaimed: { about: 'At the middle of the arena, wherever the dice lie.', how: unaimed.how },
  grouped: { about: 'At dice put together in threes.', how: grouped.how },
  practised: { about: 'Hard, at dice put in a row.', how: throwAtRow },
}

const { values } = parseArgs({
  options: { throws: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'odds' } },
})
const throws = Number(values.throws)
const arena = await loadArena()

function matches(ends: Counts): string {
  let taken = 0
  for (const [end, count] of ends) if (!end.startsWith('0')) taken += count
  return ((100 * taken) / throws).toFixed(1)
}

/** The most frequent first. */
function endsOf(ends: Counts): string {
  const ranked = [...ends].sort(([, a], [, b]) => b - a)
  return ranked.map(([end, count]) => `[${end}, ${count}]`).join(', ')
}

const tables = Object.entries(STYLES).map(([name, { about, how }]) => {
  const counts = measureStyle(arena, how, { throws, source: new FastSource(`${values.seed} ${name}`) })
  console.log(`${name}: a strike in ${counts.map(matches).join(', ')} % with 0, 1, 2 … dice lying`)
  const rows = counts.map((ends) => `    [${endsOf(ends)}],`).join('\n')
  return `  /** ${about} */\n  ${name}: [\n${rows}\n  ],\n`
})

const text = `/**
 * What comes of a throw in the arena, counted: written by tools/strike. For each number of dice that lie there, the ends
 * of ${throws} throws of one die as \`[dice taken, dice left lying, times]\`.
 */
export const MEASURED = {
${tables.join('')}} as const
`
writeFileSync(new URL('../../packages/games/src/strike/bots/measured.ts', import.meta.url), text)
