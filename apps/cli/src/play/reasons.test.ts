import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { reasonLines } from './reasons.ts'
import { playScript } from './testing/script.ts'

const strike = findGame('strike') as Game

describe('reasons in words', () => {
  it('fills in what the reason says, and tells the two weightiest', async () => {
    const lines = await reasonLines(strike, [
      { key: 'strike.likely', values: { lying: 4, chance: 4 / 6 } },
      { key: 'strike.better-by', values: { share: 0.034 } },
      { key: 'strike.last-die', values: {} },
    ])
    expect(lines).toEqual([
      'A throw at the 4 in the arena strikes with a chance of 67 %.',
      'It wins 3.4 % more of the rounds than the other choice.',
    ])
  })

  it('says nothing of a reason that has no sentence', async () => {
    expect(await reasonLines(strike, [{ key: 'strike.unheard-of', values: {} }])).toEqual([])
  })

  it('come with a hint', async () => {
    const { text } = await playScript(['strike', '--seed', 'hint'], ['h'])
    expect(text).toContain('A turn starts with a throw.')
  })
})
