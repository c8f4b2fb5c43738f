import type { Mac, Sha256 } from '@rattlecup/kit'
import { hash } from 'node:crypto'

const BLOCK = 64
const DIGEST = 32
const INNER = 0x36
const OUTER = 0x5c

/** Node's own hash in one call, several times as fast as the one that also runs in browsers. */
export const nativeSha256: Sha256 = (bytes) => Buffer.from(hash('sha256', bytes, 'binary'), 'latin1')

/**
 * HMAC-SHA-256 by two of Node's plain hashes, for keys no longer than a block. Node's own `createHmac` makes an object to be
 * collected for each message, which costs three times as much.
 */
export function nativeMac(key: Uint8Array): Mac {
  let inner = padded(key, INNER)
  const outer = Buffer.concat([padded(key, OUTER), Buffer.alloc(DIGEST)])
  return (message) => {
    if (inner.length !== BLOCK + message.length) inner = resized(inner, BLOCK + message.length)
    inner.set(message, BLOCK)
    outer.write(hash('sha256', inner, 'binary'), BLOCK, 'latin1')
    return nativeSha256(outer)
  }
}

function padded(key: Uint8Array, pad: number): Buffer {
  const block = Buffer.alloc(BLOCK, pad)
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad
  return block
}

/** Messages of one table have nearly always the same length, so one buffer serves them all. */
function resized(inner: Buffer, length: number): Buffer {
  return Buffer.concat([inner.subarray(0, BLOCK)], length)
}
