import { drawOutcome, FastSource, MAX_SEATS, winnersOf, type Chooser } from '@rattlecup/kit'
import { gambler } from '../game.ts'
import type { Gambler, GamblerState } from '../rules/types.ts'
import { greedyChooser } from './greedy.ts'

type Policy = 'random' | 'greedy'

/** What happened on one board. */
export interface RoundFigures {
  readonly board: string
  readonly starter: number
  turns: number
  rolls: number
  /** Each seat's points won, less those paid. */
  readonly gains: number[]
  /** Black rows completed, what they asked for, and what was paid. */
  blackRows: number
  blackOwed: number
  blackPaid: number
}

export interface GameFigures {
  readonly rounds: RoundFigures[]
  readonly winners: readonly number[]
  readonly points: readonly number[]
}

export interface Simulation {
  readonly players: number
  readonly policy: Policy
  readonly games: number
}

/** Plays games with all seats of one policy, seat 0 beginning: the same games every time. */
export function simulate({ players, policy, games }: Simulation): GameFigures[] {
  const source = new FastSource(`balance ${players} ${policy}`)
  const choose = policy === 'greedy' ? greedyChooser() : randomChooser(source)
  return Array.from({ length: games }, () => playGame(players, choose, source))
}

function randomChooser(source: FastSource): Chooser<Gambler> {
  return (_state, _seat, codes, count) => codes[source.below(count)] as number
}

function playGame(players: number, choose: Chooser<Gambler>, source: FastSource): GameFigures {
  const { rules } = gambler
  const state = rules.setup(players, defaults(players))
  rules.applyChance(state, drawOutcome(rules, state, source))
  const rounds: RoundFigures[] = []
  while (state.phase !== 'over') {
    if (rounds.length < state.round) rounds.push(newRound(state))
    const round = rounds.at(-1) as RoundFigures
    if (state.phase === 'roll') rollDice(state, round, source)
    else move(state, round, choose)
  }
  return { rounds, winners: winnersOf(gambler, state.points), points: state.points }
}

function defaults(players: number): Gambler['Options'] {
  const parsed = gambler.options.parse({}, players)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}

function newRound(state: GamblerState): RoundFigures {
  const { board } = gambler.view(state, null, { chosen: [], own: null })
  const gains = state.points.map(() => 0)
  return { board: board?.id ?? '', starter: state.active, turns: 0, rolls: 0, gains, ...NO_BLACK }
}

const NO_BLACK = { blackRows: 0, blackOwed: 0, blackPaid: 0 }

function rollDice(state: GamblerState, round: RoundFigures, source: FastSource): void {
  if (state.rolls === 0) round.turns++
  round.rolls++
  gambler.rules.applyChance(state, drawOutcome(gambler.rules, state, source))
}

const codes: number[] = []
const choices: number[] = Array.from({ length: MAX_SEATS }, () => 0)

/** Plays one move and books the row that it completes, if any. */
function move(state: GamblerState, round: RoundFigures, choose: Chooser<Gambler>): void {
  const seat = state.active
  const before = state.points[seat] as number
  const code = choose(state, seat, codes, gambler.rules.moves(state, seat, codes))
  const made = gambler.codec.encodeMove(state, seat, code)
  const owed = made.type === 'place' ? completes(state, made.row) : 0
  choices[seat] = code
  gambler.rules.play(state, choices)
  const change = (state.points[seat] as number) - before
  round.gains[seat] = (round.gains[seat] as number) + change
  if (owed >= 0) return
  round.blackRows++
  round.blackOwed -= owed
  round.blackPaid -= change
}

/** The points of a row that one more die completes, else 0. */
function completes(state: GamblerState, row: number): number {
  const { board, rows } = gambler.view(state, null, { chosen: [], own: null })
  const shape = board?.rows[row]
  if (shape === undefined) return 0
  const length = shape.kind === 'numbers' ? shape.boxes.length : shape.kind === 'stars' ? shape.length : 5
  return rows[row]?.length === length - 1 ? shape.points : 0
}
