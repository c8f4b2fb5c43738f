import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { settle, twoPlaying } from '../testing/tables.ts'
import { testServer } from '../testing/server.ts'
import { Attendance } from './attendance.ts'
import { Forgetting } from './forgetting.ts'

const DAY = 86_400_000
const LATE = 500 * DAY

function scene(days: number, here: readonly string[] = []) {
  const { directory } = memoryStore()
  const attendance = new Attendance(directory, () => LATE)
  const erased: string[] = []
  const erase = async (id: string) => void erased.push(id)
  const isHere = (id: string) => here.includes(id)
  const forgetting = new Forgetting({ directory, attendance, days, isHere, erase })
  const add = (id: string, seen: number) => directory.addGuest({ id, name: id, bot: false }, seen)
  return { directory, forgetting, erased, add, left: () => directory.guestIds('', 9999) }
}

describe('a guest who left nothing behind', () => {
  it('is forgotten after the days that are set, and not a day before', async () => {
    const { forgetting, erased, add, left } = scene(400)
    await add('gone', LATE - 401 * DAY - 1)
    await add('late', LATE - 401 * DAY)
    await forgetting.step(LATE)
    expect(await left()).toEqual(['late'])
    expect(erased).toEqual(['gone'])
  })

  it('is kept for ever, if so set; but no link is', async () => {
    const { directory, forgetting, add, left } = scene(0)
    await add('gone', 1)
    await directory.addLink('hash', 'gone', LATE)
    await forgetting.step(LATE)
    expect(await left()).toEqual(['gone'])
    expect(await directory.takeLink('hash', 0)).toBeUndefined()
  })

  it('is kept for as long as a line of theirs is open, and counts as seen', async () => {
    const { directory, forgetting, add, left } = scene(30, ['here'])
    await add('here', 1)
    await forgetting.step(LATE)
    await directory.removeIdle(['here'], LATE)
    expect(await left()).toEqual(['here'])
  })

  it('is found in rounds of small steps, however many there are', async () => {
    const { forgetting, add, left } = scene(30)
    for (let i = 0; i < 450; i++) await add(`g${i}`, 1)
    await forgetting.step(LATE)
    expect(await left()).toHaveLength(250)
    for (let i = 0; i < 2; i++) await forgetting.step(LATE)
    expect(await left()).toEqual([])
    await forgetting.step(LATE)
    await add('a', 1)
    await forgetting.step(LATE)
    expect(await left()).toEqual([])
  })
})

describe('a running server', () => {
  it('forgets by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const store = memoryStore()
    await store.directory.addGuest({ id: 'gone', name: 'Gone', bot: false }, 1)
    await store.history.addUpload({ id: 7, guest: 'gone', key: 'k', file: '{}' })
    await store.calls.setChoices('gone', '{}')
    const server = await testServer({}, store)
    vi.advanceTimersByTime(31_000)
    await settle()
    expect(await store.directory.guest('gone')).toBeUndefined()
    expect(await store.history.upload(7)).toBeUndefined()
    expect(await store.calls.choicesOf('gone')).toBeUndefined()
    vi.useRealTimers()
    await server.close()
  })
})

describe('a guest who is seen', () => {
  it('is noted by any request, once a day', async () => {
    const store = memoryStore()
    const noted: string[] = []
    const { noteSeen } = store.directory
    store.directory.noteSeen = (id, now) => {
      noted.push(id)
      return noteSeen.call(store.directory, id, now)
    }
    const server = await testServer({}, store)
    const made = await fetch(`${server.address}/api/me`, { method: 'POST' })
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let i = 0; i < 3; i++) await fetch(`${server.address}/api/me/tables`, { headers: { cookie } })
    expect(noted).toHaveLength(1)
    await server.close()
  })

  it('has played for good, even after leaving the table in the middle of the game', async () => {
    const { friend, store, tables } = await twoPlaying({ game: 'qwixx', seats: 2 })
    for (const id of ['host', 'friend', 'idle'])
      await store.directory.addGuest({ id, name: id, bot: false }, 1)
    await friend.do({ t: 'leave' })
    await settle()
    await tables.close()
    await store.directory.removeIdle(['host', 'friend', 'idle'], LATE)
    expect(await store.directory.guestIds('', 9)).toEqual(['friend', 'host'])
  })
})
