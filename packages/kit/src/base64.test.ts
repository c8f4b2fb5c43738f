import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, fromPaddedBase64, toBase64, toPaddedBase64 } from './base64.ts'

describe('bytes as text', () => {
  it('are written as everybody writes them, and read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const padded = Buffer.from(bytes).toString('base64')
        expect(toPaddedBase64(bytes)).toBe(padded)
        expect(toBase64(bytes)).toBe(padded.replace(/=+$/, ''))
        expect(fromPaddedBase64(padded)).toEqual(bytes)
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  it('are refused if they are something else', () => {
    for (const text of ['A', 'AB=', 'A_', 'A-B', 'ä', 'AAAAA', 'AB', 'AAB'])
      expect(fromBase64(text), text).toBeUndefined()
  })

  it('are refused if the padding is wrong, or bits are left over', () => {
    for (const text of ['A===', 'AA=', 'AA', 'AA=A', 'AAAA====', 'AA==AA==', 'AB==', 'AAB=', '===='])
      expect(fromPaddedBase64(text), text).toBeUndefined()
  })
})
