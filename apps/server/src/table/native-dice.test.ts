import fc from 'fast-check'
import { FairDice } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { NativeDice } from './native-dice.ts'

describe("the server's dice", () => {
  it("fall as kit's do, whatever the secret, the table and the seeds", () => {
    const secret = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'))
    const seeds = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 5 })
    const sizes = fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 40 })
    fc.assert(
      fc.property(secret, fc.string(), seeds, fc.nat(1e6), sizes, (secret, table, seeds, index, sizes) => {
        const [kit, native] = [FairDice, NativeDice].map((Dice) => new Dice({ secret, table, seeds }))
        const [expected, actual] = [kit, native].map((dice) => dice?.outcome(index))
        for (const size of sizes) expect(actual?.below(size)).toBe(expected?.below(size))
        expect(native?.proof).toEqual(kit?.proof)
      }),
    )
  })
})
