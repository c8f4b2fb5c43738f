import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { RateLimits } from './rate-limits.ts'

const RATE = 10
const NODES = 3
const SHARE_MS = 500
const MINUTES = 10

/** How many messages a guest gets through in ten minutes who sends so many to each node in each tenth of a second. */
function admitted(sends: (tick: number) => readonly number[]): number {
  let time = 0
  const settings = readSettings({ 'rate-messages': String(RATE) }, {})
  const nodes = Array.from({ length: NODES }, () => new RateLimits(settings, () => time))
  let count = 0
  for (; time < MINUTES * 60_000; time += 100) {
    for (const [node, times] of sends(time / 100).entries())
      for (let i = 0; i < times; i++) if (nodes[node]?.admitsMessage('guest')) count++
    if (time % SHARE_MS === 0) share(nodes)
  }
  return count
}

function share(nodes: readonly RateLimits[]): void {
  const spent = nodes.map((node) => node.spent(SHARE_MS / 1000, NODES))
  for (const [from, told] of spent.entries())
    for (const [to, node] of nodes.entries()) if (to !== from) node.spend(told)
}

describe('limits of several nodes together', () => {
  const onOne = admitted(() => [100, 0, 0])

  it('let somebody who uses one node have all of it', () => {
    expect(onOne / (MINUTES * 60)).toBeCloseTo(RATE, 0)
  })

  it.each([
    ['at all nodes, all the time', () => [100, 100, 100]],
    ['a little at each node', (tick: number) => (tick % 5 === 0 ? [4, 4, 4] : [0, 0, 0])],
    ['much at one node and a little at the others', (tick: number) => [100, tick % 5 === 0 ? 1 : 0, 0]],
    ['at all nodes at once, and then rests', (tick: number) => (tick % 30 === 0 ? [30, 30, 30] : [0, 0, 0])],
    ['at one node after the other', (tick: number) => [0, 1, 2].map((n) => (tick % NODES === n ? 100 : 0))],
  ])('do not let anybody have it several times: %s', (_, sends) => {
    expect(admitted(sends)).toBeLessThan(1.5 * onOne)
  })
})
