import { expect, it } from 'vitest'
import { coin, guess, toss } from '../testing/coin-table.ts'
import { betterMove } from './better-move.ts'

const chairs = [{ name: 'Ann' }, { name: 'Bo' }]
const events = [guess(0), guess(1, 'tails'), toss()]
const record = { game: coin.id, players: 2, options: {}, events, chairs }
const asked = (at: number, text: string | null) => betterMove(coin, record, { at, text })

it('shows a move that could have been played at that moment', () => {
  expect(asked(1, '{"type":"guess","side":"heads"}')).toEqual({ type: 'guess', side: 'heads' })
})

it.each([
  ['no move', 0, null],
  ['no JSON', 0, '{'],
  ['no object', 0, '7'],
  ['a move that is none', 0, '{"type":"guess","side":"edge"}'],
  ['a moment of the dice', 2, '{"type":"guess","side":"heads"}'],
  ['no moment', 9, '{"type":"guess","side":"heads"}'],
])('shows nothing for %s', (_, at, text) => {
  expect(asked(at, text)).toBeUndefined()
})
