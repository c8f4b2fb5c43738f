import { playthrough, randomMatch } from '@rattlecup/kit/testing'
import { expect, it } from 'vitest'
import { gambler } from './game.ts'
import { boardOf, fullHouse, numbers, stars } from './testing/table.ts'

const SMALL = [
  boardOf(0, [numbers([6], 10), stars(3, 40), stars(2, -30)]),
  boardOf(1, [fullHouse(80), numbers([1, 2], 20)]),
]

/** Short games that a person can follow; `vitest run -u` rewrites them. */
it.each([
  ['default', 4, { target: 100 }],
  ['beginner', 2, { beginner: true, target: 120 }],
  ['distinct-stars', 3, { stars: 'distinct', target: 150, boards: SMALL }],
  ['brought-boards', 2, { first: 1, target: 250, boards: SMALL }],
  ['six-players', 6, { target: 90, first: 3 }],
])('%s', async (name, players, options) => {
  const match = randomMatch(gambler, { players, options, seed: name })
  await expect(playthrough(match)).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
})
