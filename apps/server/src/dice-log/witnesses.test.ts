import { cosignature, formatKey, KEY_KIND, noteKey, cosignedAt, parseKey } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { expect, it } from 'vitest'
import type { Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { closed, logOn, opened } from '../testing/dice-log.ts'
import { carryOver } from './carry-over.ts'
import { Witnesses } from './witnesses.ts'

const seed = new Uint8Array(32).fill(7)
const KEY = formatKey(noteKey('ann', KEY_KIND.witness, seed))

async function witnessed(store: Store) {
  const log = await logOn(store.dice)
  const told: string[] = []
  const onError = ({ message }: Error) => void told.push(message)
  return { log, told, witnesses: new Witnesses({ rows: store.dice, log, keys: [KEY], onError }) }
}

const cosign = (note: string, time: number) => note + unwrap(cosignature(note, { name: 'ann', seed, time }))

/** A store that was restored: the same key, and the first entries. */
async function restored(store: Store, size: number): Promise<Store> {
  const copy = memoryStore()
  await copy.dice.keepFact('key', (await store.dice.fact('key')) as string)
  await copy.dice.append(await store.dice.rows(0, size))
  return copy
}

it('shows what a listed witness cosigned, and of what is given with it nothing else', async () => {
  const { log, witnesses } = await witnessed(memoryStore())
  await log.append(opened('a'))
  const note = await log.checkpoint()
  await witnesses.take(`${cosign(note, 50)}— stranger AAAAAAAAAA==\n`)
  await witnesses.take(cosign(note, 40))
  expect(await witnesses.list()).toEqual([
    { name: 'ann', key: KEY, size: 1, time: 50, checkpoint: cosign(note, 50) },
  ])
  expect(unwrap(cosignedAt(await witnesses.published(note), unwrap(parseKey(KEY))))).toBe(50)
  await log.append(opened('b'))
  expect(await witnesses.published(await log.checkpoint())).toBe(await log.checkpoint())
})

it('refuses what no listed witness has cosigned, and what is not of this log', async () => {
  const { log, witnesses } = await witnessed(memoryStore())
  const note = await log.checkpoint()
  await expect(witnesses.take(note)).rejects.toThrow('lists no such witness')
  const other = await logOn(memoryStore().dice)
  await expect(witnesses.take(cosign(await other.checkpoint(), 1))).rejects.toThrow(
    'Not a checkpoint of this log',
  )
  await expect(witnesses.take('junk')).rejects.toThrow('Not a checkpoint of this log')
})

it('says aloud, now and at every start, that witnesses saw more than a restored log has', async () => {
  const store = memoryStore()
  const { log } = await witnessed(store)
  await log.append(opened('a'))
  await log.append(opened('b'))
  const seen = cosign(await log.checkpoint(), 50)
  const copy = await restored(store, 1)
  const { witnesses, told, log: shorter } = await witnessed(copy)
  await expect(witnesses.take(seen)).rejects.toThrow('signed a state of 2 entries that it does not hold')
  expect(await witnesses.contradiction()).toBe(seen)
  await shorter.append(opened('c'))
  const again = await witnessed(copy)
  await again.witnesses.warn()
  expect([...told, ...again.told]).toHaveLength(2)
  expect(again.told[0]).toContain('it went back, as after a restored backup, or was forked')
})

it('a restored backup gets the entries that came since, if the log of before can be read', async () => {
  const store = memoryStore()
  const { log } = await witnessed(store)
  for (const name of ['a', 'b', 'c']) await log.append(opened(name))
  await log.append(closed('a'))
  const copy = await restored(store, 2)
  expect(await carryOver(store.dice, copy.dice)).toBeUndefined()
  expect(await (await witnessed(copy)).log.checkpoint()).toBe(await log.checkpoint())
  expect(await carryOver(undefined, (await restored(store, 2)).dice)).toContain(
    'witnesses will say that it went back',
  )
  expect(await carryOver(undefined, memoryStore().dice)).toBeUndefined()
  expect(await carryOver(memoryStore().dice, copy.dice)).toContain('went back')
  const other = memoryStore()
  await (await witnessed(other)).log.append(opened('a'))
  expect(await carryOver(store.dice, other.dice)).toContain('forked')
})
