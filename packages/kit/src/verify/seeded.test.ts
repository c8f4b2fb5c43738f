import { describe, expect, it } from 'vitest'
import { FairDice, secretFrom } from '../fair-dice.ts'
import { FastSource } from '../chance.ts'
import { Match } from '../match.ts'
import { checkGameFile, verifyGame, type GameFile } from './index.ts'
import { COIN_GAME } from '../testing/coin-game.ts'
import { pick, unwrap } from '../testing/random-match.ts'

function playFairly(): GameFile {
  const dice = new FairDice({ secret: secretFrom('secret'), table: 'T', seeds: ['a', 'b'] })
  const match = unwrap(Match.start(COIN_GAME, 2))
  const source = new FastSource(1)
  for (let rolls = 0; match.waiting().kind !== 'over';) {
    const waiting = match.waiting()
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(dice.outcome(rolls++)))))
    else if (waiting.kind === 'players') {
      for (const seat of waiting.seats) unwrap(match.play(seat, pick(match.moves(seat), source)))
    }
  }
  return JSON.parse(JSON.stringify({ ...match.logWithSecrets(), dice: dice.proof })) as GameFile
}

describe('verifying a finished game', () => {
  it('a fair game is fair', () => {
    const file = unwrap(checkGameFile(playFairly()))
    expect(unwrap(verifyGame(COIN_GAME, file))).toEqual({
      scheme: 'rattlecup-dice/1',
      fair: true,
      rolls: 3,
      faults: [],
      proved: ['rolls', 'rules'],
      notGiven: ['commitment', 'seeds'],
      links: null,
    })
  })

  it('names the roll that was changed', () => {
    const file = playFairly()
    const index = file.events.findLastIndex((event) => 'chance' in event)
    const changed = file.events.map((event, i) =>
      i === index && 'chance' in event
        ? { chance: { ...event.chance, side: event.chance['side'] === 'heads' ? 'tails' : 'heads' } }
        : event,
    )
    const verdict = unwrap(verifyGame(COIN_GAME, { ...file, events: changed }))
    expect(verdict.fair).toBe(false)
    const [fault] = verdict.faults
    expect(fault).toMatchObject({
      kind: 'roll',
      event: index,
      said: (changed[index] as { chance: object }).chance,
      fell: (file.events[index] as { chance: object }).chance,
      message: expect.stringContaining('but the dice fell'),
    })
    expect(verdict.faults).toHaveLength(1)
  })

  it('notices a secret that was not promised, an illegal event and a missing end', () => {
    const file = playFairly()
    const other = unwrap(
      verifyGame(COIN_GAME, { ...file, dice: { ...file.dice, secret: secretFrom('other') } }),
    )
    expect(other.faults[0]).toMatchObject({ kind: 'secret', message: expect.stringContaining('commitment') })
    const events = [...file.events.slice(0, 1), { seat: 9, move: {} }, ...file.events.slice(1)]
    expect(unwrap(verifyGame(COIN_GAME, { ...file, events })).faults[0]).toMatchObject({
      kind: 'event',
      event: 1,
      code: 'bad-request',
    })
    const cut = unwrap(verifyGame(COIN_GAME, { ...file, events: file.events.slice(0, -1) }))
    expect(cut.faults[0]).toMatchObject({ kind: 'end', message: expect.stringContaining('not finished') })
  })

  it.each([
    [null, 'object'],
    [[], 'object'],
    [{ game: 7 }, 'game'],
    [{ game: 'coin', players: 'two' }, 'players'],
    [{ game: 'coin', players: 2, options: [] }, 'options'],
    [{ game: 'coin', players: 2, options: {}, events: {} }, 'events'],
    [{ game: 'coin', players: 2, options: {}, events: [] }, 'dice'],
    [{ game: 'coin', players: 2, options: {}, events: [], dice: { scheme: 'other' } }, 'scheme'],
  ])('refuses %j with a sentence', (file, word) => {
    expect(checkGameFile(file)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(word) },
    })
  })
})
