import { expect, it } from 'vitest'
import { laidOut } from './tray.tsx'

it('a die that was placed leaves a gap: the others lie where they were rolled', () => {
  expect(laidOut([2, 3, 3, 6], [2, 3, 3, 6])).toEqual([0, 1, 2, 3])
  expect(laidOut([2, 3, 6], [2, 3, 3, 6])).toEqual([0, 1, undefined, 2])
  expect(laidOut([], [2, 3])).toEqual([])
})

it('dice that are not of the last roll lie side by side', () => {
  expect(laidOut([1, 5], [])).toEqual([0, 1])
  expect(laidOut([1, 5], [1, 2])).toEqual([0, 1])
})
