import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { cosignature, signCheckpoint } from '../dice-log/checkpoint.ts'
import { entryBytes } from '../dice-log/entries.ts'
import { formatKey, KEY_KIND, noteKey, signerFrom } from '../dice-log/note.ts'
import { bundleBytes, TILE_WIDTH, tileBytes, tilePath, tilesOf, type TileName } from '../dice-log/tiles.ts'
import { leafHash, MerkleTree } from '../dice-log/tree.ts'
import { secretFrom } from '../fair-dice.ts'
import { unwrap } from './random-match.ts'

const SIZE = 300
/** Shown whole, being so short. */
const SHORT: readonly TileName[] = [
  { level: 0, index: 0, width: 3 },
  { level: 'entries', index: 0, width: 2 },
]

/** A log of 300 openings, all its tiles and bundles, its checkpoint and a cosignature, as docs/fair-dice.md publishes them. */
export function logVectors(): object {
  const [seed, witnessSeed] = ['log', 'witness'].map((name) => secretFrom(`vectors/${name}`)) as [
    string,
    string,
  ]
  const signer = signerFrom('play.example.org/dice', KEY_KIND.log, fromHex(seed))
  const entries = Array.from({ length: SIZE }, (_, i) =>
    entryBytes({ kind: 'open', opening: bytesToHex(sha256(utf8ToBytes(String(i)))) }),
  )
  const tree = new MerkleTree()
  for (const entry of entries) tree.append(leafHash(entry))
  const bytesOf = ({ level, index, width }: TileName): Uint8Array =>
    level === 'entries'
      ? bundleBytes(entries.slice(index * TILE_WIDTH, index * TILE_WIDTH + width))
      : tileBytes({ level, index, width }, tree.read)
  const checkpoint = signCheckpoint({ size: SIZE, root: tree.root() }, signer)
  const witness = { name: 'witness.example.org', seed: fromHex(witnessSeed), time: 1_700_000_000 }
  return {
    about: `entry i is {"kind":"open","opening":hex(SHA-256(decimal(i)))}, i from 0 to ${SIZE - 1}`,
    seed,
    key: formatKey(signer.key),
    size: SIZE,
    root: bytesToHex(tree.root()),
    checkpoint,
    bytes: Object.fromEntries(SHORT.map((name) => [tilePath(name), bytesToHex(bytesOf(name))])),
    sha256: Object.fromEntries(
      tilesOf(SIZE).map((name) => [tilePath(name), bytesToHex(sha256(bytesOf(name)))]),
    ),
    witness: {
      seed: witnessSeed,
      key: formatKey(noteKey(witness.name, KEY_KIND.witness, witness.seed)),
      time: witness.time,
      line: unwrap(cosignature(checkpoint, witness)),
    },
  }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
