import type { DrawSource } from './chance.ts'
import { drawOutcome } from './playout.ts'
import type { Awaits, Game, GameTypes, Sealed, Seat } from './game.ts'
import { hasExactly, isObject, isWholeIn, sameJson, show } from './json.ts'
import { fail, ok, type Result } from './result.ts'
import { seatsOf, winnersOf, type Status, type Waiting } from './status.ts'

/** One entry of a game's log. A game is its list of events: replaying them gives the same game. */
export type GameEvent<T extends GameTypes = GameTypes> =
  | { readonly seat: Seat; readonly move: T['Move'] }
  | { readonly chance: T['Outcome'] }

/** A game as DGP/1's `log` answers it. */
export interface GameLog<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly players: number
  /** As they were given. */
  readonly options: object
  readonly events: readonly GameEvent<T>[]
}

interface SealedChoice<Move> {
  readonly code: number
  readonly move: Move
}

/**
 * A game being played: the one door through which moves and outcomes reach the rules, checked. The same class
 * runs in the browser, on the server, behind DGP/1 and in tests. It seals simultaneous choices: they reach the
 * rules only when every mover has chosen. What may hold a secret says so in its name; the rest is for everybody.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly players: number
  readonly options: object
  readonly #events: GameEvent<T>[] = []
  readonly #state: T['State']
  readonly #sealed = new Map<Seat, SealedChoice<T['Move']>>()
  #outcomes = 0
  /** What everybody could see when somebody last asked, and how many events there were then. */
  #public: readonly GameEvent<T>[] = []
  #publicAt = 0

  private constructor(game: Game<T>, players: number, given: object, options: T['Options']) {
    this.game = game
    this.players = players
    this.options = given
    this.#state = game.rules.setup(players, options)
  }

  static start<T extends GameTypes>(game: Game<T>, players: number, options: unknown = {}): Result<Match<T>> {
    const { min, max } = game.players
    if (!isWholeIn(players, min, max)) {
      return fail('bad-options', `${game.id} takes ${min} to ${max} players, not ${show(players)}`)
    }
    const checked = game.options.parse(options, players)
    return checked.ok ? ok(new Match<T>(game, players, options as object, checked.value)) : checked
  }

  /** Replays a log. The first event that does not fit is named by its index and nothing is returned. */
  static load<T extends GameTypes>(
    game: Game<T>,
    players: number,
    options: unknown,
    events: readonly unknown[],
  ): Result<Match<T>> {
    const started = Match.start(game, players, options)
    if (!started.ok) return started
    for (const [index, event] of events.entries()) {
      const applied = started.value.apply(event)
      if (!applied.ok) return fail(applied.error.code, `event ${index}: ${applied.error.message}`)
    }
    return started
  }

  /** The rules' own state: for whoever runs the table, never for a player or a bot at it. */
  get stateWithSecrets(): T['State'] {
    return this.#state
  }

  /** Every event, those still sealed last: what a game is kept and replayed from. */
  get eventsWithSecrets(): readonly GameEvent<T>[] {
    return this.#events
  }

  /**
   * The events as everybody may know them now: without sealed choices, and with what is covered covered. They replay to
   * a game that looks the same to everybody. A new list after every event; what it holds is the same object until it is uncovered.
   */
  get publicEvents(): readonly GameEvent<T>[] {
    if (this.#publicAt !== this.#events.length) this.#public = this.#publicEvents()
    this.#publicAt = this.#events.length
    return this.#public
  }

  /** Seats that have chosen in secret, ascending. */
  get chosen(): Seat[] {
    return [...this.#sealed.keys()].sort((a, b) => a - b)
  }

  /** The seats that must choose now and have not, as a bit mask; 0 unless players are awaited. */
  get choosing(): number {
    let mask = this.game.rules.movers(this.#state)
    for (const seat of this.#sealed.keys()) mask &= ~(1 << seat)
    return mask
  }

  /** What a seat has chosen in secret: for that seat alone. */
  ownChoice(seat: Seat | null): T['Move'] | null {
    return seat === null ? null : (this.#sealed.get(seat)?.move ?? null)
  }

  /** The number of the outcome that is awaited, or will be next, counted from 0: how many there were. */
  get outcomeNumber(): number {
    return this.#outcomes
  }

  get awaits(): Awaits {
    return this.game.rules.awaits(this.#state)
  }

  waiting(): Waiting<T['Chance']> {
    const { awaits } = this
    if (awaits === 'chance') return { kind: 'chance', chance: this.game.codec.chance(this.#state) }
    if (awaits === 'players') return { kind: 'players', seats: seatsOf(this.choosing) }
    return { kind: 'over' }
  }

  status(): Status<T['Chance']> {
    const waiting = this.waiting()
    const scores = this.game.rules.scores(this.#state)
    const over = waiting.kind === 'over'
    return { waiting, scores, over, winners: over ? winnersOf(this.game, scores) : [] }
  }

  /** Every legal move of a seat now; [] if it has none. */
  moves(seat: Seat): T['Move'][] {
    return this.#codes(seat).map((code) => this.game.codec.encodeMove(this.#state, seat, code))
  }

  /** The game as a seat may see it; null is a spectator. A copy made from public events is told of secret choices by `sealed`. */
  view(seat: Seat | null, sealed: Sealed<T['Move']> = this.#sealedFor(seat)): T['View'] {
    return this.game.view(this.#state, seat, sealed)
  }

  /** The game as everybody may know it. */
  publicLog(): GameLog<T> {
    return this.#log(this.publicEvents)
  }

  /** DGP/1's `log`, sealed choices and covered outcomes included. */
  logWithSecrets(): GameLog<T> {
    return this.#log(this.#events)
  }

  play(seat: Seat, move: unknown): Result<void> {
    if (!isWholeIn(seat, 0, this.players - 1)) {
      return fail('bad-request', `there is no seat ${show(seat)}; seats are 0 to ${this.players - 1}`)
    }
    if (!isObject(move)) return fail('bad-request', `a move is an object, not ${show(move)}`)
    if (this.#isOver()) return fail('game-over', 'the game is over; no move can follow')
    if (!((this.choosing >> seat) & 1)) return fail('not-your-turn', this.#notYourTurn(seat))
    const code = this.game.codec.decodeMove(this.#state, seat, move)
    if (code === undefined || !this.#codes(seat).includes(code)) {
      return fail('illegal-move', this.#illegalMove(seat, move))
    }
    this.#events.push({ seat, move })
    this.#sealed.set(seat, { code, move })
    if (this.choosing === 0) this.#reveal()
    return ok(undefined)
  }

  chance(outcome: unknown): Result<void> {
    if (!isObject(outcome)) return fail('bad-request', `an outcome is an object, not ${show(outcome)}`)
    if (this.#isOver()) return fail('game-over', 'the game is over; no outcome can follow')
    const draws = this.#awaitsChance() ? this.game.codec.decodeOutcome(this.#state, outcome) : undefined
    if (draws === undefined) return fail('illegal-outcome', this.#illegalOutcome(outcome))
    this.#events.push({ chance: outcome })
    this.#outcomes++
    this.game.rules.applyChance(this.#state, draws)
    return ok(undefined)
  }

  apply(event: unknown): Result<void> {
    if (hasExactly(event, ['chance'])) return this.chance(event['chance'])
    if (hasExactly(event, ['seat', 'move'])) return this.play(event['seat'] as Seat, event['move'])
    return fail('bad-request', `an event is {"seat":…,"move":{…}} or {"chance":{…}}, not ${show(event)}`)
  }

  /** Draws an outcome of the awaited chance event, by the rules' exact odds, without applying it. */
  draw(source: DrawSource): Result<T['Outcome']> {
    if (this.#isOver()) return fail('game-over', 'the game is over; nothing is left to draw')
    if (!this.#awaitsChance()) return fail('illegal-outcome', this.#illegalOutcome(undefined))
    return ok(this.game.codec.encodeOutcome(this.#state, drawOutcome(this.game.rules, this.#state, source)))
  }

  #isOver(): boolean {
    return this.awaits === 'over'
  }

  #awaitsChance(): boolean {
    return this.awaits === 'chance'
  }

  /** Sealed choices are the last events: they are made one after the other, and nothing happens in between. */
  #publicEvents(): GameEvent<T>[] {
    const open = this.#events.slice(0, this.#events.length - this.#sealed.size)
    return this.game.cover ? open.map((event, index) => this.#covered(event, index)) : open
  }

  #covered(event: GameEvent<T>, index: number): GameEvent<T> {
    if (!('chance' in event)) return event
    const chance = this.game.cover?.(this.#state, event.chance) ?? event.chance
    if (chance === event.chance) return event
    const before = this.#public[index]
    return before && 'chance' in before && sameJson(before.chance, chance) ? before : { chance }
  }

  #sealedFor(seat: Seat | null): Sealed<T['Move']> {
    return { chosen: this.chosen, own: this.ownChoice(seat) }
  }

  #log(events: readonly GameEvent<T>[]): GameLog<T> {
    return { game: this.game.id, players: this.players, options: this.options, events }
  }

  #reveal(): void {
    const choices: number[] = Array.from({ length: this.players }, () => 0)
    for (const [seat, choice] of this.#sealed) choices[seat] = choice.code
    this.#sealed.clear()
    this.game.rules.play(this.#state, choices)
  }

  #codes(seat: Seat): number[] {
    if (!((this.choosing >> seat) & 1)) return []
    const codes: number[] = []
    codes.length = this.game.rules.moves(this.#state, seat, codes)
    return codes
  }

  #notYourTurn(seat: Seat): string {
    if (this.#awaitsChance()) return `seat ${seat} can't move while ${show(this.waiting())} is awaited`
    return `seat ${seat} can't move now; waiting for seat ${seatsOf(this.choosing).join(', ')}`
  }

  #illegalMove(seat: Seat, move: unknown): string {
    const legal = this.moves(seat)
    const some = legal.slice(0, 8).map((each) => JSON.stringify(each))
    if (legal.length > some.length) some.push(`… ${legal.length - some.length} more`)
    return `${show(move)} is not a legal move of seat ${seat} now; legal: ${some.join(', ')}`
  }

  #illegalOutcome(outcome: unknown): string {
    const waiting = this.waiting()
    if (waiting.kind !== 'chance') return `no chance outcome is awaited now, but ${show(waiting)}`
    const example = this.game.codec.encodeOutcome(
      this.#state,
      drawOutcome(this.game.rules, this.#state, { below: () => 0 }),
    )
    return `${show(outcome)} is not an outcome of ${show(waiting.chance)}; one would be ${show(example)}`
  }
}
