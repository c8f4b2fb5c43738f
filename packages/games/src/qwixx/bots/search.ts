import { FastSource, type DrawSource } from '@rattlecup/kit'
import { Race } from './race.ts'
import { bestRival, type TablePlayer } from './table-player.ts'
import { pointsOfSteps, STEPS_PER_POINT } from './table.ts'

/** Rollouts of each candidate between two looks at the clock and the figures. */
const BLOCK = 50
/** Rollouts of all candidates together after which more would change next to nothing. */
const MOST_ROLLOUTS = 24_000
/** What a point is worth in shares of a win: a final margin spreads by some 32 points around its mean. */
const SHARE_PER_POINT = 0.0125
/** How far the table's differences may be wrong, in shares of a win. */
const DOUBT = 0.02
/** Standard errors by which a candidate must be behind to be given up. */
const CERTAINTY = 2
/** Blur of the margin, in points: at the end, for each point still to come, and for a game of a series still to come. */
const LEAST_BLUR = 0.5
const BLUR_PER_POINT = 1 / 16
const BLUR_OF_GAME = 18

export interface SearchTask {
  readonly race: Race
  readonly seat: number
  readonly phase: 'white' | 'colour'
  readonly player: TablePlayer
  /** The choices worth a look, and what the table makes of them, in its steps. */
  readonly choices: readonly number[]
  readonly values: readonly number[]
  readonly source: DrawSource
  readonly expired: () => boolean
}

interface Candidate {
  readonly choice: number
  /** Its value by the table, in shares of a win. */
  readonly prior: number
  /** The result of each rollout; the i-th of every candidate has the same dice. */
  readonly results: number[]
}

export interface Found {
  readonly choice: number
  /** Of a win, by the rollouts. */
  readonly share: number
  readonly rollouts: number
}

/**
 * Plays the candidates to the end, everybody following the table, with the same dice for all of them. The table's own
 * opinion counts as evidence too: a few rollouts alone know less than it does.
 */
export function search(task: SearchTask): Found {
  const rollout = createRollout(task)
  let open: Candidate[] = task.choices.map((choice, i) => {
    return { choice, prior: (task.values[i]! / STEPS_PER_POINT) * SHARE_PER_POINT, results: [] }
  })
  let leader = open.reduce((best, each) => (each.prior > best.prior ? each : best))
  let rollouts = 0
  while (open.length > 1 && rollouts < MOST_ROLLOUTS && !(rollouts > 0 && task.expired())) {
    for (const { choice, results } of open)
      for (let i = 0; i < BLOCK; i++) results.push(rollout(choice, results.length))
    rollouts += open.length * BLOCK
    const reference = leader
    const leads = open.map((each) => leadOver(each, reference))
    const most = Math.max(...leads.map(({ mean }) => mean))
    leader = open[leads.findIndex(({ mean }) => mean === most)]!
    open = open.filter((_, i) => leads[i]!.mean >= most - CERTAINTY * leads[i]!.error)
  }
  return { choice: leader.choice, share: mean(leader.results), rollouts }
}

/** By how much a candidate is better than the reference, rollouts and table taken together, and how sure that is. */
function leadOver(candidate: Candidate, reference: Candidate): { mean: number; error: number } {
  if (candidate === reference) return { mean: 0, error: 0 }
  const differences = candidate.results.map((result, i) => result - reference.results[i]!)
  const observed = mean(differences)
  const spread = mean(differences.map((difference) => (difference - observed) ** 2))
  // Candidates that have not differed yet may still do so.
  const weight = differences.length / Math.max(spread, 0.01)
  const priorWeight = 1 / DOUBT ** 2
  const prior = candidate.prior - reference.prior
  return {
    mean: (prior * priorWeight + observed * weight) / (priorWeight + weight),
    error: Math.sqrt(1 / (priorWeight + weight)),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Plays the race to its end after a choice; returns the seat's share of the win, a narrow margin counting as half won. */
function createRollout({ race, seat, phase, player, source }: SearchTask) {
  const copy = new Race(race.players)
  const players = Array.from({ length: race.players }, () => player)
  const seed = source.below(2 ** 31)
  const blur = blurOf(race, seat, player)
  return (choice: number, index: number): number => {
    copy.set(race)
    if (phase === 'white') {
      copy.playWhite(players, seat, choice)
      if (!copy.over) copy.playColour(player.colour(copy, copy.active))
    } else copy.playColour(choice)
    copy.finish(players, new FastSource(`${seed}.${index}`))
    return 1 / (1 + Math.exp((bestRival(copy, seat) - copy.points[seat]!) / blur))
  }
}

/**
 * Points of margin that count for little. Far from the end a game lost by a point or two is as good as won: that halves
 * the noise. The nearer the end, the more every point counts; in a series the games to come blur it further.
 */
function blurOf(race: Race, seat: number, player: TablePlayer): number {
  let most = 0
  for (let other = 0; other < race.players; other++)
    if (other !== seat) most = Math.max(most, player.toCome(race, other))
  const open = pointsOfSteps(player.toCome(race, seat)) + pointsOfSteps(most)
  return Math.hypot(Math.max(LEAST_BLUR, open * BLUR_PER_POINT), BLUR_OF_GAME * Math.sqrt(race.gamesLeft))
}
