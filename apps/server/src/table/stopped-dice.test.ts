import { findGame } from '@rattlecup/games'
import { commitmentOf, verifyGame, type DiceDevice, type Game, type HouseFile } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { twoDevices, type DeviceScene } from '../testing/devices.ts'
import { settle } from '../testing/tables.ts'
import { readGame } from './game-file.ts'

const QWIXX = { game: 'qwixx', seats: 2 }

/** The file by the log; the game that was handed on when it ended has to be the very same. */
async function fileOf({ store, table, ended }: DeviceScene): Promise<HouseFile | undefined> {
  const game = readGame(await store.log.load(table.state.id), findGame, 1)
  expect(ended).toEqual(game ? [game] : [])
  return game?.file as HouseFile | undefined
}

function verify(file: HouseFile | undefined, device: DiceDevice): unknown {
  const { key: _, ...seen } = device.seen
  return verifyGame(findGame('qwixx') as Game, file as HouseFile, { seen })
}

/** A game whose players have made some moves; one of them has chosen in secret. */
async function begun(): Promise<DeviceScene & { readonly secret: string; readonly device: DiceDevice }> {
  const scene = await twoDevices(QWIXX)
  const { host, friend, table } = scene
  const { secret } = table.state
  await host.do({ t: 'move', m: host.follower.moves()[0] } as never)
  await settle()
  expect(table.state.match?.chosen).toEqual([0])
  return { ...scene, secret, device: friend.dice.device as DiceDevice }
}

describe('a game that its players stop', () => {
  it('shows nothing while one of them would play on', async () => {
    const scene = await begun()
    await scene.host.do({ t: 'stop' } as never)
    await settle()
    expect(scene.table.state.phase).toBe('playing')
    expect(await fileOf(scene)).toBeUndefined()
    expect(JSON.stringify(scene.friend.messages)).not.toContain(scene.secret)
  })

  it('shows its secret with the last consent, and proves every roll that was made', async () => {
    const scene = await begun()
    for (const player of [scene.host, scene.friend]) await player.do({ t: 'stop' } as never)
    await settle()
    expect(scene.table.state).toMatchObject({ phase: 'open', gameNumber: 2 })
    const file = await fileOf(scene)
    expect(file?.dice).toMatchObject({ end: 'stopped', secret: scene.secret })
    expect(commitmentOf(scene.secret)).toBe(file?.dice.opening.commitment)
    expect(verify(file, scene.device)).toMatchObject({ ok: true, value: { fair: true } })
  })

  it('keeps choices sealed that were never uncovered', async () => {
    const scene = await begun()
    const open = scene.table.state.visible
    for (const player of [scene.host, scene.friend]) await player.do({ t: 'stop' } as never)
    await settle()
    expect((await fileOf(scene))?.events).toHaveLength(open)
  })

  it('leaves out an ask whose roll was not made', async () => {
    const scene = await twoDevices(QWIXX)
    const { host, friend, table } = scene
    friend.holdsLinks = true
    while (!table.state.house?.ledger.isAsking) {
      for (const player of [host, friend]) {
        const m = player.follower.moves().at(-1)
        if (m) await player.do({ t: 'move', m } as never)
      }
      await settle()
    }
    const made = table.state.house.ledger.runs.length
    for (const player of [host, friend]) await player.do({ t: 'stop' } as never)
    await settle()
    const file = await fileOf(scene)
    expect(file?.dice.asks).toHaveLength(made)
    expect(verify(file, friend.dice.device as DiceDevice)).toMatchObject({ ok: true })
  })
})

describe('a game that the house drops', () => {
  it('shows as much as one that is stopped, and verifies as dropped', async () => {
    const scene = await begun()
    for (const player of [scene.host, scene.friend]) scene.table.leave(player)
    await scene.tables.listed()
    await scene.tables.dropForsaken(Date.now() + 1000)
    await settle()
    const file = await fileOf(scene)
    expect(file?.dice).toMatchObject({ end: 'dropped', secret: scene.secret })
    expect(verify(file, scene.device)).toMatchObject({ ok: true, value: { fair: true } })
  })

  it('is none that somebody has come back to, or where something happened lately', async () => {
    const scene = await begun()
    await scene.tables.listed()
    await scene.tables.dropForsaken(Date.now() + 1000)
    scene.table.leave(scene.host)
    scene.table.leave(scene.friend)
    await scene.tables.listed()
    await scene.tables.dropForsaken(Date.now() - 60_000)
    await settle()
    expect(scene.table.state).toMatchObject({ phase: 'playing', gameNumber: 1 })
  })
})
