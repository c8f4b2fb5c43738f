import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../../../docs/fair-dice-vectors.json' with { type: 'json' }
import { commitmentOf, FairDice, secretFrom } from './fair-dice.ts'

describe('fair dice', () => {
  it.each(vectors)('the published vector of outcome $outcome at table $table', (vector) => {
    const source = new FairDice(vector).outcome(vector.outcome)
    expect(vector.sizes.map((size) => source.below(size))).toEqual(vector.draws)
    expect(commitmentOf(vector.secret)).toBe(vector.commitment)
  })

  it("agrees with Node's own HMAC on the first word", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), (table, seeds, index) => {
        const secret = secretFrom('test')
        const mac = createHmac('sha256', Buffer.from(secret, 'hex'))
        for (const text of ['rattlecup-dice/1', table, ...seeds, String(index), '0']) {
          const bytes = Buffer.from(text)
          const length = Buffer.alloc(4)
          length.writeUInt32BE(bytes.length)
          mac.update(length).update(bytes)
        }
        const word = mac.digest().readUInt32BE(0)
        expect(new FairDice({ secret, table, seeds }).outcome(index).below(2 ** 32)).toBe(word)
      }),
    )
  })

  it('every face of a die is equally likely (chi-square over 60,000 rolls)', () => {
    const dice = new FairDice({ secret: secretFrom('chi'), table: 't', seeds: [] })
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 6_000; i++) {
      const source = dice.outcome(i)
      for (let die = 0; die < 10; die++) counts[source.below(6)]!++
    }
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(20.5) // 0.1 % of fair dice would fail, but these are the same on every run
  })

  it('a promise does not hold the secret, a proof does', () => {
    const dice = new FairDice({ secret: secretFrom('s'), table: 't', seeds: ['a'] })
    expect(JSON.stringify(dice.promise)).not.toContain(secretFrom('s'))
    expect(dice.proof).toEqual({ ...dice.promise, secret: secretFrom('s') })
  })
})
