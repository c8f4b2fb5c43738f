import { describe, expect, it } from 'vitest'
import type { CallStore } from '../store/calls/contract.ts'
import { memoryStore } from '../store/memory.ts'
import type { TableState } from '../table/state/state.ts'
import { Caller } from './caller.ts'

/** A house of which only the calls are there. */
function callerOn(calls: CallStore, store = memoryStore()): Caller {
  return new Caller({
    store: { ...store, calls },
    vapid: { publicKey: '', privateKey: '', subject: '' },
    webhookSecret: '',
    now: Date.now,
    delay: 0,
    allowPrivate: true,
    onError: (error) => expect.unreachable(error.message),
  })
}
const table = { code: 'ABCDE', game: { id: 'qwixx' } } as TableState

describe('a call', () => {
  it('waits for one call at most of each who has many, however slow their servers are', async () => {
    const order: string[] = []
    const store = memoryStore()
    const calls: CallStore = Object.assign(Object.create(store.calls) as CallStore, {
      choicesOf: async (guest: string) => {
        order.push(guest)
        await new Promise((resolve) => void setTimeout(resolve, 20))
        return JSON.stringify({ turn: false })
      },
    })
    const caller = callerOn(calls, store)
    const greedy = Array.from({ length: 20 }, (_, i) => `greedy ${i}`)
    for (let times = 0; times < 5; times++) caller.withdraw(table, greedy)
    caller.withdraw(table, ['late'])
    await caller.close()
    expect(order).toHaveLength(101)
    expect(order.indexOf('late')).toBe(20)
  })

  it('goes on until all who wait are called, though the house shuts meanwhile', async () => {
    const store = memoryStore()
    const told: string[] = []
    const calls: CallStore = Object.assign(Object.create(store.calls) as CallStore, {
      choicesOf: async () => {
        await new Promise((resolve) => void setTimeout(resolve, 50))
        told.push('called')
        return JSON.stringify({ turn: false })
      },
    })
    const caller = callerOn(calls, store)
    caller.withdraw(table, ['ann', 'ben'])
    await new Promise((resolve) => void setTimeout(resolve, 10))
    caller.withdraw(table, ['cleo'])
    await caller.close()
    expect(told).toHaveLength(3)
  })
})
