import { describe, expect, it } from 'vitest'
import { chatText, displayName } from './table.ts'

const isText = (text: string) => chatText.safeParse(text).success

describe('free text', () => {
  it('may have emoji that are joined of several, and nothing else that cannot be seen', () => {
    expect(isText('no idea \u{1f937}\u200d\u2642\ufe0f')).toBe(true)
    for (const hidden of ['a\u202eb', 'a\u0000b', 'a\nb', 'a\u2066b', '\ue000'])
      expect(isText(hidden)).toBe(false)
    expect(displayName.safeParse('A\u200dB').success).toBe(false)
  })
})
