import { beforeEach, describe, expect, it } from 'vitest'
import type { LogEntry } from '../dice-log/entries.ts'
import { commitmentOf, secretFrom } from '../fair-dice.ts'
import { SimulatedLog, unwrap } from '../testing/index.ts'
import type { Ask } from './ask.ts'
import { headOf, linkOf } from './chain.ts'
import { DiceDevice, newMemory, type DeviceMemory } from './device.ts'
import { DiceLedger } from './ledger.ts'
import { ERASED_NAME, HOUSE_DICE, openingHash, type Opening } from './opening.ts'

const root = secretFrom('root')
const rival = secretFrom('rival')
const commitment = commitmentOf(secretFrom('house'))
const EMPTY = newMemory(0, commitment)
const OPENING: Opening = {
  scheme: HOUSE_DICE,
  table: 'QWXYZ',
  round: 1,
  game: 'coin',
  rules: '1',
  players: 2,
  options: {},
  chairs: [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
  ],
  wait: 'here',
  commitment,
  heads: [headOf(root), headOf(rival)],
}
const SHOWN = { game: 'coin', options: {} }
const GUESS = { seat: 0, move: { type: 'guess', side: 'heads' } }
const TOSS = { chance: { type: 'toss', side: 'heads' } }
const BOTH: Ask = { asked: [0, 1], chains: [] }
const NOW = { awaitsChance: true }

let stored: DeviceMemory
let device: DiceDevice

/** A device as it is after a reload. */
function reloaded(memory: DeviceMemory): DiceDevice {
  stored = memory
  return new DiceDevice({ read: () => stored, write: (changed) => void (stored = changed) })
}

beforeEach(() => {
  device = reloaded(EMPTY)
  device.list(device.addRoot(root))
})

describe('a device', () => {
  it('answers with the link of its chain, and writes it down before', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.follow(GUESS))
    unwrap(device.ask(BOTH))
    expect(device.answer(NOW)).toEqual({ ask: 0, link: linkOf(root, 1) })
    expect(stored.notes).toEqual([{ ask: 0, digest: device.ledger?.digest, link: linkOf(root, 1) }])
    unwrap(device.links([linkOf(root, 1), linkOf(rival, 1)]))
    expect(device.answer(NOW)).toBeUndefined()
  })

  it('answers the same ask again after a reload, with the same link', () => {
    for (const each of [device, () => reloaded(stored)]) {
      const now = typeof each === 'function' ? each() : each
      unwrap(now.open(OPENING, SHOWN))
      unwrap(now.follow(GUESS))
      unwrap(now.ask(BOTH))
      expect(now.answer(NOW)).toEqual({ ask: 0, link: linkOf(root, 1) })
    }
    expect(stored.notes).toHaveLength(1)
  })

  it('gives a new head when it comes later, and answers from the ask that has it', () => {
    const late = reloaded({ ...EMPTY, seat: 0 })
    const fresh = secretFrom('fresh')
    unwrap(late.open(OPENING, SHOWN))
    unwrap(late.ask({ asked: [0, 1], chains: [{ seat: 0, head: late.addRoot(fresh) }] }))
    expect(late.answer(NOW)).toEqual({ ask: 0, link: linkOf(fresh, 1) })
    expect(late.notices).toEqual([])
  })

  it('stays silent when it is not asked, and tells its player', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.ask({ asked: [1], chains: [] }))
    expect(device.answer(NOW)).toBeUndefined()
    unwrap(device.links([null, linkOf(rival, 1)]))
    expect(device.notices).toEqual([{ kind: 'left-out', ask: 0 }])
    expect(device.alarm).toBeUndefined()
  })

  it('tells of a chain at its seat that it did not give, and does not answer for it', () => {
    const head = headOf(secretFrom('slipped'))
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.ask({ asked: [0, 1], chains: [{ seat: 0, head }] }))
    expect(device.notices).toEqual([{ kind: 'other-chain', ask: 0, head }])
    expect(device.answer(NOW)).toBeUndefined()
  })
})

