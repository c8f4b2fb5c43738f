import { expect, it } from 'vitest'
import { STOP, THROW } from '../rules/play.ts'
import { position } from '../testing/positions.ts'
import { PLAIN } from './odds.ts'
import { reasonsFor } from './reasons.ts'

it.each([
  [STOP, { stop: 0.504, goOn: 0.5 }, { key: 'strike.as-good', values: {} }],
  [STOP, { stop: 0.6, goOn: 0.5 }, { key: 'strike.better-by', values: { share: expect.closeTo(0.1) } }],
  [THROW, { stop: 0.6, goOn: 0.5 }, { key: 'strike.worse-by', values: { share: expect.closeTo(0.1) } }],
])('no difference is told where it rounds to none', (code, prospects, told) => {
  expect(reasonsFor(position([3, 3], 2, true), code, { ...prospects, odds: PLAIN }).at(-1)).toEqual(told)
})
