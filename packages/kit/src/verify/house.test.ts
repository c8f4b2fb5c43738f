import { describe, expect, it } from 'vitest'
import { COIN_GAME } from '../testing/coin-game.ts'
import { playAtHouse, SimulatedLog, unwrap } from '../testing/index.ts'
import { readGameFile, verifyGame, type HouseFile } from './index.ts'

const log = new SimulatedLog('play.example.org/dice')

describe('verifying a game of scheme 2', () => {
  it('proves a whole game, with a lost link, a new chain, and all that a device kept', () => {
    const { file, devices } = playAtHouse(COIN_GAME, {
      players: 3,
      seed: 'whole',
      log,
      bots: [2],
      isLost: (ask, seat) => ask === 1 && seat === 0,
      isNewChain: (ask, seat) => ask === 2 && seat === 1,
    })
    const read = unwrap(readGameFile(JSON.stringify(file)))
    const verdict = unwrap(verifyGame(COIN_GAME, read, { seen: { ...devices[1]!.seen, key: log.key } }))
    expect(verdict).toEqual({
      scheme: 'rattlecup-dice/2',
      fair: true,
      rolls: 3,
      faults: [],
      proved: ['rolls', 'rules', 'log', 'commitment', 'heads', 'digests', 'key'],
      notGiven: ['words'],
      links: { rollsWithout: 0, broken: [1, 0, 0], words: expect.any(Array) as string[] },
    })
    for (const device of devices) expect(device?.compare(file) ?? { ok: true }).toMatchObject({ ok: true })
    expect(devices[0]?.notices).toEqual([{ kind: 'left-out', ask: 1 }])
  })

  it('a stopped game proves what was played, and says that nothing was given', () => {
    const { file } = playAtHouse(COIN_GAME, { players: 2, seed: 'stopped', stopAfter: 2 })
    const verdict = unwrap(verifyGame(COIN_GAME, file))
    expect(verdict).toMatchObject({ fair: true, rolls: 2, proved: ['rolls', 'rules'] })
    expect(verdict.notGiven).toEqual(['log', 'commitment', 'heads', 'digests', 'words', 'key'])
  })

  it('counts rolls that no link was in', () => {
    const { file } = playAtHouse(COIN_GAME, { players: 2, seed: 'alone', isLost: () => true })
    expect(unwrap(verifyGame(COIN_GAME, file)).links).toMatchObject({ rollsWithout: 3, broken: [3, 3] })
  })

  it('asks all, with wait "all", and notices who was left out', () => {
    const { file } = playAtHouse(COIN_GAME, { players: 2, seed: 'all', wait: 'all' })
    expect(unwrap(verifyGame(COIN_GAME, file)).fair).toBe(true)
    const changed: HouseFile = structuredClone(file)
    Object.assign(changed.dice.asks[1]!, { asked: [0], links: [changed.dice.asks[1]!.links[0], null] })
    expect(unwrap(verifyGame(COIN_GAME, changed)).faults[0]).toMatchObject({ kind: 'ask' })
  })

  it('a game of other rules gets no verdict', () => {
    const { file } = playAtHouse(COIN_GAME, { players: 2, seed: 'rules' })
    const other = { ...COIN_GAME, version: '2' }
    expect(verifyGame(other, file)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('version 1') },
    })
  })
})
