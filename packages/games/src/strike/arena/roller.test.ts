import { FairDice, Match, secretFrom, verifyGame } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { poseAt, type Placement } from './index.ts'
import { filmIn, lyingIn } from './film.ts'
import { aimedThrow } from './aim.ts'
import { strike } from '../game.ts'
import { loadRoller } from './roller.ts'

let roll: Awaited<ReturnType<typeof loadRoller>>
beforeAll(async () => void (roll = await loadRoller()))

/** Two seats that throw as hard as `speed` says until they must stop. */
function play(seed: string, speed: number) {
  const dice = new FairDice({ secret: secretFrom(seed), table: 'T', seeds: ['', ''] })
  const match = unwrap(Match.start(strike, 2))
  for (let rolls = 0; match.waiting().kind !== 'over';) {
    const waiting = match.waiting()
    if (waiting.kind === 'chance') {
      const outcome = unwrap(roll(match as unknown as Match, dice.outcome(rolls++)))
      unwrap(match.chance(JSON.parse(JSON.stringify(outcome))))
    } else if (waiting.kind === 'players') {
      const [seat] = waiting.seats as [number]
      const stop = match.moves(seat).find((move) => move.type === 'stop')
      unwrap(match.play(seat, stop ?? unwrap(aimedThrow(match, { speed, face: undefined, grouped: false }))))
    }
  }
  return { match, dice }
}

describe('Strike by physics', () => {
  it('plays to its end, and the file of the game proves every throw', () => {
    const { match, dice } = play('evening', 90)
    const file = JSON.parse(JSON.stringify({ ...match.logWithSecrets(), dice: dice.proof }))
    expect(unwrap(verifyGame(strike, file, { roll }))).toMatchObject({ fair: true, faults: [] })
  })

  it('the film that comes with a throw ends where the dice lie', () => {
    const { match } = play('evening', 90)
    for (const event of match.eventsWithSecrets) {
      if (!('chance' in event) || event.chance.type !== 'settle') continue
      const { dice, rest } = event.chance
      const film = filmIn(rest, dice.length)
      expect(film).toBeDefined()
      for (const { id, x, z } of lyingIn(rest) as Placement[]) {
        const index = dice.findIndex((die) => die.id === id)
        if ('cocked' in (dice[index] ?? {})) continue
        const { position } = poseAt(film?.tracks[index] ?? [], 99)
        expect(Math.hypot(position.x - x, position.z - z)).toBeLessThan(0.03)
      }
    }
  })

  it('a film from elsewhere that cannot be shown is none', () => {
    for (const film of [7, '', 'A', '????', 'BQAA', 'AQAA', 'AgABAAA']) {
      expect(filmIn({ lying: [], film }, 1)).toBeUndefined()
    }
    expect(filmIn(undefined, 1)).toBeUndefined()
    expect(filmIn([], 1)).toBeUndefined()
  })

  it('a changed face is found out', () => {
    const { match, dice } = play('evening', 90)
    const file = JSON.parse(JSON.stringify({ ...match.logWithSecrets(), dice: dice.proof }))
    const index = file.events.findIndex(
      (event: { chance?: { type: string } }) => event.chance?.type === 'settle',
    )
    const [die] = file.events[index].chance.dice
    Object.assign(die, { face: die.face === 'X' ? 2 : 'X' })
    expect(unwrap(verifyGame(strike, file, { roll })).faults[0]).toMatchObject({ event: index })
  })

  it('a throw that no hand could make is accepted by the rules and refused by the physics', () => {
    const match = unwrap(Match.start(strike, 2))
    unwrap(match.chance({ type: 'initial', face: 4 }))
    unwrap(match.play(0, { type: 'throw', throw: { speed: 1e9 } }))
    const refused = roll(match as unknown as Match, { below: () => 0 })
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: expect.stringContaining('speed') },
    })
    expect(match.waiting().kind).toBe('chance')
  })

  it('aims at the die that shows a face, after grouping', () => {
    const match = unwrap(Match.start(strike, 2))
    unwrap(match.chance({ type: 'initial', face: 4, rest: [{ id: 0, x: 3, z: 1, turn: 20 }] }))
    const straight = unwrap(aimedThrow(match, { speed: 80, face: 4, grouped: false }))
    expect(straight).toMatchObject({ throw: { speed: 80, aim: { x: 3, z: 1 } }, group: [] })
    const grouped = unwrap(aimedThrow(match, { speed: 80, face: 4, grouped: true }))
    expect(grouped).toMatchObject({ throw: { aim: { x: -1.25, z: 0 } }, group: [{ id: 0 }] })
    expect(aimedThrow(match, { speed: 80, face: 5, grouped: false })).toMatchObject({ ok: false })
    expect(aimedThrow(match, { speed: 200, face: 4, grouped: false })).toMatchObject({ ok: false })
  })
})
