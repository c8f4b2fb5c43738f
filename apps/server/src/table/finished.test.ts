import { findGame } from '@rattlecup/games'
import type { JsonObject } from '@rattlecup/kit'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import type { Store } from '../store/contract.ts'
import { readGame } from './game-file.ts'
import type { TableState } from './state/state.ts'
import { scene, settle, twoPlaying, type Scene, type Visitor } from '../testing/tables.ts'

const SETTINGS = { game: 'qwixx', seats: 2 }

/** Both play whatever is offered until the game is over. */
async function playToTheEnd({ table }: Scene, players: readonly Visitor[]): Promise<void> {
  while (table.state.phase === 'playing') {
    const seat = players.findIndex((_, index) => (table.state.choosing >> index) & 1)
    const m = table.state.match?.moves(seat).at(-1) as JsonObject
    await players[seat]?.do({ t: 'move', m } as never)
  }
}

async function numbersIn({ history }: Store): Promise<number[]> {
  const games = await history.finishedOf({ guest: 'host', limit: 10 })
  return games.map(([seat]) => seat?.number ?? 0).sort((a, b) => a - b)
}

/** What a game is made of, without holding it. */
function partsOf({ match, house }: TableState): WeakRef<object>[] {
  const parts = [match, match?.stateWithSecrets, match?.eventsWithSecrets, house, house?.ledger]
  return parts.map((part) => new WeakRef(part as object))
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe('a game that is over', () => {
  it('is kept by its log alone: a table holds nothing of the games before', async () => {
    const stage = await twoPlaying(SETTINGS)
    const parts: WeakRef<object>[] = []
    for (let game = 1; game <= 3; game++) {
      await playToTheEnd(stage, [stage.host, stage.friend])
      parts.push(...partsOf(stage.table.state))
      await stage.host.do({ t: 'rematch' })
      await stage.host.do({ t: 'start' })
    }
    await stage.tables.listed()
    await vi.waitFor(() => {
      collectGarbage()
      expect(parts.filter((part) => part.deref() !== undefined)).toEqual([])
    })
  })

  it('is handed on as its log tells it, so that nothing has to be replayed', async () => {
    const stage = await twoPlaying(SETTINGS)
    await playToTheEnd(stage, [stage.host, stage.friend])
    await settle()
    const lines = await stage.store.log.load(stage.table.state.id)
    expect(stage.ended).toEqual([readGame(lines, findGame, 1)])
    expect(stage.ended[0]?.file).toMatchObject({ dice: { end: 'over' } })
  })

  it('is found again, though the next one begins at once', async () => {
    const stage = await twoPlaying(SETTINGS)
    const players = [stage.host, stage.friend]
    await playToTheEnd(stage, players)
    await stage.host.do({ t: 'rematch' })
    await stage.host.do({ t: 'start' })
    await playToTheEnd(stage, players)
    await stage.tables.listed()
    expect(await numbersIn(stage.store)).toEqual([1, 2])
  })

  it('is found again after a crash between its last move and its entry, as soon as the table is read', async () => {
    const before = memoryStore()
    const lost = { ...before, history: memoryStore().history }
    const stage = await twoPlaying(SETTINGS, { store: lost })
    await playToTheEnd(stage, [stage.host, stage.friend])
    await stage.host.do({ t: 'rematch' })
    expect(await numbersIn(before)).toEqual([])
    const { tables } = await scene(SETTINGS, { store: before })
    await tables.find(stage.table.state.code)
    await settle()
    expect(await numbersIn(before)).toEqual([1])
    const [game] = await before.history.finishedOf({ guest: 'friend', limit: 10 })
    expect(game?.map(({ name }) => name)).toEqual(['name of host', 'name of friend'])
  })
})
