import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawSource } from './chance.ts'

/** The scheme that docs/fair-dice.md describes; another scheme would need another name. */
export const FAIR_DICE = 'rattlecup-dice/1'

/** What everybody may know before the first roll. */
export interface DicePromise {
  readonly scheme: typeof FAIR_DICE
  /** The table's name, so that one secret never serves two tables alike. */
  readonly table: string
  /** SHA-256 of the secret, in hexadecimal. */
  readonly commitment: string
  /** What each seat threw in, fixed before the first roll; an empty text for a seat that gave none. */
  readonly seeds: readonly string[]
}

/** What is shown after the game: the promise and the secret that it was about. */
export interface DiceProof extends DicePromise {
  /** 32 bytes in hexadecimal. */
  readonly secret: string
}

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/**
 * Dice that nobody can bend: outcome number i comes from HMAC-SHA-256 of the secret over the table, the players'
 * seeds and i. The house is bound by its commitment before it knows the seeds, the players never know the secret.
 */
export class FairDice {
  readonly #secret: string
  readonly #key: Uint8Array
  readonly #table: string
  readonly #seeds: readonly string[]

  constructor(setup: { secret: string; table: string; seeds: readonly string[] }) {
    this.#secret = setup.secret
    this.#key = hexToBytes(setup.secret)
    this.#table = setup.table
    this.#seeds = setup.seeds
  }

  get promise(): DicePromise {
    const commitment = commitmentOf(this.#secret)
    return { scheme: FAIR_DICE, table: this.#table, commitment, seeds: this.#seeds }
  }

  /** For the end of the game only. */
  get proof(): DiceProof {
    return { ...this.promise, secret: this.#secret }
  }

  /** The source of outcome number `index`, counted from 0. */
  outcome(index: number): DrawSource {
    const head = [FAIR_DICE, this.#table, ...this.#seeds, String(index)]
    return new HmacSource((block) => hmac(sha256, this.#key, framed([...head, String(block)])))
  }
}

/** Each text as UTF-8 behind its length in four bytes, big end first: no two lists of texts give the same bytes. */
function framed(texts: readonly string[]): Uint8Array {
  const frames = texts.flatMap((text) => {
    const bytes = utf8ToBytes(text)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    return [length, bytes]
  })
  return concatBytes(...frames)
}

const WORD = 2 ** 32

/** Words of 32 bits from numbered blocks of 32 bytes. */
class HmacSource implements DrawSource {
  readonly #blockAt: (index: number) => Uint8Array
  #block: DataView = new DataView(new ArrayBuffer(0))
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
    if (this.#offset === this.#block.byteLength) {
      this.#block = new DataView(this.#blockAt(this.#blocks++).buffer)
      this.#offset = 0
    }
    const word = this.#block.getUint32(this.#offset)
    this.#offset += 4
    return word
  }
}

/** A secret from any text: for games that shall be repeatable, such as `new` with a seed in DGP/1. */
export function secretFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
