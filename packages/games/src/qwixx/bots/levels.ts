import type { Bot, BotTask } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { Qwixx } from '../rules/types.ts'
import { byEye } from './eye.ts'
import { Race } from './race.ts'
import { reasonsFor } from './reasons.ts'
import { search } from './search.ts'
import { createTablePlayer, DECISIVE, type TablePlayer } from './table-player.ts'
import { pointsOfSteps, STEPS_PER_POINT, type ValueTable } from './table.ts'

/** Moves that the table puts further behind the best, in points, are not searched. */
const CLOSE_CALL = 3

/** How a weaker player sees a move and chooses. */
interface Human {
  /** The share of its own eye in what it sees; the rest is the table. */
  readonly eye: number
  /** Points by which a worse move is still often taken. */
  readonly temperature: number
}

const BEGINNER: Human = { eye: 0.8, temperature: 4 }
const CASUAL: Human = { eye: 0.4, temperature: 2 }

/** A seat's legal moves in the race as it stands. */
interface Position {
  readonly race: Race
  readonly codes: readonly number[]
  /** What each is worth by the table, in its steps. */
  readonly values: readonly number[]
  readonly player: TablePlayer
}

/** The levels of Qwixx. `tableFor` gives the table for a number of players, computed or read from where it is kept. */
export function createLevels(
  tableFor: (players: number) => ValueTable,
): Readonly<Record<'beginner' | 'casual' | 'strong' | 'master', Bot<Qwixx>>> {
  const players = new Map<number, TablePlayer>()
  const playerFor = (count: number): TablePlayer => {
    const player = players.get(count) ?? createTablePlayer(tableFor(count))
    players.set(count, player)
    return player
  }
  return {
    beginner: (task) => human(BEGINNER, task, positionOf(task, playerFor)),
    casual: (task) => human(CASUAL, task, positionOf(task, playerFor)),
    strong: (task) => answer(task, positionOf(task, playerFor)),
    master: (task) => master(task, positionOf(task, playerFor)),
  }
}

function positionOf({ state, seat }: BotTask<Qwixx>, playerFor: (count: number) => TablePlayer): Position {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  const race = Race.of(state, rules.scores(state))
  const player = playerFor(state.players)
  const valueOf = state.phase === 'white' ? player.whiteValue : player.colourValue
  return { race, codes, values: codes.map((code) => valueOf(race, seat, code)), player }
}

/** The best move by the table. Alone, where the table is exact, also the final score to be expected. */
function answer({ seat }: BotTask<Qwixx>, { race, codes, values }: Position): ReturnType<Bot<Qwixx>> {
  const best = Math.max(...values)
  const code = codes[values.indexOf(best)]!
  const reasons = reasonsFor({ race, seat, code })
  if (race.players > 1) return { code, reasons }
  return { code, evaluation: { points: race.points[seat]! + pointsOfSteps(best) }, reasons }
}

function master(task: BotTask<Qwixx>, position: Position): ReturnType<Bot<Qwixx>> {
  const { race, codes, values, player } = position
  const best = Math.max(...values)
  const close = values.map((value) => value >= best - CLOSE_CALL * STEPS_PER_POINT)
  const settled = race.players === 1 || Math.abs(best) > DECISIVE / 2
  if (settled || close.filter(Boolean).length === 1) return answer(task, position)
  const { choice, share, rollouts } = search({
    race,
    seat: task.seat,
    phase: task.state.phase === 'white' ? 'white' : 'colour',
    player,
    choices: codes.filter((_, i) => close[i]),
    values: values.filter((_, i) => close[i]),
    source: task.source,
    expired: task.expired,
  })
  const reasons = reasonsFor({ race, seat: task.seat, code: choice })
  return { code: choice, evaluation: { winShare: share, rollouts }, reasons }
}

/** Takes better moves more often, by what it sees in them: no move is a blunder to every eye. */
function human(
  { eye, temperature }: Human,
  task: BotTask<Qwixx>,
  position: Position,
): ReturnType<Bot<Qwixx>> {
  const { race, codes, values } = position
  const seen = codes.map((code, i) => {
    return (1 - eye) * pointsOfSteps(withoutEnd(values[i]!)) + eye * byEye(race, task.seat, code)
  })
  const best = Math.max(...seen)
  const weights = seen.map((value) => Math.exp((value - best) / temperature))
  let draw = (task.source.below(2 ** 31) / 2 ** 31) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (draw -= weight) < 0)
  const code = codes[Math.max(0, at)]!
  return { code, reasons: reasonsFor({ race, seat: task.seat, code }) }
}

/** The value of a move for its points alone, whether or not it ends the game. */
function withoutEnd(value: number): number {
  return Math.abs(value) > DECISIVE / 2 ? value - Math.sign(value) * DECISIVE : value
}
