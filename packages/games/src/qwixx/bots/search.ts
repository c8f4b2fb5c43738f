import { FastSource, type DrawSource } from '@rattlecup/kit'
import type { Policy } from './policy.ts'
import { FastState } from './fast-state.ts'
import type { TurnProspect } from './turn.ts'

/** Rollouts of each candidate between two looks at the clock and the figures. */
const BLOCK = 128
/** Rollouts of a candidate after which more would change next to nothing. */
const MOST_ROLLOUTS = 1536
/** Standard errors by which a candidate must be behind to be given up. */
const CERTAINTY = 2

export interface SearchTask {
  readonly seat: number
  readonly policy: Policy
  readonly prospects: readonly TurnProspect[]
  readonly source: DrawSource
  readonly expired: () => boolean
}

export interface SearchResult {
  /** Which prospect is best. */
  readonly index: number
  /** Its share of the win, by the rollouts. */
  readonly share: number
  /** Of all prospects together. */
  readonly rollouts: number
}

interface Candidate {
  readonly index: number
  readonly prospect: TurnProspect
  /** The result of each rollout; the i-th of every candidate has the same dice. */
  readonly results: number[]
}

/**
 * Plays on after each prospect, the others for their own sheets, with the same dice for all prospects, and looks how it
 * stands then. What was seen without rolling counts as evidence too: a few rollouts alone know less.
 */
export function search({ seat, policy, prospects, source, expired }: SearchTask): SearchResult {
  const rollout = createRollout(seat, policy, prospects[0]!.fast.players)
  let open = prospects.map((prospect, index): Candidate => ({ index, prospect, results: [] }))
  let leader = open.reduce((best, each) => (each.prospect.share > best.prospect.share ? each : best))
  let rollouts = 0
  while (open.length > 1 && leader.results.length < MOST_ROLLOUTS && !(rollouts > 0 && expired())) {
    for (let i = 0; i < BLOCK; i++) {
      const seed = source.below(2 ** 31)
      for (const { prospect, results } of open) results.push(rollout(prospect.fast, seed))
    }
    rollouts += open.length * BLOCK
    const reference = leader
    const leads = open.map((each) => leadOver(each, reference, policy.doubt))
    const most = Math.max(...leads.map(({ mean }) => mean))
    leader = open[leads.findIndex(({ mean }) => mean === most)]!
    open = open.filter((_, i) => leads[i]!.mean >= most - CERTAINTY * leads[i]!.error)
  }
  return {
    index: leader.index,
    share: rollouts > 0 ? meanOf(leader.results) : leader.prospect.share,
    rollouts,
  }
}

/** By how much a candidate is better than the reference, all evidence taken together, and how sure that is. */
function leadOver(
  candidate: Candidate,
  reference: Candidate,
  doubt: number,
): { mean: number; error: number } {
  if (candidate === reference) return { mean: 0, error: 0 }
  const differences = candidate.results.map((result, i) => result - reference.results[i]!)
  const observed = meanOf(differences)
  const spread = meanOf(differences.map((difference) => (difference - observed) ** 2))
  // Candidates that have not differed yet may still do so.
  const weight = differences.length / Math.max(spread, 0.0001)
  const seenWeight = 1 / doubt ** 2
  const seen = candidate.prospect.share - reference.prospect.share
  return {
    mean: (seen * seenWeight + observed * weight) / (seenWeight + weight),
    error: Math.sqrt(1 / (seenWeight + weight)),
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Plays on from the end of a turn; returns the seat's share of the win. */
function createRollout(seat: number, { rival, self, share, turns }: Policy, players: number) {
  const copy = new FastState(players)
  const seated = Array.from({ length: players }, (_, each) => (each === seat ? self : rival))
  return (fast: FastState, seed: number): number => {
    copy.set(fast)
    copy.playOn(seated, new FastSource(seed), turns)
    return share(copy, seat)
  }
}