describe('a device raises the alarm, and answers nothing more', () => {
  it.each([
    ['another commitment', { commitment: secretFrom('other') }],
    ['no head of its own', { heads: [null, headOf(rival)] }],
    ['another game', { game: 'qwixx' }],
    ['other options', { options: { first: 1 } }],
    ['a member too many', { note: '' }],
  ])('at an opening with %s', (_, changes) => {
    expect(device.open({ ...OPENING, ...changes }, SHOWN)).toMatchObject({ ok: false })
    expect(device.alarm).toBeDefined()
  })

  it('at a second opening, also after a reload', () => {
    unwrap(device.open(OPENING, SHOWN))
    for (const each of [device, reloaded(stored)])
      expect(each.open({ ...OPENING, round: 2 }, SHOWN)).toMatchObject({ ok: false })
  })

  it('at a decision that was changed after it had answered', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.follow(GUESS))
    unwrap(device.ask(BOTH))
    device.answer(NOW)
    const kept = stored
    const again = reloaded({ ...kept, events: [] })
    unwrap(again.open(OPENING, SHOWN))
    unwrap(again.follow({ ...GUESS, seat: 1 }))
    expect(again.ask(BOTH)).toMatchObject({ ok: false })
    expect(again.answer(NOW)).toBeUndefined()
    const shown = reloaded(kept)
    unwrap(shown.open(OPENING, SHOWN))
    expect(shown.follow({ ...GUESS, seat: 1 })).toMatchObject({ ok: false })
  })

  it('at an ask that the game does not need, or that lies before one it answered', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.ask(BOTH))
    expect(device.answer({ awaitsChance: false })).toBeUndefined()
    expect(device.alarm).toBeDefined()
    const ahead = reloaded({ ...stored, notes: [{ ask: 3, digest: secretFrom('d'), link: linkOf(root, 4) }] })
    unwrap(ahead.open(OPENING, SHOWN))
    unwrap(ahead.ask(BOTH))
    expect(ahead.answer(NOW)).toBeUndefined()
    expect(ahead.alarm).toBeDefined()
  })

  it('at a false link of another seat', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.ask(BOTH))
    device.answer(NOW)
    expect(device.links([linkOf(root, 1), linkOf(rival, 2)])).toMatchObject({ ok: false })
  })

  it('at boards exchanged after they were uncovered, and not at boards uncovered', () => {
    unwrap(device.uncover(['b01']))
    unwrap(device.uncover(['b01', 'b07']))
    unwrap(device.uncover(['b01']))
    expect(device.uncover(['b01', 'b08'])).toMatchObject({ ok: false })
  })

  it('at a file with another last move', () => {
    unwrap(device.open(OPENING, SHOWN))
    unwrap(device.follow(GUESS))
    const file = { events: [GUESS], dice: { opening: OPENING } }
    unwrap(device.compare(file))
    expect(device.compare({ ...file, events: [] })).toMatchObject({ ok: false })
  })
})

function entry(opening: Opening): LogEntry {
  return { kind: 'open', opening: openingHash(opening) }
}

describe('a device checks the proof that the opening is in the log', () => {
  const log = new SimulatedLog('play.example.org/dice')
  const proof = log.add(entry(OPENING))
  const { key } = log
  const other = new SimulatedLog('other.example.org/dice')

  it('keeps the key of the first proof, also for the file at the end', () => {
    unwrap(device.open(OPENING, SHOWN, { proof, key }))
    expect(stored.key).toBe(key)
    expect(device.seen.key).toBe(key)
  })

  it.each([
    ['of another opening', { proof: log.add(entry({ ...OPENING, round: 2 })), key }],
    ['signed by another key', { proof: other.add(entry(OPENING)), key }],
    ['that is none', { proof: 'a proof', key }],
    ['that is missing though the house names a key', { proof: null, key }],
  ])('and raises the alarm at a proof %s', (_, logged) => {
    expect(device.open(OPENING, SHOWN, logged)).toMatchObject({ ok: false })
    expect(device.alarm).toMatch('log')
    expect(device.ledger).toBeUndefined()
  })

  it.each([
    ['has another key', { proof: other.add(entry(OPENING)), key: other.key }],
    ['has none any more', { proof: null, key: null }],
  ])('and raises the alarm in a house whose log %s', (_, logged) => {
    const later = reloaded({ ...EMPTY, key })
    expect(later.open(OPENING, SHOWN, logged)).toMatchObject({ ok: false })
    expect(later.alarm).toMatch('log')
  })

  it('reports another key once: the next game knows it', () => {
    const later = reloaded({ ...EMPTY, key })
    const logged = { proof: other.add(entry(OPENING)), key: other.key }
    later.open(OPENING, SHOWN, logged)
    unwrap(reloaded({ ...EMPTY, key: stored.key }).open(OPENING, SHOWN, logged))
  })
})

