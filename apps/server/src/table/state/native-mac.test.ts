import fc from 'fast-check'
import { DiceLedger, FairDice, unwrap, type Opening } from '@rattlecup/kit'
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { nativeMac, nativeSha256 } from './native-mac.ts'

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

describe("the server's SHA-256", () => {
  it("is Node's", () => {
    const messages = fc.uint8Array({ maxLength: 300 })
    fc.assert(
      fc.property(messages, (message) => {
        expect(nativeSha256(message)).toEqual(createHash('sha256').update(message).digest())
      }),
    )
  })

  it('makes the same digests as without it', () => {
    const moves = fc.array(
      fc.record({ seat: fc.nat(1), move: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.nat()) }),
    )
    const opening = { players: 2, heads: [null, null] } as unknown as Opening
    fc.assert(
      fc.property(moves, (moves) => {
        const ledgers = [new DiceLedger(opening), new DiceLedger(opening, { sha256: nativeSha256 })]
        for (const ledger of ledgers) for (const move of moves) unwrap(ledger.event(move))
        expect(ledgers[1]?.digest).toBe(ledgers[0]?.digest)
      }),
    )
  })
})
