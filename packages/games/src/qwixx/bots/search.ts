import { FastSource, type DrawSource } from '@rattlecup/kit'
import { Race } from './race.ts'
import type { TablePlayer } from './table-player.ts'
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
/** Turns that a rollout is played for; then the table says how it stands. More would add noise, fewer would miss what is coming. */
const TURNS = 8
/** What the final margin's variance grows by for each point still to come, and for each game of a series. */
const VARIANCE_PER_POINT = 12
const VARIANCE_PER_GAME = 1000
/** A normal spread of 1 looks like a logistic one of this scale. */
const LOGISTIC = 0.55

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
 * Plays on after each candidate, everybody following the table, with the same dice for all of them. The table's own
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

/** Plays on after a choice; returns the seat's share of the win. */
function createRollout({ race, seat, phase, player, source }: SearchTask) {
  const copy = new Race(race.players)
  const players = Array.from({ length: race.players }, () => player)
  const seed = source.below(2 ** 31)
  return (choice: number, index: number): number => {
    copy.set(race)
    if (phase === 'white') {
      copy.playWhite(players, seat, choice)
      if (!copy.over) copy.playColour(player.colour(copy, copy.active))
    } else copy.playColour(choice)
    copy.playOn(players, new FastSource(`${seed}.${index}`), TURNS)
    return shareOf(copy, seat, player)
  }
}

/** A seat's share of the win as it stands before a roll or at the end: its margin over the best rival against what may still happen. */
function shareOf(race: Race, seat: number, player: TablePlayer): number {
  const toCome = (each: number): number => (race.over ? 0 : pointsOfSteps(player.beforeRoll(race, each)))
  const own = toCome(seat)
  let rival = -Infinity
  let open = own
  for (let other = 0; other < race.players; other++) {
    const more = toCome(other)
    if (other === seat || race.points[other]! + more <= rival) continue
    rival = race.points[other]! + more
    open = own + more
  }
  const margin = race.points[seat]! + own - rival
  const variance = VARIANCE_PER_POINT * Math.max(open, 0) + VARIANCE_PER_GAME * race.gamesLeft
  if (variance === 0) return (Math.sign(margin) + 1) / 2
  return 1 / (1 + Math.exp(-margin / (LOGISTIC * Math.sqrt(variance))))
}
