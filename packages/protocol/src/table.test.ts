import { describe, expect, it } from 'vitest'
import { chatText, displayName } from './table.ts'

const isText = (text: string) => chatText.safeParse(text).success

describe('free text', () => {
  it('may have emoji that are joined of several, and nothing else that cannot be seen', () => {
    expect(isText('no idea \u{1f937}\u200d\u2642\ufe0f')).toBe(true)
    for (const hidden of [
      'a\u202eb',
      'a\u0000b',
      'a\nb',
      'a\u2066b',
      '\ue000',
      'a\u2028b',
      '\u3164',
      'a\u2800',
    ])
      expect(isText(hidden)).toBe(false)
    expect(displayName.safeParse('A\u200dB').success).toBe(false)
  })

  it('may have the accents that languages have, and no towers of them', () => {
    for (const name of ['Zoë', 'Nguye\u0302\u0303n', 'ที่นี่', 'שָׁלוֹם', '7\ufe0f\u20e3'])
      expect(displayName.safeParse(name).success).toBe(true)
    expect(displayName.safeParse(`Z${'\u0336'.repeat(12)}`).success).toBe(false)
    expect(isText(`a${'\u0300'.repeat(30)}`)).toBe(false)
  })
})
