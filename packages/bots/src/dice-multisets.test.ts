import { expect, it } from 'vitest'
import { diceMultisets } from './dice-multisets.ts'

it('has every way that dice can fall once, their order aside', () => {
  const all = diceMultisets(6, 5)
  expect(all.map((sets) => sets.length)).toEqual([1, 6, 21, 56, 126, 252])
  for (const [dice, sets] of all.entries()) {
    expect(sets.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** dice)
    for (const { counts } of sets) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(dice)
  }
})

it('knows what is left without one die of a face', () => {
  const [, ...all] = diceMultisets(4, 3)
  const smaller = diceMultisets(4, 3)
  for (const [index, sets] of all.entries()) {
    for (const { counts, less } of sets) {
      for (const [face, count] of counts.entries()) {
        if (count === 0) continue
        const without = smaller[index]?.[less[face] as number]
        expect(without?.counts).toEqual(counts.with(face, count - 1))
      }
    }
  }
})
