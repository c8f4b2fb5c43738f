import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

it('reads what it writes, in letters that an address may hold', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = toBase64url(Uint8Array.from(bytes).buffer)
      expect(text).toMatch(/^[\w-]*$/)
      expect([...fromBase64url(text)]).toEqual([...bytes])
    }),
  )
})
