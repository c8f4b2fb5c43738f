import type { Outcome } from './contest.ts'

/** A contest's result between two contestants, by their numbers. */
export interface Duel extends Outcome {
  readonly hero: number
  readonly others: number
}

export interface Rating {
  readonly elo: number
  /** Half the width of the 95 % confidence interval. */
  readonly error: number
}

const POINTS = 400 / Math.LN10
const AVERAGE = 1500

/**
 * Ratings that fit all duels best: each duel says how far apart two contestants are, the more exactly the more it counts
 * (weighted least squares on the log odds). The average is fixed, as only differences can be measured.
 */
export function rate(contestants: number, players: number, duels: readonly Duel[]): Rating[] {
  const matrix = Array.from({ length: contestants }, () =>
    // Ones everywhere stand for "the sum of all is zero" and make the matrix regular.
    Array.from({ length: contestants }, () => 1),
  )
  const sums = Array.from({ length: contestants }, () => 0)
  for (const duel of duels) addDuel(matrix, sums, duel, logOdds(duel, players))
  const inverse = invert(matrix)
  return inverse.map((row, i) => {
    const strength = row.reduce((sum, each, j) => sum + each * (sums[j] as number), 0)
    const variance = Math.max(0, (row[i] as number) - 1 / contestants ** 2)
    return { elo: AVERAGE + POINTS * strength, error: 1.96 * POINTS * Math.sqrt(variance) }
  })
}

function addDuel(
  matrix: number[][],
  sums: number[],
  { hero, others }: Duel,
  { value, weight }: { value: number; weight: number },
): void {
  add(matrix[hero] as number[], hero, weight)
  add(matrix[others] as number[], others, weight)
  add(matrix[hero] as number[], others, -weight)
  add(matrix[others] as number[], hero, -weight)
  add(sums, hero, weight * value)
  add(sums, others, -weight * value)
}

function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] as number) + amount
}

/** A share is never known better than to half a game, even if every deal went the same way. */
export function errorOf({ error, games }: Outcome): number {
  return Math.max(error, 0.5 / games)
}

/**
 * How much stronger the hero is, as a logarithm of odds, and how exactly that is known. Alone against n − 1 equals it wins
 * h / (h + n − 1) of the games. Half a game is added to both sides, so that a clean sweep stays finite;
 * a few games less their luck can come to more than all.
 */
function logOdds(duel: Duel, players: number): { value: number; weight: number } {
  const { games, share } = duel
  const smooth = (Math.min(1, Math.max(0, share)) * games + 0.5) / (games + 1)
  const value = Math.log((smooth * (players - 1)) / (1 - smooth))
  const variance = (errorOf(duel) / (smooth * (1 - smooth))) ** 2
  return { value, weight: 1 / variance }
}

/** Gauss–Jordan with pivoting: the matrices are as small as the number of contestants. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    const scale = rows[column]![column]!
    rows[column] = rows[column]!.map((value) => value / scale)
    for (const [row, values] of rows.entries()) {
      const factor = values[column]!
      if (row !== column) rows[row] = values.map((value, j) => value - factor * rows[column]![j]!)
    }
  }
  return rows.map((row) => row.slice(size))
}
