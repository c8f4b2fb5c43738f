import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DrawSource } from '../chance.ts'
import { ByteBuffer } from './byte-buffer.ts'

/** HMAC-SHA-256 under one key. */
export type Mac = (message: Uint8Array) => Uint8Array

/** In plain JavaScript, so that it runs everywhere; what it computes is the same everywhere. */
export const portableMac = (key: Uint8Array): Mac => {
  const keyed = hmac.create(sha256, key)
  return (message) => keyed.clone().update(message).digest()
}

const buffer = new ByteBuffer()

/** Each text as UTF-8 behind its length. */
export function framed(texts: readonly string[]): Uint8Array {
  buffer.clear()
  for (const text of texts) buffer.addFramed(text)
  return buffer.bytes.slice()
}

/** The same for numbers behind a head; good until the next call. */
export function numbered(head: Uint8Array, numbers: readonly number[]): Uint8Array {
  buffer.clear().add(head)
  for (const number of numbers) buffer.addFramed(String(number))
  return buffer.bytes
}

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
