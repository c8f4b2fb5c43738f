import { FAIR_DICE, FairDice, type DrawSource } from '@rattlecup/kit'
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

const WORD = 2 ** 32
const WORD_BYTES = 4

/** Kit's fair dice, number for number, with Node's own HMAC: a roll costs a quarter. A test holds them together. */
export class NativeDice extends FairDice {
  readonly #key: KeyObject
  readonly #head: Buffer

  constructor(setup: { secret: string; table: string; seeds: readonly string[] }) {
    super(setup)
    this.#key = createSecretKey(Buffer.from(setup.secret, 'hex'))
    this.#head = Buffer.concat([FAIR_DICE, setup.table, ...setup.seeds].map(framed))
  }

  override outcome(index: number): DrawSource {
    const head = Buffer.concat([this.#head, framed(String(index))])
    return new BlockSource((block) =>
      createHmac('sha256', this.#key)
        .update(head)
        .update(framed(String(block)))
        .digest(),
    )
  }
}

/** A text as UTF-8 behind its length. */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(WORD_BYTES + length)
  frame.writeUInt32BE(length)
  frame.write(text, WORD_BYTES)
  return frame
}

class BlockSource implements DrawSource {
  readonly #blockAt: (index: number) => Buffer
  #block: Buffer = Buffer.alloc(0)
  #blocks = 0
  #offset = 0

  constructor(blockAt: (index: number) => Buffer) {
    this.#blockAt = blockAt
  }

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
    const word = this.#block.readUInt32BE(this.#offset)
    this.#offset += WORD_BYTES
    return word
  }
}
