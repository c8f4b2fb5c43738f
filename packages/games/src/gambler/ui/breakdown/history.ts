import { Match, type GameEvent, type Seat } from '@rattlecup/kit'
import { gambler } from '../../game.ts'
import { lengthOf } from '../../rules/layout.ts'
import type { Board, BoardRow, Gambler, GamblerOptions, GamblerView } from '../../rules/types.ts'

/** A row that somebody completed. */
export interface Completed {
  readonly seat: Seat
  readonly row: number
  readonly design: BoardRow
  /** What was won, or paid; a seat that can't pay in full pays what it has. */
  readonly points: number
}

/** One board, from its first die to its last. */
export interface Round {
  readonly round: number
  readonly board: Board
  /** By seat, what the round brought. */
  readonly gains: readonly number[]
  readonly completed: readonly Completed[]
}

/** What each round brought and which rows paid for it; [] for events that are no game. */
export function historyOf(
  events: readonly GameEvent<Gambler>[],
  options: Partial<GamblerOptions>,
  players: number,
): Round[] {
  // Options that were not given stand there as undefined, which a game's options never are.
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const started = Match.start(gambler, players, given)
  if (!started.ok) return []
  const completed: (Completed & { round: number; board: Board })[] = []
  for (const event of events) {
    const before = started.value.view(null)
    if (!started.value.apply(event).ok) return []
    const done = completedBy(event, before, started.value.view(null))
    if (done) completed.push({ ...done, round: before.round, board: before.board as Board })
  }
  return roundsOf(completed, players)
}

function completedBy(
  event: GameEvent<Gambler>,
  before: GamblerView,
  after: GamblerView,
): Completed | undefined {
  if (!('move' in event) || event.move.type !== 'place') return undefined
  const { seat } = event
  const { row } = event.move
  const design = before.board?.rows[row] as BoardRow
  if ((before.rows[row] as number[]).length + 1 < lengthOf(design)) return undefined
  return { seat, row, design, points: (after.points[seat] as number) - (before.points[seat] as number) }
}

/** Points change only when a row is completed, so the rows are all there is to a round. */
function roundsOf(
  completed: readonly (Completed & { round: number; board: Board })[],
  players: number,
): Round[] {
  const rounds = new Set(completed.map(({ round }) => round))
  return [...rounds].map((round) => {
    const rows = completed.filter((row) => row.round === round)
    const gains = Array.from({ length: players }, (_, seat) =>
      rows.filter((row) => row.seat === seat).reduce((sum, { points }) => sum + points, 0),
    )
    return { round, board: (rows[0] as { board: Board }).board, gains, completed: rows }
  })
}
