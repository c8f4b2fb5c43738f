import type { JsonObject } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { legalMoves, scene, settle, twoPlaying, Visitor } from '../testing/tables.ts'
import type { Store } from '../store/contract.ts'
import type { Table } from './table.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const HELLO = { t: 'say', what: { phrase: 'hello' } } as never

/** Another node writes where this table is about to. */
function writeFirst(store: Store, table: Table): Promise<void> {
  const said = { seat: null, name: 'another node', what: { phrase: 'hello' } }
  return store.log.append(table.state.id, table.state.n + 1, JSON.stringify({ k: 'said', said }))
}

describe('somebody at a table', () => {
  it('is not somebody who left before being let in', async () => {
    const { host, table } = await twoPlaying(QWIXX)
    const hasty = new Visitor(table, 'hasty')
    const spoken = host.do(HELLO)
    table.join(hasty, 'join', undefined)
    table.leave(hasty)
    await spoken
    expect(hasty.messages).toEqual([])
    expect(table.members.has(hasty)).toBe(false)
  })

  it('is let in once by the last of several knocks', async () => {
    const { host, table } = await twoPlaying(QWIXX)
    const hasty = new Visitor(table, 'hasty')
    const spoken = host.do(HELLO)
    table.join(hasty, 'first', undefined)
    table.leave(hasty)
    table.join(hasty, 'second', undefined)
    await spoken
    expect(hasty.messages).toMatchObject([{ t: 'table', i: 'second' }])
  })

  it('are its players alone once the game begins, where only players may watch', async () => {
    const { visit, table } = await scene({ ...QWIXX, watch: 'players' })
    const [host, friend, guest] = [visit('host'), visit('friend'), visit('guest')]
    await host.do({ t: 'sit', seat: 0 } as never)
    await friend.do({ t: 'sit', seat: 1 } as never)
    const before = guest.messages.length
    await host.do({ t: 'start' })
    expect(guest.messages.slice(before)).toMatchObject([{ t: 'no', i: 'join', code: 'no-entry' }])
    expect(table.members.has(guest)).toBe(false)
    expect(await friend.do({ t: 'leave' })).toMatchObject({ t: 'u', you: null })
    expect(table.members.has(friend)).toBe(false)
    expect(table.members.has(host)).toBe(true)
  })
})

describe('a game for players alone', () => {
  it('lets nobody else in who knocked just before it began', async () => {
    const { visit, table } = await scene({ ...QWIXX, watch: 'players' })
    const [host, friend] = [visit('host'), visit('friend')]
    await host.do({ t: 'sit', seat: 0 } as never)
    await friend.do({ t: 'sit', seat: 1 } as never)
    const started = host.do({ t: 'start' })
    const late = visit('late')
    await started
    await settle()
    expect(late.messages).toMatchObject([{ t: 'no', i: 'join', code: 'no-entry' }])
    expect(table.members.has(late)).toBe(false)
  })
})

describe('where another node has written to the log', () => {
  it('everything that waits is carried out once it is read again, what was refused too', async () => {
    const { host, friend, table, store, errors } = await twoPlaying(QWIXX)
    await writeFirst(store, table)
    const move = host.do({ t: 'move', m: legalMoves(table.state, 0)[0] as JsonObject } as never)
    const reading = table.read((state) => state.talk.heardBy('host').at(-1)?.name)
    const spoken = friend.do(HELLO)
    const late = new Visitor(table, 'late')
    table.join(late, 'door', undefined)
    expect(await move).toMatchObject({ t: 'e', c: [0] })
    expect(await reading).toBe('another node')
    expect(await spoken).toMatchObject({ t: 'say' })
    await settle()
    expect(late.messages).toMatchObject([{ t: 'table', i: 'door' }])
    expect(errors).toEqual([])
  })

  it('nobody who leaves meanwhile is brought back', async () => {
    const { host, friend, table, store } = await twoPlaying(QWIXX)
    await writeFirst(store, table)
    host.send = () => table.leave(friend)
    table.receive(host, { ...(HELLO as object), i: 'x' } as never)
    await settle()
    expect(table.members.has(host)).toBe(true)
    expect(table.members.has(friend)).toBe(false)
  })

  it('a table that was let go of takes no more commands, and nothing of its successor along', async () => {
    const { host, friend, table, tables } = await twoPlaying(QWIXX)
    for (const player of [host, friend]) table.leave(player)
    tables.sweep()
    const again = await tables.find(table.state.code)
    expect(again).not.toBe(table)
    const other = new Visitor(again as Table, 'host')
    again?.join(other, 'join', undefined)
    await other.do(HELLO, 'fresh')
    expect(await friend.do(HELLO)).toMatchObject({ t: 'no', code: 'conflict' })
    await expect(table.read(() => 'late')).rejects.toMatchObject({ code: 'conflict' })
    await settle()
    expect(await tables.find(table.state.code)).toBe(again)
    expect(tables.size).toBe(1)
  })
})
