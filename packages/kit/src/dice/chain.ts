import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Sha256 } from './digest.ts'

/** How many links a chain has; its root is the last of them. */
export const CHAIN_LENGTH = 1024

/** 32 bytes in lower-case hexadecimal. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** Link number n of a chain, 1 for the first ask it counts from; 0 is its head. */
export function linkOf(root: string, n: number): string {
  return hashedDown(root, CHAIN_LENGTH - n)
}

export function headOf(root: string): string {
  return linkOf(root, 0)
}

/** The head and all links of a chain, by their numbers. */
export function chainFrom(root: string, hash: Sha256 = sha256): string[] {
  const links = [root]
  let bytes: Uint8Array = hexToBytes(root)
  for (let n = CHAIN_LENGTH; n > 0; n--) {
    bytes = hash(bytes)
    links.push(bytesToHex(bytes))
  }
  return links.reverse()
}

/** What a link becomes after this many steps of SHA-256. */
export function hashedDown(link: string, steps: number, hash: Sha256 = sha256): string {
  let bytes: Uint8Array = hexToBytes(link)
  for (let step = 0; step < steps; step++) bytes = hash(bytes)
  return bytesToHex(bytes)
}
