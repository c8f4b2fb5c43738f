import { describe, expect, it } from 'vitest'
import { TakenError } from './contract.ts'
import { GroupCommit, type Entry } from './group-commit.ts'
import { ArrivalRate } from './arrival-rate.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** A disk that takes its time, and remembers what was written together. */
function slowDisk(ms: number) {
  const groups: Entry[][] = []
  const commit = new GroupCommit(async (batch) => {
    await pause(ms)
    groups.push([...batch])
    return batch.flatMap(({ record }, index) => (record === 'taken' ? [index] : []))
  })
  return { groups, commit }
}

describe('group commit', () => {
  it('writes what comes alone at once', async () => {
    const { groups, commit } = slowDisk(1)
    for (let seq = 0; seq < 5; seq++) await commit.append(1, seq, 'alone')
    expect(groups.map((group) => group.length)).toEqual([1, 1, 1, 1, 1])
  })

  it('writes together what comes while the disk is busy, in order', async () => {
    const { groups, commit } = slowDisk(10)
    const first = commit.append(1, 0, 'first')
    await pause(3)
    const rest = Array.from({ length: 30 }, (_, i) => commit.append(1, i + 1, 'rest'))
    await Promise.all([first, ...rest])
    expect(groups.map((group) => group.length)).toEqual([1, 30])
    expect(groups[1]?.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  it('refuses what is built on a refused entry, and nothing else', async () => {
    const { commit } = slowDisk(5)
    const taken = commit.append(1, 0, 'taken')
    await pause(2)
    const results = await Promise.allSettled([
      taken,
      commit.append(1, 1, 'built on it'),
      commit.append(2, 0, 'other'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(TakenError)
  })

  it('collects longer in a crowd, and everything is written in the end', async () => {
    const { groups, commit } = slowDisk(0)
    const appended: Promise<void>[] = []
    for (let turn = 0; turn < 60; turn++) {
      for (let i = 0; i < 10; i++) appended.push(commit.append(turn * 10 + i, 0, 'crowd'))
      await pause(1)
    }
    await Promise.all(appended)
    await commit.settled()
    expect(groups.flat()).toHaveLength(600)
    expect(groups.length).toBeLessThan(40)
  })
})

describe('the rate of arrivals', () => {
  it('follows what comes in, and forgets', () => {
    let now = 0
    const rate = new ArrivalRate(() => now)
    const go = (times: number, count: number) => {
      for (let i = 0; i < times; i++) {
        now += 5
        rate.note(count)
      }
    }
    go(100, 15)
    expect(rate.perMs).toBeCloseTo(3, 1)
    go(100, 1)
    expect(rate.perMs).toBeCloseTo(0.2, 1)
  })
})
