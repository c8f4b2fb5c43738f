import { MAX_PENALTIES } from '../rules/types.ts'
import { SHEETS } from './states.ts'
import type { ValueTable } from './table.ts'

const MAGIC = [0x51, 0x58, 0x54, 0x31]
const HEADER = MAGIC.length + 1

/**
 * A table as bytes. Neighbouring sheets have similar values, so their differences are written, first the low bytes of
 * all, then the high ones, which are nearly all the same: any general compressor then makes it small.
 */
export function encodeTable({ players, steps }: ValueTable): Uint8Array {
  const bytes = new Uint8Array(HEADER + 2 * steps.length)
  bytes.set([...MAGIC, players])
  const high = HEADER + steps.length
  let previous = 0
  for (let i = 0; i < steps.length; i++) {
    const difference = zigzag(steps[i]! - previous)
    previous = steps[i]!
    bytes[HEADER + i] = difference & 0xff
    bytes[high + i] = difference >> 8
  }
  return bytes
}

/** The table of `encodeTable`'s bytes; undefined if they are anything else. */
export function decodeTable(bytes: Uint8Array): ValueTable | undefined {
  if (bytes.length < HEADER || MAGIC.some((byte, i) => bytes[i] !== byte)) return undefined
  const players = bytes[MAGIC.length]!
  const length = players * MAX_PENALTIES * SHEETS
  if (bytes.length !== HEADER + 2 * length) return undefined
  const steps = new Uint16Array(length)
  let previous = 0
  for (let i = 0; i < length; i++) {
    previous += unzigzag(bytes[HEADER + i]! | (bytes[HEADER + length + i]! << 8))
    steps[i] = previous
  }
  return { players, steps }
}

/** Whole numbers of 16 bits, wrapping, with small ones of either sign made small without one. */
function zigzag(difference: number): number {
  const wrapped = (difference << 16) >> 16
  return ((wrapped << 1) ^ (wrapped >> 15)) & 0xffff
}

function unzigzag(code: number): number {
  return (code >>> 1) ^ -(code & 1)
}
