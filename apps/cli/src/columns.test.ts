import { expect, it } from 'vitest'
import { inColumns, wrapped } from './columns.ts'

it('breaks lines between words, and none where there is no end of a line', () => {
  expect(wrapped('one two three', 0, 7)).toBe('one two\nthree')
  expect(wrapped('one two three', 2, 8)).toBe('one\n  two\n  three')
  expect(wrapped('one two three', 0, Infinity)).toBe('one two three')
  expect(wrapped('unbreakable', 2, 5)).toBe('unbreakable')
})

it('puts names and texts side by side, or below each other where a line is short', () => {
  const rows = [
    ['  --a N', 'first of all'],
    ['  --long-name', 'second'],
  ] as const
  expect(inColumns(rows, 30)).toEqual(['  --a N        first of all', '  --long-name  second'])
  expect(inColumns(rows, 20)).toEqual(['  --a N\n      first of all', '  --long-name\n      second'])
  expect(inColumns([['  x', 'one two three']], 13)).toEqual(['  x  one two\n     three'])
})
