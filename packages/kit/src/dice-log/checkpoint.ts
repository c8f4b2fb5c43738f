import { utf8ToBytes } from '@noble/hashes/utils.js'
import { show } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'
import { fromPaddedBase64, toPaddedBase64 } from '../base64.ts'
import {
  formatNote,
  isSigned,
  KEY_KIND,
  parseNote,
  signatureLine,
  signatureOf,
  signerFrom,
  type NoteKey,
  type Signer,
} from './note.ts'

/** The state of the log at one moment (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The log's address without scheme; also the name of its key. */
  readonly origin: string
  readonly size: number
  readonly root: Uint8Array
}

export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toPaddedBase64(root)}\n`
}

/** The checkpoint signed by the log's own key, whose name is the origin. */
export function signCheckpoint(tree: Omit<Checkpoint, 'origin'>, { key, sign }: Signer): string {
  const text = checkpointText({ ...tree, origin: key.name })
  return formatNote({ text, signatures: [{ ...key, bytes: sign(utf8ToBytes(text)) }] })
}

/** Reads a signed checkpoint and checks the log's signature; other signatures are let be. */
export function openCheckpoint(note: string, key: NoteKey): Result<Checkpoint> {
  const parsed = parseNote(note)
  if (!parsed.ok) return parsed
  const checkpoint = parseCheckpoint(parsed.value.text)
  if (!checkpoint.ok) return checkpoint
  if (key.kind !== KEY_KIND.log || checkpoint.value.origin !== key.name)
    return fail(
      'bad-request',
      `the checkpoint is of ${show(checkpoint.value.origin)}, the key of ${show(key.name)}`,
    )
  const signature = signatureOf(parsed.value, key)
  if (!signature || !isSigned(signature.bytes, utf8ToBytes(parsed.value.text), key))
    return fail('bad-request', "the checkpoint does not carry the log's signature")
  return checkpoint
}

function parseCheckpoint(text: string): Result<Checkpoint> {
  const [, origin, size, encoded] = /^([^\n]+)\n(0|[1-9]\d*)\n(\S+)\n$/.exec(text) ?? []
  const root = encoded === undefined ? undefined : fromPaddedBase64(encoded)
  if (origin === undefined || root?.length !== 32 || !Number.isSafeInteger(Number(size)))
    return fail('bad-request', 'a checkpoint is three lines: origin, size and root')
  return ok({ origin, size: Number(size), root })
}

const TIME_BYTES = 8

/** A witness's line under a checkpoint (C2SP tlog-cosignature): it saw the log in this state, at this time in seconds. */
export function cosignature(
  note: string,
  witness: { name: string; seed: Uint8Array; time: number },
): Result<string> {
  const parsed = parseNote(note)
  if (!parsed.ok) return parsed
  const { key, sign } = signerFrom(witness.name, KEY_KIND.witness, witness.seed)
  const signed = sign(cosigned(parsed.value.text, witness.time))
  const bytes = new Uint8Array(TIME_BYTES + signed.length)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(witness.time))
  bytes.set(signed, TIME_BYTES)
  return ok(signatureLine({ ...key, bytes }))
}

function cosigned(text: string, time: number | bigint): Uint8Array {
  return utf8ToBytes(`cosignature/v1\ntime ${time}\n${text}`)
}

/** When a witness saw the checkpoint, in seconds; an error if it did not sign it. */
export function cosignedAt(note: string, key: NoteKey): Result<number> {
  const parsed = parseNote(note)
  if (!parsed.ok) return parsed
  const bytes = signatureOf(parsed.value, key)?.bytes
  if (key.kind !== KEY_KIND.witness || bytes === undefined || bytes.length <= TIME_BYTES)
    return fail('bad-request', `${key.name} has not cosigned the checkpoint`)
  const time = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0)
  return isSigned(bytes.slice(TIME_BYTES), cosigned(parsed.value.text, time), key)
    ? ok(Number(time))
    : fail('bad-request', `the cosignature of ${key.name} does not fit the checkpoint`)
}
