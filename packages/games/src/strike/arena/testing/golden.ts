import { FastSource } from '@rattlecup/kit'
import type { Arena } from '../arena.ts'
import type { ThrowInput } from '../simulate.ts'
import { anyInput } from './scenarios.ts'

export interface GoldenThrow {
  readonly input: ThrowInput
  readonly seed: string
}

/** 200 throws, every tenth a grand one of 6 to 12 dice. `golden/hashes.json` has a hash for each. */
export function goldenThrows(): GoldenThrow[] {
  const source = new FastSource('golden throws')
  return Array.from({ length: 200 }, (_, index) => ({
    input: anyInput(source, index % 10 === 9 ? 6 + (((index / 10) | 0) % 7) : 0),
    seed: `golden ${index}`,
  }))
}

export function goldenHashes(arena: Arena, throws: readonly GoldenThrow[] = goldenThrows()): string[] {
  return throws.map(({ input, seed }) => arena.simulate(input, new FastSource(seed)).hash)
}
