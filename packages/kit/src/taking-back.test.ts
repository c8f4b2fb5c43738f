import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { unwrap } from './result.ts'
import { takeBack, undoing } from './taking-back.ts'
import { COIN_GAME } from './testing/coin-game.ts'

const guess = (side = 'heads') => ({ type: 'guess', side })
const toss = (side = 'heads') => ({ type: 'toss', side })

function begun(players = 2): Match {
  return unwrap(Match.start(COIN_GAME, players)) as unknown as Match
}

describe('taking back', () => {
  it('of a sealed choice leaves the others sealed and no trace', () => {
    const match = begun()
    unwrap(match.play(1, guess()))
    unwrap(match.play(0, guess()))
    const other = begun(3)
    unwrap(other.play(2, guess()))
    unwrap(other.play(0, guess('tails')))
    takeBack(other, 2, undoing(other, 2, { rolls: true })!)
    expect(other.chosen).toEqual([0])
    expect(other.eventsWithSecrets).toEqual([{ seat: 0, move: guess('tails') }])
    expect(match.withdraw(0)).toMatchObject({ ok: false, error: { code: 'illegal-move' } })
  })

  it('of a move that was seen goes before all that was chosen at once, and keeps the numbers of outcomes', () => {
    const match = begun()
    for (const seat of [0, 1]) unwrap(match.play(seat, guess()))
    unwrap(match.chance(toss()))
    unwrap(match.play(1, guess()))
    unwrap(match.takeBack(0, 0))
    expect(match.status()).toMatchObject({ waiting: { kind: 'players', seats: [0, 1] }, scores: [0, 0] })
    expect(match.eventsWithSecrets).toHaveLength(4)
    expect([match.standing, match.outcomeNumber]).toEqual([[], 1])
    for (const seat of [0, 1]) unwrap(match.play(seat, guess('tails')))
    unwrap(match.chance(toss('tails')))
    expect([match.standing, match.outcomeNumber]).toEqual([[4, 5, 6], 2])
    const again = unwrap(Match.load(COIN_GAME, 2, {}, match.eventsWithSecrets))
    expect(again.status()).toEqual(match.status())
  })

  it.each([
    ['a move of another seat', 1, 0, 'illegal-move'],
    ['an outcome', 0, 2, 'illegal-move'],
    ['what is not there', 0, 9, 'illegal-move'],
    ['what is no number', 0, '0', 'bad-request'],
    ['by a seat that is not there', 2, 0, 'bad-request'],
  ])('of %s is refused and changes nothing', (_, seat, back, code) => {
    const match = begun()
    for (const each of [0, 1]) unwrap(match.play(each, guess()))
    unwrap(match.chance(toss()))
    expect(match.apply({ seat, back })).toMatchObject({ ok: false, error: { code } })
    expect(match.eventsWithSecrets).toHaveLength(3)
  })

  it('of what was taken back already is refused, and of anything once the game is over', () => {
    const match = begun(1)
    unwrap(match.play(0, guess()))
    unwrap(match.takeBack(0, 0))
    expect(match.takeBack(0, 0).ok).toBe(false)
    for (let i = 0; i < 3; i++) {
      unwrap(match.play(0, guess()))
      unwrap(match.chance(toss()))
    }
    expect(match.takeBack(0, 2)).toMatchObject({ ok: false, error: { code: 'game-over' } })
    expect(undoing(match, 0, { rolls: true })).toBeUndefined()
  })

  it('waits for a roll that a program makes, not for real dice', () => {
    const match = begun(1)
    unwrap(match.play(0, guess()))
    expect(undoing(match, 0, { rolls: true })).toBeUndefined()
    expect(undoing(match, 0, { rolls: false })).toEqual({ back: 0, isFree: true })
    unwrap(match.chance(toss()))
    expect(undoing(match, 0, { rolls: true })).toEqual({ back: 0, isFree: false })
  })
})
