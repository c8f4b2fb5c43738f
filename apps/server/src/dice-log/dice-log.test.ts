import {
  checkProof,
  entryBytes,
  leafHash,
  MerkleTree,
  openCheckpoint,
  parseEntry,
  parseKey,
  readBundle,
  tileBytes,
  tilesOf,
  type LogEntry,
} from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { DiceRows, Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { closed, logOn, opened as open } from '../testing/dice-log.ts'
import { STORES, type OpenedStore } from '../testing/stores.ts'
import { EntryRefused, type DiceLog } from './dice-log.ts'

function proved(log: DiceLog, proof: string, entry: LogEntry): { index: number; size: number } {
  return unwrap(checkProof(proof, entryBytes(entry), unwrap(parseKey(log.key))))
}

async function newest(log: DiceLog): Promise<{ size: number; root: Uint8Array }> {
  return unwrap(openCheckpoint(await log.checkpoint(), unwrap(parseKey(log.key))))
}

/** Every entry that the store holds, as a tree of its own. */
async function treeIn(rows: DiceRows): Promise<MerkleTree> {
  const tree = new MerkleTree()
  for (const { entry } of await rows.rows(0, 10_000))
    tree.append(leafHash(entryBytes(unwrap(parseEntry(entry)))))
  return tree
}

describe.each(STORES)('the public log of the dice in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const openStore = async (): Promise<Store> => (opened = await make()).store

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
  })

  it('proves every entry, and that an opening stood there before its end', async () => {
    const log = await logOn((await openStore()).dice)
    const opening = await log.append(open('a'))
    expect(proved(log, opening, open('a'))).toMatchObject({ index: 0, size: 1 })
    await log.append(open('b'))
    expect(proved(log, await log.append(closed('a')), closed('a'))).toMatchObject({ index: 2, size: 3 })
    expect(proved(log, await log.append(open('a')), open('a'))).toMatchObject({ index: 0, size: 2 })
    expect((await newest(log)).size).toBe(3)
  })

  it('takes each opening and each end once, and nothing that contradicts it', async () => {
    const log = await logOn((await openStore()).dice)
    await expect(log.append(closed('a'))).rejects.toThrow(EntryRefused)
    const proofs = await Promise.all(
      [open('a'), open('a'), closed('a'), closed('a')].map((each) => log.append(each)),
    )
    expect(proofs[0]).toBe(proofs[1])
    expect(proofs[2]).toBe(proofs[3])
    await expect(log.append(closed('a', 'other'))).rejects.toThrow(EntryRefused)
    expect((await newest(log)).size).toBe(2)
  })

  it('serves tiles from which anybody gets the same tree, as many entries as there are', async () => {
    const { dice } = await openStore()
    const log = await logOn(dice)
    await Promise.all(Array.from({ length: 600 }, (_, i) => log.append(open(String(i)))))
    const tree = await treeIn(dice)
    expect(await newest(log)).toMatchObject({ size: 600, root: tree.root() })
    for (const { level, ...name } of tilesOf(600)) {
      const bytes = await log.tile({ level, ...name })
      if (level === 'entries') expect(unwrap(readBundle(bytes as Uint8Array))).toHaveLength(name.width)
      else
        expect(Buffer.from(bytes as Uint8Array)).toEqual(
          Buffer.from(tileBytes({ level, ...name }, tree.read)),
        )
    }
    for (const beyond of [
      { index: 2, width: 89 },
      { index: 3, width: 1 },
    ])
      for (const level of [0, 'entries'] as const)
        expect(await log.tile({ level, ...beyond })).toBeUndefined()
    expect(await log.tile({ level: 60, index: 0, width: 1 })).toBeUndefined()
  })

  it('is one tree for all nodes that write at once', async () => {
    const { dice } = await openStore()
    const nodes = [await logOn(dice), await logOn(dice), await logOn(dice)]
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(1)
    const games = Array.from({ length: 300 }, (_, i) => String(i))
    const proofs = await Promise.all(games.map((name, i) => (nodes[i % 3] as DiceLog).append(open(name))))
    const places = proofs.map((proof, i) => proved(nodes[0] as DiceLog, proof, open(String(i))).index)
    expect(places.toSorted((a, b) => a - b)).toEqual(games.map(Number))
    const tree = await treeIn(dice)
    for (const node of nodes) expect(await newest(node)).toMatchObject({ size: 300, root: tree.root() })
  })

  it('goes on where a crash left it: entries without a checkpoint, tiles not yet stored', async () => {
    const { dice } = await openStore()
    const log = await logOn(dice)
    await Promise.all(Array.from({ length: 250 }, (_, i) => log.append(open(String(i)))))
    const before = await newest(log)
    const rows = Array.from({ length: 20 }, (_, i) => {
      const entry = open(`late ${i}`)
      const { opening, kind } = entry
      const text = new TextDecoder().decode(entryBytes(entry))
      return { place: 250 + i, at: 2, opening, kind, entry: text, figures: null }
    })
    await dice.append(rows)
    const again = await logOn(dice)
    expect(again.key).toBe(log.key)
    const tree = await treeIn(dice)
    expect(await newest(again)).toMatchObject({ size: 270, root: tree.root() })
    expect(tree.root(250)).toEqual(before.root)
    expect(await dice.tileCount(0)).toBe(1)
    expect(proved(again, await again.append(open('late 3')), open('late 3')).index).toBe(253)
  })
})

it('a store that fails refuses what is appended, and takes it again later', async () => {
  const { dice } = memoryStore()
  const log = await logOn(dice)
  let isFull = true
  const append = dice.append.bind(dice)
  dice.append = (rows) => (isFull ? Promise.reject(new Error('the disk is full')) : append(rows))
  await expect(log.append(open('a'))).rejects.toThrow('the disk is full')
  isFull = false
  expect(proved(log, await log.append(open('a')), open('a')).index).toBe(0)
})
