import type { Game, GameEvent, GameView, Seat, Status } from '@rattlecup/kit'
import type { Player, Step } from '@rattlecup/ui'
import type { GameRecord } from './game-record.ts'
import { Stepper } from '../session/stepper.ts'

/** The game after one of its steps. */
export interface RecordMoment {
  readonly view: GameView
  readonly status: Status
  /** The step that led here; undefined at the beginning. */
  readonly step: Step | undefined
  /** Every event that led here: not those that were taken back. */
  readonly events: readonly GameEvent[]
}

/** Every moment of a game, the beginning first; undefined where its events don't follow the rules. */
export function momentsOf(
  game: Game,
  { options, events }: GameRecord,
  { players, seat }: { players: readonly Player[]; seat: Seat | null },
): RecordMoment[] | undefined {
  try {
    const stepper = new Stepper({ game, players, options })
    const now = (step: Step | undefined): RecordMoment => {
      const { match } = stepper
      return { view: stepper.view(seat), status: match.status(), step, events: match.standingEvents }
    }
    const moments = [now(undefined)]
    while (stepper.taken < events.length) moments.push(now(stepper.next(events, seat)))
    return moments
  } catch {
    return undefined
  }
}

/** Which moment shows the game just before an event. */
export function momentBefore(moments: readonly RecordMoment[], event: number): number {
  const after = moments.findIndex(({ step }) => step !== undefined && step.at + step.events.length > event)
  return after < 0 ? moments.length - 1 : after - 1
}
