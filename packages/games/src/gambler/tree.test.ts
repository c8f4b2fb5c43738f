import { countTree } from '@rattlecup/kit/testing'
import { expect, it } from 'vitest'
import { gambler } from './game.ts'
import { Reference } from './testing/reference.ts'
import { fullHouse, numbers, stars, Table } from './testing/table.ts'

const ROWS = [stars(3, 30), numbers([1, 2], 20), fullHouse(80), stars(2, -20)]

it('GB-7 a first roll of five dice has 7,776 outcomes and six times 4,651 placements', () => {
  const { match } = Table.on(2, [[stars(2, 10)]])
  expect(countTree(gambler, match.stateWithSecrets, 1)).toBe(6 ** 5)
  // Each value shows in 6⁵ − 5⁵ of the rolls, and each value that shows is one placement.
  expect(countTree(gambler, match.stateWithSecrets, 2)).toBe(6 * (6 ** 5 - 5 ** 5))
})

/** The counts were made twice: by the rules, and by the naive reading of them, which the test repeats. */
it.each([
  ['independent', 1, 6],
  ['independent', 2, 7825],
  ['independent', 3, 111_966],
  ['distinct', 1, 5],
  ['distinct', 2, 7823],
  ['distinct', 3, 99_522],
])('with %s stars, %i more events can go %i ways', (setting, depth, ways) => {
  const { match } = Table.on(6, [ROWS], { stars: setting, target: 90 })
    .roll(1, 1, 2, 5, 5)
    .play('0:1', '2:5', '2:5')
  const events = match.standingEvents.map((event) => ('chance' in event ? event.chance : event.move))
  expect(countByReference(match.options, events, depth)).toBe(ways)
  expect(countTree(gambler, match.stateWithSecrets, depth)).toBe(ways)
})

/** Replays the game for each branch: slow, and with nothing to get wrong. */
function countByReference(options: object, events: readonly object[], depth: number): number {
  if (depth === 0) return 1
  const game = new Reference(6, options, [])
  for (const event of events) game.apply({ ...event })
  if (game.phase === 'over') return 1
  const nexts =
    game.phase === 'roll'
      ? rolls(game.toRoll).map((values) => ({ type: 'roll', values }))
      : game.moves(game.active)
  if (depth === 1) return nexts.length
  return nexts.reduce((sum, next) => sum + countByReference(options, [...events, next], depth - 1), 0)
}

function rolls(dice: number): number[][] {
  if (dice === 0) return [[]]
  return rolls(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((value) => [value, ...rest]))
}
