import { findGame } from '@rattlecup/games'
import {
  drawsOf,
  headOf,
  isHouseFile,
  openingHash,
  portableMac,
  secretFrom,
  verifyGame,
  type DiceDevice,
  type Game,
  type HouseFile,
  type JsonObject,
  type Opening,
} from '@rattlecup/kit'
import { SimulatedLog } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { twoDevices, type DeviceVisitor, type DeviceScene } from '../testing/devices.ts'
import { settle } from '../testing/tables.ts'
import { readGame } from './game-file.ts'
import type { Table } from './table.ts'

/*
 * The operator sits at the table as its host, reads the database and every message, and may change the log between
 * crashes. The friend's device is honest.
 */

const QWIXX = { game: 'qwixx', seats: 2 }

/** The first eight words of the next roll, as whoever has the secret can compute them with these links. */
function foresee({ state }: Table, links: readonly (string | null)[]): number[] {
  const { ledger, secret } = state.house ?? (undefined as never)
  const digest = ledger.askDigests.at(-1) as string
  const source = drawsOf(portableMac(Buffer.from(secret, 'hex')), { digest, links }, ledger.outcomes)
  return Array.from({ length: 8 }, () => source.below(2 ** 32))
}

/** The words that the last roll was really made of. */
function rolled({ state }: Table): number[] {
  const { ledger, secret, run } = state.house ?? (undefined as never)
  const source = drawsOf(portableMac(Buffer.from(secret, 'hex')), run, ledger.outcomes - 1)
  return Array.from({ length: 8 }, () => source.below(2 ** 32))
}

async function toNextAsk(table: Table, players: readonly DeviceVisitor[]): Promise<void> {
  const asks = table.state.house?.ledger.asks.length ?? 0
  while (table.state.house?.ledger.asks.length === asks) {
    for (const player of players) {
      const m = player.follower.moves().at(-1)
      if (m) await player.do({ t: 'move', m } as never)
    }
    await settle()
  }
}

async function fileOf({ store, table }: DeviceScene): Promise<HouseFile> {
  const lines = await store.log.load(table.state.id)
  const { file } = readGame(lines, findGame, 1) ?? {}
  if (!file || !('dice' in file) || !isHouseFile(file as HouseFile)) throw new Error('no file')
  return file as HouseFile
}

/** Plays on to the end, and verifies the file with what the friend's device kept. */
async function finish(scene: DeviceScene): Promise<ReturnType<typeof verifyGame>> {
  const { table, host, friend } = scene
  host.holdsLinks = friend.holdsLinks = false
  while (table.state.phase === 'playing') await toNextAskOrEnd(table, [host, friend])
  const file = await fileOf(scene)
  const device = friend.dice.device as DiceDevice
  expect(device.compare(file)).toMatchObject({ ok: true })
  // This table keeps no public log of ends.
  const { key: _, ...seen } = device.seen
  return verifyGame(findGame('qwixx') as Game, file, { seen })
}

async function toNextAskOrEnd(table: Table, players: readonly DeviceVisitor[]): Promise<void> {
  for (const player of players) {
    const m = player.follower.moves().at(-1)
    if (m) await player.do({ t: 'move', m } as never)
  }
  if (table.state.house?.ledger.isAsking) table.rolls.make(table.state.house.ledger.asks.length - 1)
  await settle()
}

