import type { Game } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'
import type { GameRecord } from '../records/game-record.ts'
import type { Session, SessionState } from '../session/session.ts'

/** A game that is over, wherever it was played: there is nothing to do but to look at it. */
export class FinishedSession implements Session {
  readonly state: SessionState

  constructor(
    game: Game,
    record: GameRecord,
    { players, seat }: { players: readonly Player[]; seat: number | null },
  ) {
    const { dice, options, events } = record
    this.state = {
      game,
      players,
      options,
      seat,
      events,
      chosen: [],
      own: null,
      phase: 'over',
      isEntering: false,
      file: dice && { game: game.id, players: players.length, options, events, dice },
    }
  }

  subscribe(): () => void {
    return () => {}
  }

  play(): void {}
  enter(): void {}
  close(): void {}
}
