import { hexToBytes, bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../../../../docs/fair-dice-2-vectors.json' with { type: 'json' }
import logValues from '../../../../docs/fair-dice-log-vectors.json' with { type: 'json' }
import { logVectors, unwrap } from '../testing/index.ts'
import { cosignature, cosignedAt, openCheckpoint, signCheckpoint } from './checkpoint.ts'
import { entryBytes, OpeningRule, parseEntry, type LogEntry } from './entries.ts'
import { formatKey, KEY_KIND, noteKey, parseKey, signerFrom } from './note.ts'
import { checkProof, formatProof, parseProof } from './proof.ts'
import {
  bundleBytes,
  parseTilePath,
  readBundle,
  tileBytes,
  tilePath,
  tileReader,
  tilesOf,
  withTiles,
  type HashTile,
} from './tiles.ts'
import { TreeEdge } from './tree-edge.ts'
import { consistencyPath, inclusionPath, isConsistent, leafHash, MerkleTree, rootOf } from './tree.ts'

const { log } = vectors
const seed = hexToBytes(log.seed)
const origin = 'play.example.org/dice'
const signer = signerFrom(origin, KEY_KIND.log, seed)
const entries = log.entries.map(utf8ToBytes)

function treeOf(size: number, salt = ''): MerkleTree {
  const tree = new MerkleTree()
  for (let i = 0; i < size; i++) tree.append(leafHash(utf8ToBytes(`${salt}${i}`)))
  return tree
}

describe('the published vectors of the log', () => {
  const tree = new MerkleTree()
  const at = (size: number) => signCheckpoint({ size, root: tree.root(size) }, signer)

  it('leaves and roots', () => {
    const roots = [tree.root()]
    for (const entry of entries) {
      tree.append(leafHash(entry))
      roots.push(tree.root())
    }
    expect(entries.map((entry) => bytesToHex(leafHash(entry)))).toEqual(log.leaves)
    expect(roots.map(bytesToHex)).toEqual(log.roots)
  })

  it('the key, the checkpoint and both proofs, made and checked', () => {
    const key = noteKey(origin, KEY_KIND.log, seed)
    expect(formatKey(key)).toBe(log.key)
    expect(unwrap(parseKey(log.key))).toEqual(key)
    expect(at(5)).toBe(log.checkpoint)
    expect(unwrap(openCheckpoint(log.checkpoint, key)).size).toBe(5)
    const made = [
      [0, 3],
      [2, 5],
    ].map(([index = 0, size = 0]) =>
      formatProof({ index, path: inclusionPath(index, size, tree.read), checkpoint: at(size) }),
    )
    expect(made).toEqual(log.proofs)
    expect(unwrap(checkProof(log.proofs[0] as string, entries[0] as Uint8Array, key))).toMatchObject({
      size: 3,
    })
    expect(checkProof(log.proofs[1] as string, entries[0] as Uint8Array, key)).toMatchObject({ ok: false })
  })

  it('every entry in its one form, and the rule that each game opens and ends once', () => {
    const parsed = log.entries.map((entry) => unwrap(parseEntry(entry)))
    expect(parsed.map((entry) => new TextDecoder().decode(entryBytes(entry)))).toEqual(log.entries)
    const rule = new OpeningRule()
    for (const entry of parsed) unwrap(rule.add(entry))
    for (const entry of parsed.slice(0, 3)) expect(rule.add(entry)).toMatchObject({ ok: false })
    const unknown: LogEntry = { kind: 'close', opening: 'f'.repeat(64), end: 'over', file: 'f'.repeat(64) }
    expect(rule.add(unknown)).toMatchObject({ ok: false })
    expect(parseEntry(` ${log.entries[0]}`)).toMatchObject({ ok: false })
  })
})

describe('the tree', () => {
  it('proves every entry of every size, and refuses every other place', () => {
    const tree = treeOf(20)
    const key = noteKey(origin, KEY_KIND.log, seed)
    for (const size of [1, 2, 3, 7, 8, 13, 20]) {
      const checkpoint = signCheckpoint({ size, root: tree.root(size) }, signer)
      for (let index = 0; index < size; index++) {
        const proof = formatProof({ index, path: inclusionPath(index, size, tree.read), checkpoint })
        expect(checkProof(proof, utf8ToBytes(String(index)), key)).toMatchObject({ ok: true })
        expect(checkProof(proof, utf8ToBytes(String(index + 1)), key)).toMatchObject({ ok: false })
      }
    }
  })

  it('proves that it only grew, and that a fork did not', () => {
    const tree = treeOf(33)
    const fork = treeOf(33, 'other')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 33 }), fc.integer({ min: 0, max: 33 }), (a, b) => {
        const [before, size] = a < b ? [a, b] : [b, a]
        const path = consistencyPath(before, size, tree.read)
        const old = { size: before, root: tree.root(before) }
        expect(isConsistent(old, { size, root: tree.root(size) }, path)).toBe(true)
        if (before > 0 && before < size) {
          expect(isConsistent(old, { size, root: fork.root(size) }, path)).toBe(false)
          expect(
            isConsistent({ ...old, root: fork.root(before) }, { size, root: tree.root(size) }, path),
          ).toBe(false)
          expect(isConsistent(old, { size, root: tree.root(size) }, path.slice(1))).toBe(false)
        }
      }),
    )
  })
})

