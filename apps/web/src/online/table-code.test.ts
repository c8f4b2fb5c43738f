import { expect, it } from 'vitest'
import { readCode } from './table-code.ts'

it.each([
  ['QWXYZ', 'QWXYZ'],
  [' qwxyz ', 'QWXYZ'],
  ['qwx yz', 'QWXYZ'],
  ['https://dice.example/t/QWXYZ', 'QWXYZ'],
  ['https://dice.example/t/qwxyz/?from=chat#now', 'QWXYZ'],
  ['QWXY', undefined],
  ['QWXYZZ', undefined],
  ['QWIYO', undefined],
  ['https://dice.example/', undefined],
  ['', undefined],
])('reads %j as %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})
