import { isObject, Match, unwrap, type Game, type JsonObject, type Seat } from '@rattlecup/kit'
import type { Lesson, LessonStep, Player } from '@rattlecup/ui'
import type { Session, SessionState } from '../session/session.ts'
import { ValueStore } from '../session/store.ts'

type Step = LessonStep<never, unknown>

/** What the coach says at this point of the lesson. */
export interface Coach {
  readonly say: (words: unknown) => string
  /** The `data-guide` of what to look at. */
  readonly point: string | undefined
  /** Whether the learner is to move; otherwise *Continue* is enough. */
  readonly awaitsMove: boolean
}

interface LessonState extends SessionState {
  /** undefined at the end. */
  readonly coach: Coach | undefined
  /** How often something else was tried at this point. */
  readonly refusals: number
}

/** A guided first turn: a real game whose dice and other players follow a script, and the learner finds the moves. */
export class LessonSession implements Session {
  readonly #lesson: Lesson
  readonly #players: readonly Player[]
  readonly #match: Match
  readonly #store: ValueStore<LessonState>
  #at = 0
  #refusals = 0

  constructor(game: Game, lesson: Lesson, players: readonly Player[]) {
    this.#lesson = lesson
    this.#players = players
    this.#match = unwrap(Match.start(game, lesson.players, lesson.options))
    this.#store = new ValueStore(this.#stateNow())
  }

  get state(): LessonState {
    return this.#store.value
  }

  /** The lesson begins when somebody looks. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = this.#store.subscribe(listener)
    if (this.#at === 0) this.#applyChance()
    return unsubscribe
  }

  goOn(): void {
    const step = this.#step()
    if (!step || !('say' in step) || 'move' in step) return
    this.#at++
    this.#applyChance()
  }

  play(seat: Seat, move: JsonObject): void {
    const step = this.#step()
    if (!step || !('move' in step)) return
    if (fits(step.move, move) && this.#match.play(seat, move).ok) {
      this.#at++
      this.#applyChance()
    } else {
      this.#refusals++
      this.#show()
    }
  }

  enter(): void {}

  close(): void {}

  /** Everything that happens by itself up to the coach's next words. */
  #applyChance(): void {
    for (let step = this.#step(); step && 'event' in step; step = this.#step()) {
      const applied = this.#match.apply(step.event)
      if (!applied.ok) throw new Error(`step ${this.#at} of the lesson: ${applied.error.message}`)
      this.#at++
    }
    this.#refusals = 0
    this.#show()
  }

  #step(): Step | undefined {
    return this.#lesson.steps[this.#at] as Step | undefined
  }

  #show(): void {
    this.#store.set(this.#stateNow())
  }

  #stateNow(): LessonState {
    const { game, publicEvents: events, chosen } = this.#match
    const { learner, options } = this.#lesson
    return {
      game,
      options,
      players: this.#players,
      seat: learner,
      events,
      chosen,
      own: this.#match.ownChoice(learner),
      // Nothing is offered while the coach talks.
      phase: this.#coach()?.awaitsMove ? 'playing' : 'paused',
      isTaught: true,
      isEntering: false,
      file: undefined,
      coach: this.#coach(),
      refusals: this.#refusals,
    }
  }

  #coach(): Coach | undefined {
    const step = this.#step()
    if (!step || !('say' in step)) return undefined
    return { say: step.say, point: step.point, awaitsMove: 'move' in step }
  }
}

/** Whether a move is the one that was wanted; how a die is thrown may be left to the learner. */
export function fits(wanted: unknown, given: unknown): boolean {
  if (!isObject(wanted) || !isObject(given)) return JSON.stringify(wanted) === JSON.stringify(given)
  return Object.keys(wanted).every((key) => fits(wanted[key], given[key]))
}
