import { writeFileSync } from 'node:fs'
import { logVectors } from '../packages/kit/src/testing/index.ts'

/** Writes the values of docs/fair-dice.md's public log again: `npx tsx scripts/dice-log-vectors.ts`. */
const file = new URL('../docs/fair-dice-log-vectors.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(logVectors(), null, 1)}\n`)
