import { surveyTables } from '../packages/games/src/testing/index.ts'

/** `npm run bench:dice [TABLES]`: whether the dice of many tables are fair and never the same. */
const tables = Number(process.argv[2] ?? 10_000)
const { rolls, repeated, faces, chiSquare } = surveyTables(tables)
console.log(`${tables} tables, ${rolls} rolls, ${repeated} with words that another roll had`)
console.log(
  `faces 1 to 6: ${faces.join(', ')}; chi-square ${chiSquare.toFixed(2)} (99.9 % of fair dice stay below 20.5)`,
)
process.exitCode = repeated === 0 && chiSquare < 20.5 ? 0 : 1
