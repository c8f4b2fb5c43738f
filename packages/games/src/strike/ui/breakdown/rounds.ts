import { Match, type GameEvent } from '@rattlecup/kit'
import { strike } from '../../game.ts'
import type { Strike, StrikeView } from '../../rules/types.ts'

/** One seat's end of a round: its points, and as which it went out; undefined for who won. */
export interface RoundEnd {
  readonly points: number
  readonly outAs: number | undefined
}

/** Every round of a game that has been played to its end, seat by seat. */
export function roundsOf(
  players: number,
  options: object,
  events: readonly GameEvent<Strike>[],
): RoundEnd[][] {
  const started = Match.start(strike, players, options)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const rounds: { points: number; outAs: number | undefined }[][] = []
  let before = match.view(null)
  for (const event of events) {
    match.apply(event)
    const after = match.view(null)
    noteOuts(rounds, before, after)
    before = after
  }
  return rounds
}

function noteOuts(
  rounds: { points: number; outAs: number | undefined }[][],
  before: StrikeView,
  after: StrikeView,
): void {
  const round = (rounds[before.round - 1] ??= before.points.map(() => ({ points: 0, outAs: undefined })))
  for (const [seat, points] of after.points.entries()) {
    const gained = points - (before.points[seat] ?? 0)
    const end = round[seat]
    if (gained === 0 || !end) continue
    end.outAs = round.filter(({ outAs }) => outAs !== undefined).length + 1
    end.points = gained
  }
}
