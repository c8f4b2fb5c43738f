import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { show } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'
import { fromPaddedBase64, toPaddedBase64 } from '../base64.ts'
import { sameBytes } from './tree.ts'

/** Signed notes (C2SP signed-note): a text, a blank line, signatures. Keys are Ed25519. */

/** What a key signs: a log its notes, a witness its cosignatures. */
export const KEY_KIND = { log: 0x01, witness: 0x04 } as const

export interface NoteKey {
  readonly name: string
  /** The first four bytes of a hash of name, kind and key. */
  readonly id: Uint8Array
  readonly kind: number
  readonly publicKey: Uint8Array
}

export interface NoteSignature {
  readonly name: string
  readonly id: Uint8Array
  /** What follows the id: the signature itself, for a witness behind its time. */
  readonly bytes: Uint8Array
}

export interface Note {
  /** With the newline at its end, as it was signed. */
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

const ID_BYTES = 4
const PUBLIC_KEY_BYTES = 32

/** The key that belongs to a seed of 32 bytes. */
export function noteKey(name: string, kind: number, seed: Uint8Array): NoteKey {
  return noteKeyOf(name, kind, ed25519.getPublicKey(seed))
}

export function noteKeyOf(name: string, kind: number, publicKey: Uint8Array): NoteKey {
  const id = sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(kind), publicKey)).slice(0, ID_BYTES)
  return { name, id, kind, publicKey }
}

/** `name+hex(id)+base64(kind and key)`: how a key is published. */
export function formatKey({ name, id, kind, publicKey }: NoteKey): string {
  return `${name}+${bytesToHex(id)}+${toPaddedBase64(concatBytes(Uint8Array.of(kind), publicKey))}`
}

export function parseKey(text: string): Result<NoteKey> {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? []
  const bytes = encoded === undefined ? undefined : fromPaddedBase64(encoded)
  if (name === undefined || bytes?.length !== 1 + PUBLIC_KEY_BYTES)
    return fail('bad-request', `a key is name+id+base64 of an Ed25519 key, not ${show(text)}`)
  const key = noteKeyOf(name, bytes[0] as number, bytes.slice(1))
  return bytesToHex(key.id) === id
    ? ok(key)
    : fail('bad-request', `the id of the key ${show(text)} is not its own`)
}

export function formatNote({ text, signatures }: Note): string {
  return `${text}\n${signatures.map(signatureLine).join('')}`
}

export function signatureLine({ name, id, bytes }: NoteSignature): string {
  return `— ${name} ${toPaddedBase64(concatBytes(id, bytes))}\n`
}

export function parseNote(note: string): Result<Note> {
  const end = note.lastIndexOf('\n\n')
  const lines = note.slice(end + 2).split('\n')
  const signatures = lines.slice(0, -1).map(parseSignature)
  if (end < 0 || lines.at(-1) !== '' || signatures.length === 0 || signatures.includes(undefined))
    return fail('bad-request', 'a signed note is a text, a blank line and lines of signatures')
  return ok({ text: note.slice(0, end + 1), signatures: signatures as NoteSignature[] })
}

function parseSignature(line: string): NoteSignature | undefined {
  const [, name, encoded] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? []
  const bytes = encoded === undefined ? undefined : fromPaddedBase64(encoded)
  if (name === undefined || bytes === undefined || bytes.length <= ID_BYTES) return undefined
  return { name, id: bytes.slice(0, ID_BYTES), bytes: bytes.slice(ID_BYTES) }
}

/** The signature of a key under a note, if there is one. */
export function signatureOf(note: Note, key: NoteKey): NoteSignature | undefined {
  return note.signatures.find(({ name, id }) => name === key.name && sameBytes(id, key.id))
}

/** A key that signs. Whoever has a faster Ed25519 than ours may bring it: all make the same signatures. */
export interface Signer {
  readonly key: NoteKey
  readonly sign: (message: Uint8Array) => Uint8Array
}

/** The key of a seed of 32 bytes, and its signatures. */
export function signerFrom(name: string, kind: number, seed: Uint8Array): Signer {
  return { key: noteKey(name, kind, seed), sign: (message) => ed25519.sign(message, seed) }
}

/** By RFC 8032 to the letter, so that every program says the same. */
export function isSigned(signature: Uint8Array, message: Uint8Array, { publicKey }: NoteKey): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Of another length, or a key that is no point: not a signature.
    return false
  }
}
