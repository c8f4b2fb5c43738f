/** How uneven counts are that should all be the same. */
export function chiSquareOf(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  if (expected === 0) return 0
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How likely six fair faces come out at least this uneven: the upper tail with five degrees of freedom. */
export function chanceOfSix(chiSquare: number): number {
  const half = chiSquare / 2
  const tail = erfc(Math.sqrt(half)) + Math.sqrt((4 * half) / Math.PI) * Math.exp(-half) * (1 + chiSquare / 3)
  return Math.min(1, tail)
}

/** The complementary error function, by Abramowitz and Stegun 7.1.26: good to seven digits. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x)
}
