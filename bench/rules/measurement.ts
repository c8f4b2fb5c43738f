export interface Measurement {
  readonly games_per_s: number
  /** A move is one seat's choice, pass included. */
  readonly moves_per_s: number
}

/** The measurement with the middle number of moves a second. */
export function median(all: readonly Measurement[]): Measurement {
  return all.toSorted((a, b) => a.moves_per_s - b.moves_per_s)[all.length >> 1] as Measurement
}
