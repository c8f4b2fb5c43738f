import { expect, it } from 'vitest'
import { plain } from './plain.ts'

it('shows what terminals would obey, and leaves all else as it is', () => {
  expect(plain('a\u001b[2Jb\u009bc\u202ed\r\u0007')).toBe('a\ufffd[2Jb\ufffdc\ufffdd\ufffd\ufffd')
  const fine = 'Fair: Zoë’s “roll”,\n  ⚀ 5 → 6 … 東京'
  expect(plain(fine)).toBe(fine)
})
