import { mkdirSync, writeFileSync } from 'node:fs'
import { exampleFiles } from '../packages/games/src/testing/index.ts'

/** Writes the example files of docs/fair-dice.md again: `npx tsx scripts/dice-examples.ts`. */
const folder = new URL('../docs/fair-dice-examples/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, file] of Object.entries(await exampleFiles()))
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(file, null, 1)}\n`)
