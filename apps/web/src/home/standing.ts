/** How somebody stands in a game. */
interface Standing {
  readonly name: string
  readonly score: number | undefined
  readonly hasWon: boolean
}

/** A name with its points, where they are known, and a star for a win. */
export function told({ name, score, hasWon }: Standing): string {
  const points = score === undefined ? '' : ` ${String(score).replace('-', '−')}`
  return `${name}${points}${hasWon ? ' ★' : ''}`
}