describe('the edge of a tree', () => {
  it('grows as the whole tree does, from any size on', () => {
    const tree = treeOf(70)
    for (const begin of [0, 1, 6, 32, 33]) {
      const early = new TreeEdge()
      for (let i = 0; i < begin; i++) early.append(tree.read(0, i))
      const edge = new TreeEdge({ size: begin, hashes: early.hashes })
      for (let i = begin; i < 70; i++) {
        expect(edge.root()).toEqual(tree.root(i))
        edge.append(tree.read(0, i))
      }
      expect(edge).toMatchObject({ size: 70 })
      expect(edge.root()).toEqual(tree.root())
    }
  })
})

describe('tiles', () => {
  it('names them as C2SP does', () => {
    expect(tilePath({ level: 0, index: 1234067, width: 256 })).toBe('tile/0/x001/x234/067')
    expect(tilePath({ level: 'entries', index: 5, width: 7 })).toBe('tile/entries/005.p/7')
    for (const { level, index, width } of [...tilesOf(70_000).slice(-3), ...tilesOf(3)])
      expect(parseTilePath(tilePath({ level, index, width }))).toEqual({ level, index, width })
    for (const wrong of [
      'tile/0/5',
      'tile/0/005.p/0',
      'tile/0/005.p/256',
      'tile/0/x000/005',
      'tile/-1/005',
      'key',
    ])
      expect(parseTilePath(wrong)).toBeUndefined()
  })

  it('hold all hashes that roots and proofs need', () => {
    const tree = treeOf(700)
    const tiles = new Map(
      tilesOf(700).flatMap((name) => {
        const { level, index } = name
        return level === 'entries'
          ? []
          : [[`${level}/${index}`, tileBytes({ ...name, level }, tree.read)] as const]
      }),
    )
    const read = tileReader(({ level, index, width }) => {
      const bytes = tiles.get(`${level}/${index}`) as Uint8Array
      expect(bytes.length).toBeGreaterThanOrEqual(32 * width)
      return bytes
    })
    expect(rootOf(700, read)).toEqual(tree.root())
    expect(inclusionPath(300, 700, read)).toEqual(inclusionPath(300, 700, tree.read))
  })

  it('are brought as they are needed, each once, as wide as the log is long', async () => {
    const tree = treeOf(700)
    const brought: string[] = []
    const bring = async (tile: HashTile) => {
      brought.push(tilePath(tile))
      return tileBytes(tile, tree.read)
    }
    const path = await withTiles(700, bring, (read) => inclusionPath(300, 700, read))
    expect(path).toEqual(inclusionPath(300, 700, tree.read))
    expect(brought.toSorted()).toEqual(['tile/0/001', 'tile/0/002.p/188', 'tile/1/000.p/2'])
  })

  it('bundles give back their entries, and nothing if they break off', () => {
    expect(unwrap(readBundle(bundleBytes(entries)))).toEqual(entries)
    expect(readBundle(bundleBytes(entries).slice(0, -1))).toMatchObject({ ok: false })
    expect(readBundle(Uint8Array.of(0))).toMatchObject({ ok: false })
  })
})

describe('notes', () => {
  const key = noteKey(origin, KEY_KIND.log, seed)

  it('a witness adds its line, and a changed time or text is not signed', () => {
    const witness = { name: 'witness.example', seed: seed.toReversed(), time: 1_700_000_000 }
    const line = unwrap(cosignature(log.checkpoint, witness))
    const note = log.checkpoint + line
    const own = noteKey(witness.name, KEY_KIND.witness, witness.seed)
    expect(unwrap(cosignedAt(note, own))).toBe(witness.time)
    expect(unwrap(openCheckpoint(note, key)).size).toBe(5)
    expect(cosignedAt(log.checkpoint, own)).toMatchObject({ ok: false })
    expect(cosignedAt(note.replace('\n5\n', '\n6\n'), own)).toMatchObject({ ok: false })
  })

  it.each([
    ['another size', log.checkpoint.replace('\n5\n', '\n6\n')],
    ['a size with a zero before it', log.checkpoint.replace('\n5\n', '\n05\n')],
    ['no signature', log.checkpoint.split('—')[0] as string],
    ['no newline at its end', log.checkpoint.slice(0, -1)],
    ['an extension line', log.checkpoint.replace('\n\n', '\nmore\n\n')],
    ['nothing', ''],
  ])('refuses a checkpoint with %s', (_, note) => {
    expect(openCheckpoint(note, key)).toMatchObject({ ok: false })
  })

  it.each(['', 'a+b', log.key.replace('1cb083d1', '1cb083d2'), `${log.key}A`, log.key.slice(0, -4)])(
    'refuses the key %j',
    (text) => expect(parseKey(text)).toMatchObject({ ok: false }),
  )

  it.each([
    '',
    'c2sp.org/tlog-proof@v1\nindex 00\n\n',
    'c2sp.org/tlog-proof@v1\nindex 0\nAA==\n\n',
    log.checkpoint,
  ])('refuses the proof %j', (text) => expect(parseProof(text)).toMatchObject({ ok: false }))
})

it('the values in docs/fair-dice-log-vectors.json are those of the log', () => {
  expect(logVectors()).toEqual(logValues)
})