describe('an operator who plays too', () => {
  it('knows nothing of a roll before the honest device has given its link', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    friend.holdsLinks = true
    await toNextAsk(table, [host, friend])
    const own = host.sent.at(-1)?.link as string
    // Everything the house knows before: the secret, the digest, its own link, the honest one of the roll before.
    const guesses = [null, friend.follower.asks.at(-2)?.links?.[1] as string, secretFrom('a guess')].map(
      (link) => foresee(table, [own, link]),
    )
    const known = JSON.stringify([await scene.store.log.load(table.state.id), host.messages, friend.messages])
    expect(known).not.toContain(friend.held?.link)
    const really = foresee(table, [own, friend.held?.link as string])
    friend.giveHeld()
    await settle()
    for (const guess of guesses) expect(guess).not.toEqual(rolled(table))
    expect(rolled(table)).toEqual(really)
  })

  it('cannot choose between rolls by crashing: the recorded ask stands, and brings the same roll', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    host.holdsLinks = true
    await toNextAsk(table, [host, friend])
    const links = [host.held?.link as string, friend.sent.at(-1)?.link as string]
    const known = foresee(table, links)
    const before = table.state.house?.ledger.asks.at(-1)
    const again = await scene.restart()
    expect(again.state.house?.ledger.asks.at(-1)).toEqual(before)
    host.holdsLinks = false
    for (const player of [host, friend]) player.comeBack(again)
    await settle()
    expect(rolled(again)).toEqual(known)
    expect(friend.dice.device?.alarm).toBeUndefined()
  })

  it('cannot take back a roll that it does not like: the device has seen it', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    host.holdsLinks = true
    await toNextAsk(table, [host, friend])
    host.giveHeld()
    await settle()
    const lines = await scene.store.log.load(table.state.id)
    const again = await scene.restart(lines.slice(0, -1))
    friend.comeAnew(again)
    again.rolls.make(1)
    await settle()
    expect(again.state.house?.run.links[0]).toBeNull()
    expect(friend.dice.device?.alarm).toMatch('not the one that was shown')
  })

  it('cannot ask otherwise after a crash: what a device has noted is on the way to every roll', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    host.holdsLinks = true
    await toNextAsk(table, [host, friend])
    const lines = await scene.store.log.load(table.state.id)
    const last = JSON.parse(lines.at(-1) as string) as { ask: object }
    const asksLess = JSON.stringify({ ...last, ask: { ...last.ask, asked: [1] } })
    const again = await scene.restart([...lines.slice(0, -1), asksLess])
    const given = friend.sent.length
    friend.comeAnew(again)
    await settle()
    expect(friend.dice.device?.alarm).toMatch('was changed after this device had answered')
    expect(friend.sent).toHaveLength(given)
  })

  it('can leave out an honest link three times at most: the device tells its player, the file shows it', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    for (let times = 0; times < 4; times++) {
      friend.holdsLinks = true
      await toNextAsk(table, [host, friend])
      const { ledger } = table.state.house ?? (undefined as never)
      const k = ledger.asks.length - 1
      expect(ledger.asks[k]?.asked.includes(1)).toBe(times < 3)
      if (times < 3) table.rolls.make(k)
      await settle()
      expect(friend.dice.device?.notices).toContainEqual({ kind: 'left-out', ask: k })
      await friend.do({ t: 'here', here: true } as never)
    }
    expect(await finish(scene)).toMatchObject({ ok: true, value: { fair: true, links: { broken: [0, 3] } } })
  })

  it('can choose by withholding its own link three times at most, each marked in the file for ever', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    for (let times = 0; times < 5; times++) {
      host.holdsLinks = true
      await toNextAsk(table, [host, friend])
      const { ledger } = table.state.house ?? (undefined as never)
      expect(ledger.asks.at(-1)?.asked).toEqual(times < 3 ? [0, 1] : [1])
      if (times < 3) table.rolls.make(ledger.asks.length - 1)
      await settle()
      // Whoever was silent counts again when something is heard of them.
      await host.do({ t: 'here', here: true } as never)
    }
    host.holdsLinks = false
    expect(await finish(scene)).toMatchObject({ ok: true, value: { fair: true, links: { broken: [3, 0] } } })
  })

  it('cannot put in another chain once a roll is awaited: it counts from the next ask', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    friend.holdsLinks = true
    await toNextAsk(table, [host, friend])
    const digest = table.state.house?.ledger.digest
    const head = headOf(secretFrom('second device'))
    expect(await host.do({ t: 'head', head } as never)).toMatchObject({ t: 'u' })
    expect(table.state.house?.ledger.digest).toBe(digest)
    friend.holdsLinks = false
    friend.giveHeld()
    await settle()
    await toNextAsk(table, [host, friend])
    expect(table.state.house?.ledger.asks.at(-1)).toMatchObject({ chains: [{ seat: 0, head }] })
  })

  it('cannot slip a chain in at an honest seat unnoticed', async () => {
    const scene = await twoDevices(QWIXX)
    const { table, host, friend } = scene
    const head = headOf(secretFrom('slipped'))
    const record = { k: 'head', seat: 1, head }
    await store(scene, record)
    await toNextAsk(table, [host, friend])
    expect(friend.dice.device?.notices).toContainEqual({ kind: 'other-chain', ask: 1, head })
    expect(friend.sent.filter(({ ask }) => ask === 1)).toEqual([])
    const verdict = await finish(scene)
    expect(verdict).toMatchObject({ value: { faults: [{ kind: 'seen', claim: 'heads' }] } })
  })

  it('cannot show two openings: a device takes one, and table words differ', async () => {
    const { host, friend, table } = await twoDevices(QWIXX)
    const device = friend.dice.device as DiceDevice
    const { opening } = device.ledger ?? (undefined as never)
    const other: Opening = { ...opening, options: { games: 2 } }
    expect(openingHash(other)).not.toBe(openingHash(opening))
    const { settings } = table.state
    const shown = { game: settings.game, options: settings.options as JsonObject }
    expect(
      device.open({ ...opening, heads: [headOf(secretFrom('x')), opening.heads[1] ?? null] }, shown),
    ).toMatchObject({ ok: false })
    await toNextAsk(table, [host, friend])
    expect(friend.sent.filter(({ ask }) => ask === 1)).toEqual([])
  })

  it('cannot begin a game whose opening is not in the log: the device gives no link', async () => {
    const log = new SimulatedLog('play.example.org/dice')
    const proof = log.add({ kind: 'open', opening: secretFrom('another opening') })
    const logOpening = async () => ({ proof, key: log.key })
    const { friend } = await twoDevices(QWIXX, { logOpening })
    expect(friend.dice.device?.alarm).toMatch('not proved')
    expect(friend.sent).toEqual([])
  })
})

/** Writes a record past the table, as somebody with the database can, and lets the table read it. */
async function store({ store: { log }, table, host }: DeviceScene, record: object): Promise<void> {
  await log.append(table.state.id, table.state.n + 1, JSON.stringify(record))
  await host.do({ t: 'say', what: { phrase: 'hello' } } as never)
  await settle()
}
