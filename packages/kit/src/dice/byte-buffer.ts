import { utf8ToBytes } from '@noble/hashes/utils.js'

const LENGTH_BYTES = 4
const LAST_ASCII = 0x7f

/**
 * Bytes that are put together only to be hashed at once. It is filled again and again, since making a new list of bytes
 * takes longer than filling it: what it answers is good until it is cleared.
 */
export class ByteBuffer {
  #bytes = new Uint8Array(1024)
  #length = 0

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  clear(): this {
    this.#length = 0
    return this
  }

  add(bytes: Uint8Array): this {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
    return this
  }

  /** A text as UTF-8. Nearly all are plain ASCII, which is written by hand: the encoder takes several times as long. */
  addText(text: string): this {
    this.#reserve(text.length)
    const bytes = this.#bytes
    let at = this.#length
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > LAST_ASCII) return this.add(utf8ToBytes(text))
      bytes[at++] = code
    }
    this.#length = at
    return this
  }

  /** A text behind its length in four bytes, big end first: no two lists of texts give the same bytes. */
  addFramed(text: string): this {
    const start = this.#length
    this.#reserve(LENGTH_BYTES)
    this.#length += LENGTH_BYTES
    this.addText(text)
    let left = this.#length - start - LENGTH_BYTES
    for (let at = start + LENGTH_BYTES - 1; at >= start; at--, left >>>= 8) this.#bytes[at] = left & 0xff
    return this
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = new Uint8Array(2 * (this.#length + more))
    larger.set(this.bytes)
    this.#bytes = larger
  }
}
