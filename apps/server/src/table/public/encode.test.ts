import { serverMessage, type ServerMessageOf } from '@rattlecup/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayRecord } from '../state/records.ts'
import { encodePlay, encodeRefusal, withId, withPlace } from './encode.ts'

const object = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)))
const seat = fc.nat(7)
const text = fc.string({ unit: 'grapheme' })
const stamp = { by: text, i: text, at: fc.nat() }

const record = fc.oneof(
  fc.record(
    { k: fc.constant('move'), seat, m: object, r: fc.array(object), sealed: fc.constant(true), ...stamp },
    { requiredKeys: ['k', 'seat', 'm'] },
  ),
  fc.record(
    { k: fc.constantFrom('roll', 'start'), r: fc.array(object), ...stamp },
    { requiredKeys: ['k', 'r'] },
  ),
) as fc.Arbitrary<PlayRecord>

const table = fc.record({ phase: fc.constant('over'), time: fc.array(fc.nat()) }, { requiredKeys: [] })

/** A message about a record: its own move and outcomes among others. */
const messageAbout = (of: PlayRecord) => {
  const parts = [...(of.k === 'move' ? [of.m] : []), ...(of.r ?? [])]
  const part = parts.length === 0 ? object : fc.oneof(object, fc.constantFrom(...parts))
  const event = fc.oneof(fc.tuple(seat, part), fc.tuple(part))
  const x = fc.array(fc.tuple(fc.nat(), object))
  return fc.record(
    { t: fc.constant('e'), n: fc.nat(), e: fc.array(event), c: fc.array(seat), x, table },
    { requiredKeys: ['t', 'n'] },
  ) as unknown as fc.Arbitrary<ServerMessageOf<'e'>>
}

describe('texts that are put together by hand', () => {
  it('are the JSON of the record and of the message, whatever is in them', () => {
    const both = record.chain((of) => fc.tuple(fc.constant(of), messageAbout(of)))
    fc.assert(
      fc.property(both, text, ([of, message], i) => {
        const encoded = encodePlay(of, message)
        expect(JSON.parse(encoded.record)).toEqual(of)
        expect(encoded.record).not.toContain('\n')
        expect(JSON.parse(encoded.update)).toEqual(message)
        const answer = JSON.parse(withId(encoded.update, i))
        expect(answer).toEqual({ ...message, i })
        expect(serverMessage.safeParse(answer).success).toBe(true)
      }),
    )
  })

  it('say where somebody sits now', () => {
    const update = { t: 'u', n: 3, table: {} }
    const place = fc.record({ you: fc.option(seat), hosting: fc.boolean() }, { requiredKeys: [] })
    fc.assert(
      fc.property(place, (given) => {
        const parsed = JSON.parse(withPlace(JSON.stringify(update), given))
        expect(serverMessage.parse(parsed)).toEqual({ ...update, ...given })
      }),
    )
  })

  it('refuse in the form of the protocol', () => {
    const refused = JSON.parse(encodeRefusal('1', { code: 'stale', message: '"quoted"' }))
    expect(serverMessage.parse(refused)).toEqual({ t: 'no', i: '1', code: 'stale', message: '"quoted"' })
  })
})
