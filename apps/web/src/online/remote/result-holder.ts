import type { JsonObject, Seat } from '@rattlecup/kit'
import type { Session } from '../../session/session.ts'
import { ValueStore } from '../../session/store.ts'
import type { RemoteSession } from './remote-session.ts'
import type { RemoteState } from './remote-state.ts'

/**
 * The game at a table as its reader wants it: whoever still looks at a result keeps it when somebody else asks for a
 * rematch, until they come along or the next game begins.
 */
export class ResultHolder implements Session {
  readonly #session: RemoteSession
  readonly #store: ValueStore<RemoteState>
  #isComing = false

  constructor(session: RemoteSession) {
    this.#session = session
    this.#store = new ValueStore(session.state)
    session.subscribe(() => this.#follow(session.state))
  }

  get state(): RemoteState {
    return this.#store.value
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  /** The reader is ready for the next game: at once if it is being set up, else when it is. */
  comeAlong(): void {
    this.#isComing = true
    if (this.#session.state.phase === 'over') this.#session.do({ t: 'rematch' })
    else this.#follow(this.#session.state)
  }

  play(seat: Seat, move: JsonObject): void {
    this.#session.play(seat, move)
  }

  enter(outcome: JsonObject): void {
    this.#session.enter(outcome)
  }

  undo(): void {
    this.#session.undo()
  }

  close(): void {
    this.#session.close()
  }

  #follow(now: RemoteState): void {
    const isReading = this.#store.value.phase === 'over' && now.phase === 'open' && !this.#isComing
    if (isReading) return
    if (now.phase === 'open') this.#isComing = false
    this.#store.set(now)
  }
}
