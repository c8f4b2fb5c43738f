import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('bytes as text', () => {
  it('are written as everybody writes them, and read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = toBase64(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64').replace(/=+$/, ''))
        expect(fromBase64(text)).toEqual(bytes)
      }),
    )
  })

  it('are refused if they are something else', () => {
    for (const text of ['A', 'AB=', 'A_', 'A-B', 'ä', 'AAAAA']) expect(fromBase64(text)).toBeUndefined()
  })
})
