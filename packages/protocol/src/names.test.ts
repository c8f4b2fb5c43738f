import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanName, NAME_PATTERN } from './names.ts'
import { displayName } from './table.ts'

const isName = (name: string) => displayName.safeParse(name).success

it('a name may be in any script, with emoji joined of several', () => {
  for (const name of ['Mia', 'محمد', '小明', 'Zoë 🎲', '🤷🏽‍♀️', '👩‍🚀', '🏳️‍🌈']) expect(isName(name)).toBe(true)
})

it('a name has nothing that can’t be seen, so two that look alike are one', () => {
  for (const name of [
    'A\u200dB',
    'Mia\u200b',
    '\u202eaiM',
    '\u2066Mia',
    'Mia\u200d',
    '\u200d🚀',
    'M\nia',
    '👩‍',
  ])
    expect(isName(name)).toBe(false)
})

it('what was typed is cleaned to a name, or to nothing', () => {
  expect(cleanName('  A\u200dB\u0000 ')).toBe('AB')
  expect(cleanName('👩‍🚀 Ada')).toBe('👩‍🚀 Ada')
  expect(cleanName(`${'x'.repeat(23)}🎲`)).toBe('x'.repeat(23))
  expect(cleanName(' \u202e ')).toBe('')
  const unit = fc.constantFrom(
    'a',
    ' ',
    'م',
    '\u200d',
    '\u200c',
    '\u202e',
    '\u0301',
    '\u2028',
    '\ufe0f',
    '🎲',
    '👩',
    '🏽',
    '\ud83c',
    '\0',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (typed) => {
      const name = cleanName(typed)
      expect(name === '' || isName(name)).toBe(true)
      if (isName(typed)) expect(name).toBe(typed.trim())
    }),
  )
  expect(NAME_PATTERN.test(cleanName('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'))).toBe(true)
})
