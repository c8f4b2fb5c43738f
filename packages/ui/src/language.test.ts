import { describe, expect, it } from 'vitest'
import { frenchOf, italianTo, italianWith } from './language.ts'

describe('words that change with the one that follows', () => {
  it('French "de" before a vowel', () => {
    expect(['Marc', 'Anna', 'Émile', 'Alles auf 1 Karte'].map(frenchOf)).toEqual([
      'de Marc',
      'd’Anna',
      'd’Émile',
      'd’Alles auf 1 Karte',
    ])
  })

  it('Italian "a" before an a', () => {
    expect(['Marco', 'Anna'].map(italianTo)).toEqual(['a Marco', 'ad Anna'])
  })

  it('Italian articles before a number that begins with a vowel', () => {
    const said = ['1%', '8%', '11%', '18%', '80%', '88%', '100%'].map((share) =>
      italianWith('nel', 'nell’', share),
    )
    expect(said).toEqual(['nell’1%', 'nell’8%', 'nell’11%', 'nel 18%', 'nell’80%', 'nell’88%', 'nel 100%'])
  })
})
