import { findGame } from '@rattlecup/games'
import { defraud, FRAUDS, houseFile, houseFiles } from '@rattlecup/games/testing'
import {
  readGameFile,
  rollByOdds,
  verifyGame,
  type Game,
  type HouseFile,
  type Seen,
  type Verdict,
} from '@rattlecup/kit'
import { playAtHouse, SimulatedLog } from '@rattlecup/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'

let files: Record<string, HouseFile>
beforeAll(async () => void (files = await houseFiles()))

/** Whether a file passes, as `rattlecup verify` sees it. */
async function verdictOf(file: HouseFile, seen: Seen = {}): Promise<Verdict | string> {
  const read = readGameFile(JSON.stringify(file))
  if (!read.ok) return read.error.message
  const game = findGame(read.value.game) as Game
  const verdict = verifyGame(game, read.value, { roll: (await game.loadRoller?.()) ?? rollByOdds, seen })
  return verdict.ok ? verdict.value : verdict.error.message
}

async function passes(file: HouseFile, seen: Seen = {}): Promise<boolean> {
  const verdict = await verdictOf(file, seen)
  return typeof verdict !== 'string' && verdict.fair
}

function withoutLog(file: HouseFile): HouseFile {
  const { log: _, ...rest } = file
  return rest
}

/** The game of Strike after a change, without its log. */
function withThrow(alter: (file: HouseFile) => void): HouseFile {
  const changed = structuredClone(files['strike']!)
  alter(changed)
  return withoutLog(changed)
}

function thrown({ events }: HouseFile): { throw: { speed: number } } {
  const event = events.find((each) => 'move' in each && 'throw' in each.move) as { move: unknown }
  return event.move as { throw: { speed: number } }
}

function settled({ events }: HouseFile): { dice: { face?: unknown }[]; rest: { lying: { x: number }[] } } {
  const event = events.find((each) => 'chance' in each && each.chance['type'] === 'settle') as {
    chance: unknown
  }
  return event.chance as ReturnType<typeof settled>
}

describe('honest games', () => {
  it('of all four kinds pass, and say what they prove', async () => {
    expect(new Set(Object.values(files).map(({ game }) => game)).size).toBe(4)
    for (const [name, file] of Object.entries(files)) {
      expect([name, await verdictOf(file)]).toEqual([
        name,
        expect.objectContaining({ fair: true, faults: [] }),
      ])
    }
  })
})

describe('planted frauds', () => {
  it.each(FRAUDS)('$name: found by the $by', async (fraud) => {
    const changed = defraud(files['qwixx']!, fraud)
    expect(await passes(changed)).toBe(false)
    // What the file alone shows does not lean on the log; what only the log shows is out of reach without it.
    expect(await passes(withoutLog(changed))).toBe(fraud.by === 'log')
  })

  it('a throw of Strike: how it was thrown, how it fell, where the dice lay', async () => {
    expect(await passes(withThrow((file) => void thrown(file).throw.speed++))).toBe(false)
    expect(await passes(withThrow((file) => void (settled(file).dice[0]!.face = 'X')))).toBe(false)
    expect(await passes(withThrow((file) => void (settled(file).rest.lying[0]!.x += 0.5)))).toBe(false)
  })

  it('covered boards of Gambler exchanged', async () => {
    const changed = withoutLog(structuredClone(files['gambler']!))
    const boards = changed.events[0] as { chance: { order: string[] } }
    boards.chance.order.reverse()
    expect(await passes(changed)).toBe(false)
    const last = withoutLog(structuredClone(files['gambler']!))
    const { order } = (last.events[0] as { chance: { order: string[] } }).chance
    order.push(order.splice(-2, 1)[0]!)
    expect(await passes(last)).toBe(false)
  })

  it('a member written twice, and half a surrogate pair', () => {
    const text = JSON.stringify(files['qwixx'])
    expect(readGameFile(text.replace('"end":"over"', '"end":"stopped","end":"over"'))).toMatchObject({
      ok: false,
    })
    expect(readGameFile(text.replace('Player 0', '\\ud800'))).toMatchObject({ ok: false })
  })
})

describe('a game that the house made up from the first to the last roll', () => {
  it('passes by itself, and not beside what a device kept', async () => {
    const game = findGame('qwixx') as Game
    const log = new SimulatedLog('play.example.org/dice')
    const played = playAtHouse(game, { players: 2, seed: 'played', log })
    const made = await houseFile('qwixx', { players: 2, seed: 'made up', log })
    const device = played.devices[0]!
    const { seen } = device
    expect(await passes(made)).toBe(true)
    expect(await passes(played.file, seen)).toBe(true)
    expect(await passes(made, { commitment: seen.commitment })).toBe(false)
    expect(await passes(made, { heads: seen.heads })).toBe(false)
    expect(await passes(made, { digests: seen.digests })).toBe(false)
    expect(await passes(made, { words: ['baba baba baba baba'] })).toBe(false)
    expect(device.compare(made)).toMatchObject({ ok: false })
  })

  it('a log that the house forked has another key, or no consistent checkpoints', async () => {
    const forked = await houseFile('qwixx', {
      players: 2,
      seed: 'fork',
      log: new SimulatedLog('fork.example.org/dice'),
    })
    expect(await passes(forked)).toBe(true)
    expect(await passes(forked, { key: new SimulatedLog('play.example.org/dice').key })).toBe(false)
  })

  it('a chain at the own seat that the house slipped in', async () => {
    const { file, devices } = playAtHouse(findGame('qwixx') as Game, {
      players: 2,
      seed: 'slipped',
      isNewChain: (ask, seat) => ask === 1 && seat === 0,
    })
    const [first] = devices[0]!.heads
    expect(await passes(file, { heads: devices[0]!.heads })).toBe(true)
    expect(await passes(file, { heads: [first!] })).toBe(false)
  })
})
