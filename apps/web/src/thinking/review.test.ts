import { expect, it } from 'vitest'
import { effortWithin } from './review.ts'

it.each([
  ['a quick game is looked at as closely as is of use', 100, { close: 100, glance: 14 }],
  ['a slow one as closely as the time allows', 4_000, { close: 36, glance: 6 }],
  ['a very slow one is not looked at twice', 9_000, undefined],
  ['no time at all is no reason to divide by it', 0, { close: 100, glance: 14 }],
])('%s', (_, glanceMs, effort) => expect(effortWithin(glanceMs)).toEqual(effort))
