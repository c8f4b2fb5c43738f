const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aiou'
const SYLLABLES = 8

/** The first 48 bits of a digest as four words that people can compare aloud. */
export function tableWords(digest: string): string {
  const bits = BigInt(`0x${digest.slice(0, 12)}`)
  const syllables = Array.from({ length: SYLLABLES }, (_, at) =>
    syllable(Number((bits >> BigInt(6 * (SYLLABLES - 1 - at))) & 63n)),
  )
  return syllables.map((each, at) => (at % 2 === 1 && at < SYLLABLES - 1 ? `${each} ` : each)).join('')
}

function syllable(sixBits: number): string {
  return `${CONSONANTS[sixBits >> 2]}${VOWELS[sixBits & 3]}`
}
