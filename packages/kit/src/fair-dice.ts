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

/** HMAC-SHA-256 under one key. */
export type Mac = (message: Uint8Array) => Uint8Array

/** In plain JavaScript, so that it runs everywhere; what it computes is the same everywhere. */
const portableMac = (key: Uint8Array): Mac => {
  const keyed = hmac.create(sha256, key)
  return (message) => keyed.clone().update(message).digest()
}

/**
 * Dice that nobody can bend: outcome number i comes from HMAC-SHA-256 of the secret over the table, the players'
 * seeds and i. The house is bound by its commitment before it knows the seeds, the players never know the secret.
 */
export class FairDice {
  readonly #secret: string
  readonly #mac: Mac
  readonly #table: string
  readonly #seeds: readonly string[]
  /** What every message begins with. */
  readonly #head: Uint8Array
  #commitment: string | undefined

  /** `macOf` may be the machine's own HMAC. */
  constructor(
    setup: { secret: string; table: string; seeds: readonly string[] },
    macOf: (key: Uint8Array) => Mac = portableMac,
  ) {
    this.#secret = setup.secret
    this.#mac = macOf(hexToBytes(setup.secret))
    this.#table = setup.table
    this.#seeds = setup.seeds
    this.#head = framed([FAIR_DICE, setup.table, ...setup.seeds])
  }

  get promise(): DicePromise {
    const commitment = (this.#commitment ??= commitmentOf(this.#secret))
    return { scheme: FAIR_DICE, table: this.#table, commitment, seeds: this.#seeds }
  }

  /** For the end of the game only. */
  get proof(): DiceProof {
    return { ...this.promise, secret: this.#secret }
  }

  /** The source of outcome number `index`, counted from 0. */
  outcome(index: number): DrawSource {
    return new MacSource((block) => this.#mac(numbered(this.#head, [index, block])))
  }
}

/** Each text as UTF-8 behind its length in four bytes, big end first: no two lists of texts give the same bytes. */
function framed(texts: readonly string[]): Uint8Array {
  return concatBytes(...texts.map(utf8ToBytes).flatMap((bytes) => [lengthOf(bytes), bytes]))
}

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return length
}

/** The same for numbers behind a head, without the encoder of texts, which takes longer than the rest of a roll. */
function numbered(head: Uint8Array, numbers: readonly number[]): Uint8Array {
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
class MacSource implements DrawSource {
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

/** A secret from any text: for games that shall be repeatable, such as `new` with a seed in DGP/1. */
export function secretFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
