import type { Match } from '@rattlecup/kit'
import { playthrough, randomMatch } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { onecard } from './game.ts'
import type { Onecard } from './rules/types.ts'

describe('playthroughs', () => {
  it.each(['basic', 'advanced'])('the %s game of two reads as it did', async (variant) => {
    const match = shortest(variant)
    await expect(playthrough(match)).toMatchFileSnapshot(`./playthroughs/${variant}.txt`)
  })
})

/** Of some random games the one with the fewest events: a person is to read it through. */
function shortest(variant: string): Match<Onecard> {
  const games = Array.from({ length: 30 }, (_, seed) =>
    randomMatch(onecard, { players: 2, options: { variant }, seed }),
  )
  return games.reduce((best, game) => (game.publicEvents.length < best.publicEvents.length ? game : best))
}
