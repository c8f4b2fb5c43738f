import { FastSource } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { loadArena, planThrow } from '../arena/index.ts'
import type { Face, SettledDie } from '../rules/types.ts'
import { practisedThrow } from './aim.ts'

const THROWS = 150

/** Dice that a throw at `lying` different dice brings home. */
function takenBy(dice: readonly SettledDie[]): number {
  const faces = dice.flatMap((die) => ('face' in die && die.face !== 'X' ? [die.face] : []))
  return faces.filter((face, i) => faces.indexOf(face) !== i || faces.lastIndexOf(face) !== i).length
}

it('a practised throw is legal, and brings home more dice than luck alone', async () => {
  const arena = await loadArena()
  const source = new FastSource('practice')
  for (const lying of [1, 2, 3, 4, 5]) {
    const dice = Array.from({ length: lying }, (_, id) => ({ id, face: (id + 2) as Face }))
    const ids = dice.map(({ id }) => id)
    const plan = planThrow({
      arena: dice,
      rest: undefined,
      asked: [...ids, lying],
      move: practisedThrow(ids),
    })
    if (!plan.ok) throw new Error(plan.error.message)
    if (lying < 5) continue
    let taken = 0
    for (let i = 0; i < THROWS; i++) taken += takenBy(arena.simulate(plan.value, source).outcome.dice)
    // By the rules' odds: two dice, five times in six.
    expect(taken / THROWS).toBeGreaterThan((2 * 5) / 6 + 0.5)
  }
})
