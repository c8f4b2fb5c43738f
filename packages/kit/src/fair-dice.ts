import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawSource } from './chance.ts'
import { framed, numbered, portableMac, WordSource, type Mac } from './dice/words.ts'

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
    return new WordSource((block) => this.#mac(numbered(this.#head, [index, block])))
  }
}

/** A secret from any text: for games that must be repeatable, such as `new` with a seed in DGP/1. */
export function secretFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
