import type { Game, GameEntry, GameFile, JsonObject, Seat } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'

/** A table as this device knows it. A new object at every change. */
export interface SessionState {
  readonly game: Game
  readonly players: readonly Player[]
  readonly options: object
  /** Whose hand this device is now; with several people at one device it passes from seat to seat. null watches. */
  readonly seat: Seat | null
  /** Whether several people sit at this device. */
  readonly isShared?: boolean
  /** What everybody may see of the game, from its first event. */
  readonly events: readonly GameEntry[]
  /** Seats that have chosen in secret since, and what `seat` chose. */
  readonly chosen: readonly Seat[]
  readonly own: JsonObject | null
  readonly phase: 'open' | 'playing' | 'paused' | 'over'
  /** Whether it stands still because a coach talks. */
  readonly isTaught?: boolean
  /** Whether this device is to enter what the real dice show. */
  readonly isEntering: boolean
  /** Whether the player's own rolls may wait until the player makes them: not with real dice, and not in a lesson. */
  readonly hasCup?: boolean
  /** Whether `seat` can take back a move: at once, or once the others agree. */
  readonly undoing?: 'free' | 'asked' | undefined
  /** Whether something broke on the way, such as a bot that gave no answer; `retry` goes on from there. */
  readonly isStuck?: boolean
  /** The finished game with the proof of its dice; undefined until then, and with real dice. */
  readonly file: GameFile | undefined
  /** Where a server has that file. */
  readonly fileAt?: string | undefined
}

/** Where a game is played: in this browser or on a server. A game in this browser goes on only while somebody listens. */
export interface Session {
  readonly state: SessionState
  subscribe(listener: () => void): () => void
  play(seat: Seat, move: JsonObject): void
  /** What the real dice show. */
  enter(outcome: JsonObject): void
  /** Takes back the last move of `state.seat`, or asks whether it may. */
  undo?(): void
  retry?(): void
  close(): void
}
