import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { twoDevices } from '../testing/devices.ts'
import { legalMoves, settle } from '../testing/tables.ts'
import type { Bus } from './bus.ts'
import { Peers } from './peers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('whatever comes over the bus costs no more than itself', () => {
  const hearing: ((text: string) => void)[] = []
  const bus = {
    publish() {},
    subscribe: (_: string, hear: (text: string) => void) => {
      hearing.push(hear)
      return () => {}
    },
    close: async () => {},
  }
  const errors: Error[] = []
  const heard: unknown[] = []
  const peers = new Peers({ bus, node: 'here', onError: (error) => void errors.push(error) })
  peers.line('limits', (news: readonly string[]) => void heard.push(news.map(String)))
  for (const text of ['garbage', 'null', '{"from":"there","news":7}', '{"from":"there","news":["a"]}'])
    for (const hear of hearing) hear(text)
  expect(heard).toEqual([['a']])
  expect(errors).toHaveLength(3)
})

function recordingBus() {
  const messages: Record<string, unknown>[] = []
  const hearing: ((text: string) => void)[] = []
  const bus: Bus = {
    publish: (_, text) => void messages.push(JSON.parse(text) as Record<string, unknown>),
    subscribe: (_, hear) => {
      hearing.push(hear)
      return () => {}
    },
    close: () => Promise.resolve(),
  }
  return {
    bus,
    said: (kind: string) => messages.splice(0).flatMap((message) => message[kind] ?? []),
    hear: (letter: object) => hearing.forEach((each) => each(JSON.stringify(letter))),
  }
}

it('a link is said again for as long as the roll waits: nobody may have heard it, and another node may make the roll now', async () => {
  const { host, friend, table } = await twoDevices({ game: 'qwixx', seats: 2 })
  friend.holdsLinks = true
  const { bus, said, hear } = recordingBus()
  const line = new Peers({ bus, node: 'here', onError: () => {} }).join(table)
  // Both choose until the next roll waits for the friend's device.
  while (!table.rolls.isAwaited)
    for (const [seat, visitor] of [host, friend].entries()) {
      const m = legalMoves(table.state, seat).at(-1)
      if (m) await visitor.do({ t: 'move', m } as never)
      await settle()
    }
  const { asks } = table.state.house?.ledger ?? { asks: [] }
  const [hosts] = table.rolls.inHand
  expect(table.rolls.inHand).toEqual([{ seat: 0, ask: asks.length - 1, link: host.sent.at(-1)?.link }])
  line.repeat()
  expect(said('given')).toEqual([hosts])
  const runs = { from: 'there', runs: true, people: [] }
  hear(runs)
  hear(runs)
  expect(said('given')).toEqual([hosts])
  vi.advanceTimersByTime(60_000)
  expect(table.rolls.isAwaited).toBe(false)
  line.repeat()
  expect(said('given')).not.toContainEqual(hosts)
})
