import { describe, expect, it } from 'vitest'
import { MAX_PENALTIES } from '../rules/types.ts'
import { SHEETS } from './states.ts'
import { decodeTable, encodeTable } from './table-file.ts'
import { madeUpTable } from './testing/made-up-values.ts'

describe('a table as bytes', () => {
  const table = madeUpTable(2)
  table.steps.set([0, 65_535, 0, 1, 65_534, 32_768, 0])
  const bytes = encodeTable(table)

  it('comes back as it was, wherever the bytes lie', () => {
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    for (const each of [bytes, shifted.subarray(3)]) {
      const back = decodeTable(each)!
      expect(back.players).toBe(2)
      expect(Buffer.compare(Buffer.from(back.steps.buffer), Buffer.from(table.steps.buffer))).toBe(0)
    }
  })

  it('takes two bytes a value and a short header', () => {
    expect(bytes.length).toBe(2 * 2 * MAX_PENALTIES * SHEETS + 5)
  })

  it('is refused when cut, foreign or of another version', () => {
    const other = bytes.slice()
    other[3]!++
    for (const wrong of [new Uint8Array(), bytes.subarray(0, 4), bytes.subarray(0, -1), other])
      expect(decodeTable(wrong)).toBeUndefined()
  })
})
