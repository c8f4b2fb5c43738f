/**
 * Measures Strike's arena and writes docs/arena: `npx tsx scripts/arena-report.ts`, some ten minutes of CPU;
 * `--throws 1000` for a quick look; the name of a section measures only that one. With `--hashes` it writes the
 * table of hashes that the tests compare with instead.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadArena } from '../packages/games/src/strike/arena/index.ts'
import { goldenHashes } from '../packages/games/src/strike/arena/testing/golden.ts'
import { fairness } from '../packages/games/src/strike/arena/testing/report/fairness.ts'
import { settling } from '../packages/games/src/strike/arena/testing/report/settling.ts'
import { skill } from '../packages/games/src/strike/arena/testing/report/skill.ts'
import { trajectory } from '../packages/games/src/strike/arena/testing/report/trajectory.ts'

const DOCS = new URL('../docs/arena/', import.meta.url)
const REPORT = new URL('report.md', DOCS)
const HASHES = new URL('../packages/games/src/strike/arena/golden/hashes.json', import.meta.url)
const SECTIONS = { skill, fairness, settling, trajectory }

const words = process.argv.slice(2)
const throws = words.includes('--throws') ? Number(words[words.indexOf('--throws') + 1]) : 20_000
const named = words.filter((word) => Object.hasOwn(SECTIONS, word))
const arena = await loadArena()

/** Replaces what stands between two marks of the report; the words around it are written by hand. */
function fill(mark: string, content: string): void {
  const report = readFileSync(REPORT, 'utf8')
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [from, to] = [report.indexOf(start), report.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/arena/report.md has no ${start} … ${end}`)
  writeFileSync(REPORT, `${report.slice(0, from + start.length)}\n${content}\n${report.slice(to)}`)
}

function writeReport(): void {
  for (const [mark, measure] of Object.entries(SECTIONS)) {
    if (named.length > 0 && !named.includes(mark)) continue
    const { markdown, plots } = measure(arena, throws)
    for (const [name, svg] of Object.entries(plots)) writeFileSync(new URL(name, DOCS), svg)
    fill(mark, markdown)
  }
}

if (words.includes('--hashes')) writeFileSync(HASHES, `${JSON.stringify(goldenHashes(arena), null, 2)}\n`)
else writeReport()