describe('a device stays silent', () => {
  it('after an alarm, also when it is reloaded', () => {
    unwrap(device.open(OPENING, SHOWN))
    device.raise('something')
    const again = reloaded(stored)
    again.open(OPENING, SHOWN)
    unwrap(again.ask(BOTH))
    expect(again.alarm).toBe('something')
    expect(again.answer(NOW)).toBeUndefined()
  })
})

describe('a device goes on', () => {
  const [ann, ben] = OPENING.chairs
  const nameless = { ...OPENING, chairs: [ann, { ...ben, bot: null, name: ERASED_NAME }] }

  it('when a player had their name deleted from the opening, after a reload too', () => {
    unwrap(device.open(OPENING, SHOWN))
    for (const each of [device, reloaded(stored)]) {
      unwrap(each.open(nameless, SHOWN))
      unwrap(each.ask(BOTH))
      expect(each.ledger?.askDigests).toEqual([digestAfterAsk()])
    }
  })

  it('and not when anything else was changed with it', () => {
    unwrap(device.open(OPENING, SHOWN))
    expect(device.open({ ...nameless, rules: '2' }, SHOWN)).toMatchObject({ ok: false })
  })
})

function digestAfterAsk(): string {
  const ledger = new DiceLedger(OPENING)
  unwrap(ledger.ask(BOTH))
  return ledger.digest
}

describe('the ledger', () => {
  it('takes asks, links and outcomes in their order only', () => {
    const ledger = new DiceLedger(OPENING)
    expect(ledger.event(TOSS)).toMatchObject({ ok: false })
    expect(ledger.links([null, null])).toMatchObject({ ok: false })
    unwrap(ledger.ask(BOTH))
    expect(ledger.ask(BOTH)).toMatchObject({ ok: false })
    expect(ledger.event(GUESS)).toMatchObject({ ok: false })
    expect(ledger.linkFault(0, linkOf(root, 2))).toBeDefined()
    expect(ledger.linkFault(0, linkOf(root, 1))).toBeUndefined()
    unwrap(ledger.links([linkOf(root, 1), null]))
    unwrap(ledger.event(TOSS))
    unwrap(ledger.event(TOSS))
    expect(ledger.ask(BOTH)).toMatchObject({ ok: false })
    expect(ledger.broken).toEqual([0, 1])
  })

  it('takes a link after some were lost, by as many steps as lie between', () => {
    const ledger = new DiceLedger(OPENING)
    for (const links of [
      [null, null],
      [null, null],
      [linkOf(root, 3), null],
    ]) {
      unwrap(ledger.ask({ asked: ledger.askable(), chains: [] }))
      unwrap(ledger.links(links))
      unwrap(ledger.event(GUESS))
    }
    expect(ledger.askable()).toEqual([0])
  })

  it('refuses an entry that has no canonical form, and changes nothing', () => {
    const ledger = new DiceLedger(OPENING)
    const before = ledger.digest
    expect(ledger.event({ seat: 0, move: { type: '\ud800' } })).toMatchObject({ ok: false })
    expect(ledger.digest).toBe(before)
  })

  it('lets a chain run out after 1024 asks', () => {
    const ledger = new DiceLedger(OPENING)
    for (let ask = 0; ask < 1024; ask++) {
      unwrap(ledger.ask({ asked: [], chains: [] }))
      unwrap(ledger.links([null, null]))
      unwrap(ledger.event(GUESS))
    }
    expect(ledger.askable()).toEqual([])
    expect(ledger.askable([{ seat: 1, head: headOf(secretFrom('fresh')) }])).toEqual([1])
  })
})
