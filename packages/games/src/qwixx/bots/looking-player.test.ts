import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { markCode } from '../rules/play.ts'
import { LAST } from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
import { createLookingPlayer } from './looking-player.ts'
import { curveMind } from './mind.ts'
import { Race } from './race.ts'
import { CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer } from './table-player.ts'
import { madeUpValues } from './testing/made-up-values.ts'
import { prospectOf } from './turn.ts'

const made = createTablePlayer(madeUpValues(2))
const mind = curveMind(made, made)
const looking = createLookingPlayer(mind.share, mind.rival)

function bestOf(race: Race, seat: number, phase: 'white' | 'colour'): number {
  const into = new Uint8Array(16)
  const count = (phase === 'white' ? whiteChoices : colourChoices)(race, seat, into)
  const prospects = Array.from(into.subarray(0, count), (choice) => ({
    choice,
    ...prospectOf(race, seat, { phase, choice, mind }),
  }))
  return prospects.reduce((best, each) => (each.share > best.share ? each : best)).choice
}

describe('a player who looks to the end of the turn', () => {
  it('takes what leaves the greatest share, in both actions and both seats', () => {
    const source = new FastSource('looking')
    const race = new Race(2)
    for (let turn = 0; turn < 80; turn++) {
      if (race.over) race.set(new Race(2))
      race.roll(source)
      const before = race.copy()
      for (const seat of [0, 1]) expect(looking.white(race, seat)).toBe(bestOf(race, seat, 'white'))
      expect(race).toEqual(before)
      race.playWhite([mind.rival, mind.rival])
      if (race.over) continue
      expect(looking.colour(race, race.active)).toBe(bestOf(race, race.active, 'colour'))
      race.playColour(mind.rival.colour(race, race.active))
    }
  })

  it('ends a game that it leads', () => {
    const race = new Race(2)
    race.rows.set([CLOSED, STATE_OF_MASK[0b1111100000]!, 0, 0, CLOSED, 0, 0, 0])
    race.points.set([40, 30])
    race.closedRows = 1
    race.dice.set([6, 6, 1, 1, 1, 1])
    expect(looking.white(race, 0)).toBe(markCode(1, LAST))
    race.points.set([10, 60])
    expect(looking.white(race, 0)).not.toBe(markCode(1, LAST))
  })
})
