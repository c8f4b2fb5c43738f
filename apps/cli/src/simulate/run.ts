import { deadline } from '@rattlecup/bots'
import {
  FastSource,
  Playout,
  winnersOf,
  type Bot,
  type Chooser,
  type Game,
  type GameOptions,
  type GameTypes,
  type Seat,
} from '@rattlecup/kit'

export interface Simulation {
  readonly game: Game
  readonly players: number
  readonly options: GameOptions
  /** One bot a seat of the first game; they move on by a seat each game, so that none profits from its chair. */
  readonly bots: readonly Bot[]
  readonly games: number
  /** Milliseconds a move: only bots that search look at the clock. */
  readonly ms: number
  readonly seed: string
}

/** What happened, by bot (in the order given) and not by seat. */
export interface SimulationTally {
  games: number
  /** Shared wins count in parts. */
  wins: number[]
  points: number[]
  squares: number[]
  /** Wins by chair, whoever sat there. */
  seatWins: number[]
  moves: number
  shortest: number
  longest: number
}

/** Plays the games one by one; yields the tally so far after each. */
export function* simulate(simulation: Simulation): Generator<SimulationTally> {
  const { game, players, games } = simulation
  const zeros = (): number[] => Array.from({ length: players }, () => 0)
  const tally: SimulationTally = {
    games: 0,
    wins: zeros(),
    points: zeros(),
    squares: zeros(),
    seatWins: zeros(),
    moves: 0,
    shortest: Infinity,
    longest: 0,
  }
  for (let index = 0; index < games; index++) {
    const botAt = (seat: Seat): number => (seat + index) % players
    const { scores, moves } = playOne(simulation, index, botAt)
    record(tally, game, { scores, moves, botAt })
    yield tally
  }
}

function playOne(
  { game, players, options, bots, ms, seed }: Simulation,
  index: number,
  botAt: (seat: Seat) => number,
): { scores: number[]; moves: number } {
  const state = game.rules.setup(players, options)
  const playout = new Playout(game, new FastSource(`${seed} dice ${index}`))
  const source = new FastSource(`${seed} bots ${index}`)
  const choose: Chooser<GameTypes> = (now, seat) => {
    const imagined = game.imagine(now, seat, source)
    const expired = deadline(performance, ms)
    return (bots[botAt(seat)] as Bot)({ game, state: imagined, seat, source, expired }).code
  }
  playout.finish(state, choose)
  return { scores: game.rules.scores(state), moves: playout.moves }
}

function record(
  tally: SimulationTally,
  game: Game,
  { scores, moves, botAt }: { scores: number[]; moves: number; botAt: (seat: Seat) => number },
): void {
  const winners = winnersOf(game, scores)
  tally.games++
  tally.moves += moves
  tally.shortest = Math.min(tally.shortest, moves)
  tally.longest = Math.max(tally.longest, moves)
  for (const [seat, points] of scores.entries()) {
    const bot = botAt(seat)
    const share = winners.includes(seat) ? 1 / winners.length : 0
    add(tally.wins, bot, share)
    add(tally.seatWins, seat, share)
    add(tally.points, bot, points)
    add(tally.squares, bot, points * points)
  }
}

function add(totals: number[], index: number, amount: number): void {
  totals[index] = (totals[index] as number) + amount
}
