import type { Board } from '../rules/types.ts'
import { simulate, type GameFigures, type RoundFigures, type Simulation } from './simulate.ts'

/** What counts as balanced. */
export const LIMITS = {
  /** Rounds a game. */
  rounds: [3, 9],
  /** Percentage points between a seat's share of wins among greedy players and its fair share. */
  winShareOff: 5,
  /** Turns a board, at a table of four. */
  turns: [5, 25],
  /** Points a turn beside the average turn on any board. */
  payBesideMean: [0.6, 1.6],
  /** Points between a seat's gain, by its place in the order of a round, and the average seat's. */
  orderEdge: 20,
} as const

export type Cell = string | number

/** A line of the report, and which limits it breaks. */
export interface Judged {
  readonly cells: Cell[]
  readonly faults: string[]
}

export const TABLE_HEAD: Cell[] = [
  'players',
  'policy',
  'rounds',
  'tenths',
  'turns a game',
  'black rows a game',
  'points paid for them',
  'unpaid',
  'wins by seat, %',
]

export function judgeTable(simulation: Simulation): Judged {
  const { players, policy } = simulation
  const games = simulate(simulation)
  const rounds = games.map((game) => game.rounds.length)
  const shares = winShares(games, players)
  const off = Math.max(...shares.map((share) => Math.abs(share - 100 / players)))
  const faults: string[] = []
  if (!within(mean(rounds), LIMITS.rounds)) faults.push('rounds a game')
  if (policy === 'greedy' && off > LIMITS.winShareOff) faults.push('wins by seat')
  const wins = shares.map((share) => fixed(share)).join(' ')
  return {
    faults: faults.map((fault) => `${players} ${policy} players: ${fault}`),
    cells: [players, policy, fixed(mean(rounds)), tenths(rounds), ...gameCells(games), wins],
  }
}

function gameCells(games: readonly GameFigures[]): Cell[] {
  const perGame = (figure: (round: RoundFigures) => number): number =>
    mean(games.map(({ rounds }) => total(rounds.map(figure))))
  const owed = perGame(({ blackOwed }) => blackOwed)
  const paid = perGame(({ blackPaid }) => blackPaid)
  return [
    fixed(perGame(({ turns }) => turns)),
    fixed(perGame(({ blackRows }) => blackRows)),
    fixed(paid, 0),
    `${fixed((100 * (owed - paid)) / owed)} %`,
  ]
}

function winShares(games: readonly GameFigures[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    mean(games.map(({ winners }) => (winners.includes(seat) ? 100 / winners.length : 0))),
  )
}

export const BOARD_HEAD: Cell[] = [
  'board',
  'title',
  'yellow',
  'black',
  'turns',
  'points a turn',
  'best seat',
  'by order',
  'outlier in',
]

/** Judges a board by the rounds played on it, beside what the average turn on any board brings. */
export function judgeBoard(board: Board, rounds: readonly RoundFigures[], meanPay: number): Judged {
  const pay = payPerTurn(rounds)
  const turns = mean(rounds.map((round) => round.turns))
  const edges = orderEdges(rounds)
  const faults: string[] = []
  if (!within(turns, LIMITS.turns)) faults.push('turns')
  if (!within(pay / meanPay, LIMITS.payBesideMean)) faults.push('points a turn')
  if (edges.some((edge) => Math.abs(edge) > LIMITS.orderEdge)) faults.push('order of seats')
  const best = mean(rounds.map(({ gains }) => Math.max(...gains)))
  const sums = [
    total(pointsOf(board).filter((points) => points > 0)),
    total(pointsOf(board).filter((points) => points < 0)),
  ]
  const order = edges.map((edge) => fixed(edge, 0)).join(' ')
  return {
    faults: faults.map((fault) => `${board.id}: ${fault}`),
    cells: [
      board.id,
      board.title,
      ...sums,
      fixed(turns),
      fixed(pay),
      fixed(best, 0),
      order,
      faults.join(', ') || 'none',
    ],
  }
}

function pointsOf(board: Board): number[] {
  return board.rows.map(({ points }) => points)
}

/** What a turn brings, all seats together. */
export function payPerTurn(rounds: readonly RoundFigures[]): number {
  return total(rounds.flatMap(({ gains }) => gains)) / total(rounds.map(({ turns }) => turns))
}

/** What each seat, in order from the one that begins the round, gains beside the average seat. */
function orderEdges(rounds: readonly RoundFigures[]): number[] {
  const seats = rounds[0]?.gains.length ?? 0
  return Array.from({ length: seats }, (_, place) =>
    mean(rounds.map(({ gains, starter }) => (gains[(starter + place) % seats] as number) - mean(gains))),
  )
}

/** The shortest and the longest but for a tenth at either end. */
function tenths(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return [1, 9].map((tenth) => sorted[Math.floor((tenth * sorted.length) / 10)]).join('–')
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function mean(values: readonly number[]): number {
  return total(values) / values.length
}

export function fixed(value: number, digits = 1): string {
  const text = value.toFixed(digits)
  return Number(text) === 0 ? (0).toFixed(digits) : text
}

function within(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high
}
