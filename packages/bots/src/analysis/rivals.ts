import type { Seat } from '@rattlecup/kit'

/** A seat's moves, and what each looks like; nothing is known of moves that need no comparing. */
export interface Options {
  readonly seat: Seat
  readonly codes: readonly number[]
  readonly means: readonly number[]
}

/** What looks worse by so much, as a share of the win, a rival chooses e times less often. */
const TEMPERATURE = 0.03
/** How many ways of choosing are considered for rivals. */
const WAYS = 12
/** Steps through the ways that meet each of them once, another for each rival, so that their choices mix. */
const STRIDES = [1, 5, 7, 11] as const

/**
 * What rivals may choose at the same moment, `[way][seat]`, all ways equally likely: nobody can know it, so nobody is judged
 * by what they happened to choose. The better a move looks for a rival, the more ways there are in which it is chosen.
 */
export function rivalChoices(rivals: readonly Options[]): number[][] {
  if (rivals.every(({ codes }) => codes.length === 1)) return [wayOf(rivals, () => 0)]
  return Array.from({ length: WAYS }, (_, way) =>
    wayOf(rivals, (rival) => (((way * (STRIDES[rival % STRIDES.length] as number)) % WAYS) + 0.5) / WAYS),
  )
}

function wayOf(rivals: readonly Options[], at: (rival: number) => number): number[] {
  const choices: number[] = []
  for (const [rival, options] of rivals.entries()) choices[options.seat] = chosenAt(options, at(rival))
  return choices
}

/** The move that covers a place between 0 and 1, if each takes as much room as it is likely. */
function chosenAt({ codes, means }: Options, place: number): number {
  const most = Math.max(...means)
  const weights = codes.map((_, i) =>
    codes.length === 1 ? 1 : Math.exp(((means[i] as number) - most) / TEMPERATURE),
  )
  let left = place * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => (left -= weight) < 0)
  return codes[Math.max(0, index)] as number
}
