import fc from 'fast-check'
import { FairDice } from '@rattlecup/kit'
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { nativeMac } from './native-mac.ts'

describe("the server's HMAC", () => {
  it("is Node's, message after message", () => {
    const key = fc.uint8Array({ minLength: 1, maxLength: 64 })
    const messages = fc.array(fc.uint8Array({ maxLength: 200 }))
    fc.assert(
      fc.property(key, messages, (key, messages) => {
        const mac = nativeMac(key)
        for (const message of messages) {
          expect(mac(message)).toEqual(createHmac('sha256', key).update(message).digest())
        }
      }),
    )
  })

  it('lets the dice fall as without it', () => {
    const secret = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'))
    const seeds = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 5 })
    const sizes = fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 40 })
    fc.assert(
      fc.property(secret, fc.string(), seeds, fc.nat(1e6), sizes, (secret, table, seeds, index, sizes) => {
        const setup = { secret, table, seeds }
        const [portable, native] = [new FairDice(setup), new FairDice(setup, nativeMac)]
        const [expected, actual] = [portable.outcome(index), native.outcome(index)]
        for (const size of sizes) expect(actual.below(size)).toBe(expected.below(size))
        expect(native.proof).toEqual(portable.proof)
      }),
    )
  })
})
