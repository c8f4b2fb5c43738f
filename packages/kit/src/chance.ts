/** Where outcomes come from: fair dice, a seeded generator for simulation, a script in a test. */
export interface DrawSource {
  /** A whole number from 0 to n−1, each equally likely. */
  below(n: number): number
}

const WORDS = 2 ** 32

/**
 * A fast generator for simulation (sfc32), reproducible from its seed. Not secret and not for play: tables use the fair dice.
 * `below` scales instead of rejecting (n up to 2³¹); its bias is under n in 4 thousand million.
 */
export class FastSource implements DrawSource {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: number | string) {
    const text = String(seed)
    this.#a = fnv(text, 0x811c9dc5)
    this.#b = fnv(text, 0x9e3779b9)
    this.#c = fnv(text, 0x85ebca6b)
    for (let i = 0; i < 16; i++) this.#next()
  }

  below(n: number): number {
    return ((this.#next() >>> 0) * (n / WORDS)) | 0
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum
  }
}

function fnv(text: string, basis: number): number {
  let hash = basis
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
