import type { JsonObject } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { legalMoves, settle, twoPlaying, type Scene, type Visitor } from '../testing/tables.ts'

type Stage = Scene & { readonly host: Visitor; readonly friend: Visitor }

const NEVER = { sums: [], rows: [] }
const ALWAYS = { sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], rows: [] }
const pass = { t: 'move', m: { type: 'pass' } } as never

function says(visitor: Visitor, unless: JsonObject | null) {
  return visitor.do({ t: 'passing', unless } as never)
}

function movesOf({ table }: Stage, seat: number): unknown[] {
  const events = table.state.match?.eventsWithSecrets ?? []
  return events.filter((event) => 'move' in event && event.seat === seat)
}

it('passes for who said so, in the turn of others and never in the own', async () => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2 })
  expect(await says(stage.friend, NEVER)).toMatchObject({ t: 'u' })
  await stage.host.do(pass)
  await stage.host.do(pass)
  await settle()
  expect(movesOf(stage, 1)).toEqual([{ seat: 1, move: { type: 'pass' } }])
  expect(stage.table.state.match?.view(null).active).toBe(1)
  // It was the player's own move: nobody played for them.
  expect(stage.host.follower.table?.seats[1]?.byBot).toBeUndefined()
  expect(stage.table.state.choosing & 0b10).toBe(0b10)
})

it('leaves the choice where something happens that was excepted', async () => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2 })
  await says(stage.friend, ALWAYS)
  await stage.host.do(pass)
  await settle()
  expect(movesOf(stage, 1)).toEqual([])
})

it('ends with the first choice by hand, and can be taken back', async () => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2 })
  await says(stage.friend, ALWAYS)
  await stage.friend.do({ t: 'move', m: legalMoves(stage.table.state, 1).at(-1) } as never)
  expect(stage.table.state.chairs[1]?.passing).toBeNull()
  await says(stage.host, ALWAYS)
  await says(stage.host, null)
  expect(stage.table.state.hasPassing).toBe(false)
})

it('is told to nobody else, and to its player on every device', async () => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2 })
  await says(stage.friend, { sums: [7], rows: ['blue'] })
  const other = stage.visit('friend')
  const watcher = stage.visit('watcher')
  await settle()
  expect(other.follower.passing?.unless).toEqual({ sums: [7], rows: ['blue'] })
  for (const { messages } of [stage.host, watcher])
    expect(JSON.stringify(messages)).not.toMatch(/unless|"blue"\]/)
})

it('is read again from the log', async () => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2, clock: { kind: 'days', days: 2 } })
  await says(stage.friend, NEVER)
  for (const visitor of [stage.host, stage.friend]) stage.table.leave(visitor)
  await stage.tables.listed()
  stage.tables.sweep()
  expect(stage.tables.size).toBe(0)
  const table = await stage.tables.find(stage.table.state.code)
  expect(table?.state.chairs[1]?.passing?.unless).toEqual(NEVER)
})

it.each([{ sums: [1], rows: [] }, {}, { sums: [], rows: [], seat: 0 }])('refuses %j', async (unless) => {
  const stage = await twoPlaying({ game: 'qwixx', seats: 2 })
  expect(await says(stage.friend, unless as JsonObject)).toMatchObject({ t: 'no', code: 'bad-request' })
})

it('is refused where the game has no such thing', async () => {
  const stage = await twoPlaying({ game: 'gambler', seats: 2 })
  expect(await says(stage.friend, NEVER)).toMatchObject({ t: 'no', code: 'bad-request' })
})
