import {
  commitmentOf,
  DiceDevice,
  HOUSE_DICE,
  newMemory,
  openingHash,
  secretFrom,
  unwrap,
  type Opening,
} from '@rattlecup/kit'
import { SimulatedLog } from '@rattlecup/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { deviceMemory, seenHere } from './device-memory.ts'

const GAME = { table: 'QWXYZ', game: 1, seat: 0 }
const SHOWN = { game: 'qwixx', options: {} }
const NOW = { awaitsChance: true }
const commitment = commitmentOf(secretFrom('house'))
let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

/** A tab of this browser, freshly loaded. */
function tab(game = GAME): DiceDevice {
  return new DiceDevice(deviceMemory(game, newMemory(game.seat, commitment)))
}

function openingWith(head: string, changes: Partial<Opening> = {}): Opening {
  const chairs = ['Ann', 'Ben'].map((name) => ({ name, bot: null }))
  const { table, game: round } = GAME
  const fixed = { scheme: HOUSE_DICE, table, round, rules: '1', players: 2, wait: 'here' } as const
  return { ...fixed, ...SHOWN, chairs, commitment, heads: [head, null], ...changes }
}

/** A tab that has answered the first ask. */
function answered(): { device: DiceDevice; opening: Opening; link: string } {
  const device = tab()
  const head = device.addRoot(secretFrom('root'))
  device.list(head)
  const opening = openingWith(head)
  return { device, opening, link: answerOf(device, opening) as string }
}

function answerOf(device: DiceDevice, opening: Opening): string | undefined {
  unwrap(device.open(opening, SHOWN))
  unwrap(device.ask({ asked: [0], chains: [] }))
  return device.answer(NOW)?.link
}

describe("a browser's notes of the dice", () => {
  it('are found by a reload: the same ask is answered by the same link', () => {
    const { opening, link } = answered()
    expect(answerOf(tab(), opening)).toBe(link)
    expect(tab().memory.notes).toHaveLength(1)
  })

  it('are shared by tabs that are open at the same time', () => {
    const other = tab()
    const { opening, link, device } = answered()
    expect(other.heads).toEqual(device.heads)
    expect(answerOf(other, opening)).toBe(link)
    expect(device.memory.notes).toEqual(other.memory.notes)
  })

  it('raise the alarm at a second opening with the same head, in every tab and for good', () => {
    const { opening } = answered()
    const other = tab()
    expect(other.open({ ...opening, heads: [...opening.heads.slice(0, 1), secretFrom('x')] }, SHOWN).ok).toBe(
      false,
    )
    expect(tab().alarm).toBe('the house shows a second opening of this game')
    const again = tab()
    again.open(opening, SHOWN)
    again.ask({ asked: [0], chains: [] })
    expect(again.answer(NOW)).toBeUndefined()
  })

  it('notice what was changed before an ask that another tab has answered', () => {
    const { opening } = answered()
    const later = tab()
    unwrap(later.open(opening, SHOWN))
    unwrap(later.follow({ seat: 1, move: { type: 'pass' } }))
    expect(later.ask({ asked: [0], chains: [] })).toMatchObject({ ok: false })
    expect(later.alarm).toMatch('after this device had answered')
  })

  it('are not on another device: it gives a chain of its own, and the first one tells of it', () => {
    const { device, opening } = answered()
    unwrap(device.links([device.memory.notes[0]?.link ?? null, null]))
    unwrap(device.follow({ chance: { type: 'roll' } }))
    unwrap(device.follow({ seat: 0, move: { type: 'pass' } }))
    vi.stubGlobal('localStorage', new FakeStorage())
    const phone = tab()
    expect(phone.heads).toEqual([])
    const head = phone.addRoot(secretFrom('phone'))
    vi.stubGlobal('localStorage', storage)
    unwrap(device.ask({ asked: [0], chains: [{ seat: 0, head }] }))
    expect(device.notices).toContainEqual({ kind: 'other-chain', ask: 1, head })
    expect(device.answer(NOW)).toBeUndefined()
    expect(device.alarm).toBeUndefined()
    expect(opening.heads[0]).not.toBe(head)
  })

  it("keep the key of the house's log from game to game", () => {
    const log = new SimulatedLog('play.example.org/dice')
    const device = tab()
    const opening = openingWith(device.addRoot(secretFrom('root')))
    const proof = log.add({ kind: 'open', opening: openingHash(opening) })
    unwrap(device.open(opening, SHOWN, { proof, key: log.key }))
    const next = { ...GAME, game: 2 }
    expect(tab(next).memory.key).toBe(log.key)
    const later = tab(next)
    expect(later.open({ ...opening, round: 2 }, SHOWN, { proof: null, key: null }).ok).toBe(false)
    expect(later.alarm).toMatch('log')
  })

  it('of an older version are read, with what it did not keep', () => {
    const { key: _, alarm: __, told: ___, ...old } = newMemory(0, commitment)
    const roots = [secretFrom('old')]
    storage.setItem('rattlecup.dice.QWXYZ.1.0', JSON.stringify({ since: 1, memory: { ...old, roots } }))
    expect(tab().memory).toMatchObject({ roots, key: null, alarm: null, told: null })
  })

  it('give the oldest game up for a new one, and bring what was seen to its file', () => {
    const { device, opening } = answered()
    for (let game = 2; game <= 20; game++) tab({ ...GAME, game }).addRoot(secretFrom(`${game}`))
    expect(seenHere({ dice: { scheme: HOUSE_DICE, opening } } as never)).toEqual(device.seen)
    tab({ ...GAME, game: 21 }).addRoot(secretFrom('21'))
    tab({ ...GAME, game: 22 }).addRoot(secretFrom('22'))
    expect(seenHere({ dice: { scheme: HOUSE_DICE, opening } } as never)).toEqual({})
  })

  it('that can not be written send nothing', () => {
    const device = tab()
    storage.room = 0
    expect(() => device.addRoot(secretFrom('root'))).toThrow('Quota')
  })
})
