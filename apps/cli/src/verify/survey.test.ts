import { readdirSync, readFileSync } from 'node:fs'
import { exampleFiles, surveyTables } from '@rattlecup/games/testing'
import { expect, it } from 'vitest'

it('300 tables: no two rolls have the same words, and every face is equally likely', () => {
  const { repeated, chiSquare, rolls } = surveyTables(300)
  expect(rolls).toBeGreaterThan(3000)
  expect(repeated).toBe(0)
  expect(chiSquare).toBeLessThan(20.5) // 0.1 % of fair dice would fail, but these are the same on every run
})

it('the examples in docs are what scripts/dice-examples.ts writes', async () => {
  const folder = new URL('../../../../docs/fair-dice-examples/', import.meta.url)
  const kept = readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  ])
  const made = Object.entries(await exampleFiles()).map(([name, file]) => [`${name}.json`, file])
  expect(Object.fromEntries(kept)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(made))))
})
