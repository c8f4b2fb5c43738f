/** Nobody means a known word by a longer one, and comparing megabytes takes seconds. */
const LONGEST = 40

/** The known word that an unknown one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const ranked = known
    .map((each) => ({ each, distance: each.startsWith(word) ? 0.5 : distance(word, each) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(1, Math.floor(best.each.length / 2)) ? best.each : undefined
}

/** Levenshtein distance: inserted, deleted and changed letters. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}
