import { FastSource, Playout, winnersOf, type Chooser, type DrawSource } from '@rattlecup/kit'
import { onecard } from '../game.ts'
import { rowPoints } from '../rules/card-set.ts'
import { PASS } from '../rules/turn.ts'
import { CARDS_TO_END, HAND, type Onecard, type OnecardOptions, type OnecardState } from '../rules/types.ts'

/** What became of one card over many games. */
export interface CardFigures {
  /** Times it lay before a seat, and how often it was finished. */
  held: number
  finished: number
  /** Points it brought, those of full rows at the end included. */
  points: number
  /** Results entered on it. */
  entries: number
  /** Times it was among a seat's first cards, the points it then brought, and the wins of that seat (shared ones in part). */
  dealt: number
  dealtPoints: number
  dealtWins: number
}

export interface Figures {
  readonly cards: readonly CardFigures[]
  /** Games won by seat, shared ones in part; seat 0 begins. */
  readonly wins: number[]
  points: number
  turns: number
}

export type Policy = (source: DrawSource) => Chooser<Onecard>

export const randomly: Policy = (source) => (_state, _seat, codes, count) =>
  codes[source.below(count)] as number

/** The move after which the position is worth most by a heuristic; the first of equals. */
export const greedily: Policy = () => {
  const choices: number[] = []
  return (state, seat, codes, count) => {
    let best = -Infinity
    let choice = codes[0] as number
    // Where others choose at once, anything legal will do for them: every seat has the same numbers to choose from.
    for (let other = 0; other < state.players; other++) choices[other] = choice
    for (let i = 0; i < count; i++) {
      const next = onecard.rules.clone(state)
      choices[seat] = codes[i] as number
      onecard.rules.play(next, choices)
      const worth = onecard.evaluate(next, seat)
      if (worth > best) [best, choice] = [worth, codes[i] as number]
    }
    return choice
  }
}

export function simulate(setup: {
  players: number
  variant: OnecardOptions['variant']
  policy: Policy
  games: number
  seed: string
}): Figures {
  const { players, variant, policy, games, seed } = setup
  const set = onecard.rules.setup(players, { first: 0, variant, cards: undefined }).set
  const figures: Figures = { cards: set.cards.map(noFigures), wins: zeros(players), points: 0, turns: 0 }
  for (let game = 0; game < games; game++) {
    const source = new FastSource(`${seed}.${game}`)
    const state = onecard.rules.setup(players, { first: 0, variant, cards: undefined })
    const watched = watch(policy(source), figures)
    new Playout(onecard, source).finish(state, watched.choose)
    record(state, watched.dealt, figures)
  }
  return figures
}

/** A policy under observation: counts turns and entries, and remembers the first cards. */
function watch(choose: Chooser<Onecard>, figures: Figures): { choose: Chooser<Onecard>; dealt: number[][] } {
  const dealt: number[][] = []
  const watched: Chooser<Onecard> = (state, seat, codes, count) => {
    if (state.phase === 'reroll' && state.rolls === 1) figures.turns++
    if (dealt.length === 0 && state.rolls > 0) dealt.push(...handsOf(state))
    const choice = choose(state, seat, codes, count)
    const card = state.hand[seat * HAND + choice - 1] as number
    if (state.phase === 'enter' && choice !== PASS) (figures.cards[card] as CardFigures).entries++
    return choice
  }
  return { choose: watched, dealt }
}

function handsOf(state: OnecardState): number[][] {
  return state.held.map((held, seat) => state.hand.slice(seat * HAND, seat * HAND + held))
}

function record(state: OnecardState, dealt: readonly number[][], figures: Figures): void {
  const scores = onecard.rules.scores(state)
  const winners = winnersOf(onecard, scores)
  const brought = pointsByCard(state)
  for (const [card, { points, finished }] of brought) {
    const entry = figures.cards[card] as CardFigures
    entry.held++
    entry.points += points
    entry.finished += finished ? 1 : 0
  }
  for (const [seat, score] of scores.entries()) {
    const win = winners.includes(seat) ? 1 / winners.length : 0
    figures.wins[seat] = (figures.wins[seat] as number) + win
    figures.points += score
    for (const card of dealt[seat] as number[]) {
      const entry = figures.cards[card] as CardFigures
      entry.dealt++
      entry.dealtPoints += brought.get(card)?.points ?? 0
      entry.dealtWins += win
    }
  }
}

function pointsByCard(state: OnecardState): Map<number, { points: number; finished: boolean }> {
  const brought = new Map<number, { points: number; finished: boolean }>()
  for (let seat = 0; seat < state.players; seat++) {
    for (let i = seat * CARDS_TO_END; i < seat * CARDS_TO_END + (state.done[seat] as number); i++) {
      brought.set(state.scored[i] as number, { points: state.points[i] as number, finished: true })
    }
    for (let at = seat * HAND; at < seat * HAND + (state.held[seat] as number); at++) {
      const card = state.hand[at] as number
      brought.set(card, { points: rowPoints(state.set, card, state.free[at] as number), finished: false })
    }
  }
  return brought
}

function noFigures(): CardFigures {
  return { held: 0, finished: 0, points: 0, entries: 0, dealt: 0, dealtPoints: 0, dealtWins: 0 }
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}
