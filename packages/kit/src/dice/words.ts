import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawSource } from '../chance.ts'

/** HMAC-SHA-256 under one key. */
export type Mac = (message: Uint8Array) => Uint8Array

/** In plain JavaScript, so that it runs everywhere; what it computes is the same everywhere. */
export const portableMac = (key: Uint8Array): Mac => {
  const keyed = hmac.create(sha256, key)
  return (message) => keyed.clone().update(message).digest()
}

/** Each text as UTF-8 behind its length in four bytes, big end first: no two lists of texts give the same bytes. */
export function framed(texts: readonly string[]): Uint8Array {
  return concatBytes(...texts.map(utf8ToBytes).flatMap((bytes) => [lengthOf(bytes), bytes]))
}

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return length
}

/** The same for numbers behind a head, without the encoder of texts, which takes longer than the rest of a roll. */
export function numbered(head: Uint8Array, numbers: readonly number[]): Uint8Array {
  const digits = numbers.map(String)
  const size = digits.reduce((sum, { length }) => sum + LENGTH_BYTES + length, head.length)
  const message = new Uint8Array(size)
  message.set(head)
  let at = head.length
  for (const text of digits) {
    at += LENGTH_BYTES
    message[at - 1] = text.length
    for (let i = 0; i < text.length; i++) message[at++] = text.charCodeAt(i)
  }
  return message
}

const LENGTH_BYTES = 4
const WORD = 2 ** 32
const WORD_BYTES = 4

/** Words of 32 bits from numbered blocks of 32 bytes. */
export class WordSource implements DrawSource {
  readonly #blockAt: (index: number) => Uint8Array
  #block: Uint8Array = new Uint8Array()
  #blocks = 0
  #offset = 0

  constructor(blockAt: (index: number) => Uint8Array) {
    this.#blockAt = blockAt
  }

  /** Words at and above the last whole multiple of n are thrown away: what is left is fair to the last bit. */
  below(n: number): number {
    const limit = WORD - (WORD % n)
    for (;;) {
      const word = this.#word()
      if (word < limit) return word % n
    }
  }

  #word(): number {
    if (this.#offset === this.#block.length) {
      this.#block = this.#blockAt(this.#blocks++)
      this.#offset = 0
    }
    let word = 0
    for (let byte = 0; byte < WORD_BYTES; byte++) word = word * 256 + (this.#block[this.#offset++] as number)
    return word
  }
}
