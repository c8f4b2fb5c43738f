import type { DrawSource } from './chance.ts'
import { drawOutcome } from './playout.ts'
import type { Awaits, Game, GameTypes, Sealed, Seat } from './game.ts'
import { hasExactly, isObject, isWholeIn, sameJson, show, type JsonObject } from './json.ts'
import { fail, ok, type Result } from './result.ts'
import { seatsOf, winnersOf, type Status, type Waiting } from './status.ts'

/** What happens in a game. */
export type GameEvent<T extends GameTypes = GameTypes> =
  | { readonly seat: Seat; readonly move: T['Move'] }
  | { readonly chance: T['Outcome'] }

/** A seat takes back its move that is entry `back` of the log, counted from 0: the game goes on from before it. */
export interface TakeBack {
  readonly seat: Seat
  readonly back: number
}

/** One entry of a game's log. A game is its list of entries: replaying them gives the same game. Nothing is ever removed. */
export type GameEntry<T extends GameTypes = GameTypes> = GameEvent<T> | TakeBack

/** A game as DGP/1's `log` answers it. */
export interface GameLog<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly players: number
  /** As they were given. */
  readonly options: object
  readonly events: readonly GameEntry<T>[]
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
  readonly #checked: T['Options']
  readonly #events: GameEntry<T>[] = []
  /** What stands, step by step: the indices of an outcome, of a move, or of moves that were made at once. */
  readonly #steps: number[][] = []
  #state: T['State']
  readonly #sealed = new Map<Seat, SealedChoice<T['Move']>>()
  #outcomes = 0
  /** What everybody could see when somebody last asked, and how many events there were then. */
  #public: readonly GameEntry<T>[] = []
  #publicAt = 0

  private constructor(game: Game<T>, players: number, given: object, options: T['Options']) {
    this.game = game
    this.players = players
    this.options = given
    this.#checked = options
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
  get eventsWithSecrets(): readonly GameEntry<T>[] {
    return this.#events
  }

  /** The indices of the events that everybody has seen and nobody has taken back. */
  get standing(): number[] {
    return this.#steps.flat()
  }

  /** The indices of what happened last, and stands: one event, or all choices that were made at once. */
  get lastStep(): readonly number[] {
    return this.#steps.at(-1) ?? []
  }

  /** The events that stand: what led to the game as it is. */
  get standingEvents(): GameEvent<T>[] {
    return this.standing.map((index) => this.publicEvents[index] as GameEvent<T>)
  }

  /**
   * The events as everybody may know them now: without sealed choices, and with what is covered covered. They replay to
   * a game that looks the same to everybody. A new list after every event; what it holds is the same object until it is uncovered.
   */
  get publicEvents(): readonly GameEntry<T>[] {
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

  /** The move by which a seat passes now, as it said beforehand; undefined where it is not asked or chooses itself. */
  passFor(seat: Seat, unless: JsonObject): T['Move'] | undefined {
    if (!((this.choosing >> seat) & 1)) return undefined
    const code = this.game.passing?.pass(this.#state, seat, unless)
    return code === undefined ? undefined : this.game.codec.encodeMove(this.#state, seat, code)
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
    this.#steps.push([this.#events.push({ chance: outcome }) - 1])
    this.#outcomes++
    this.game.rules.applyChance(this.#state, draws)
    return ok(undefined)
  }

  apply(event: unknown): Result<void> {
    if (hasExactly(event, ['chance'])) return this.chance(event['chance'])
    if (hasExactly(event, ['seat', 'move'])) return this.play(event['seat'] as Seat, event['move'])
    if (hasExactly(event, ['seat', 'back'])) return this.takeBack(event['seat'] as Seat, event['back'])
    return fail(
      'bad-request',
      `an event is {"seat":…,"move":{…}}, {"chance":{…}} or {"seat":…,"back":…}, not ${show(event)}`,
    )
  }

  /**
   * Takes back a seat's own move that everybody has seen. All that followed goes with it, and all that was chosen at once
   * with it: nobody chooses again alone, knowing what the others chose. Outcomes keep their numbers. What was uncovered
   * since can't be covered again: a move before that stays.
   */
  takeBack(seat: Seat, back: unknown): Result<void> {
    const found = this.canTakeBack(seat, back)
    if (!found.ok) return found
    const { step, before } = found.value
    this.#events.length -= this.#sealed.size
    this.#sealed.clear()
    this.#steps.length = step
    this.#state = before
    this.#events.push({ seat, back: back as number })
    this.#publicAt = -1
    return ok(undefined)
  }

  /** Whether that is possible, and the state that it leads to. */
  canTakeBack(seat: Seat, back: unknown): Result<{ step: number; before: T['State'] }> {
    if (!isWholeIn(seat, 0, this.players - 1) || !isWholeIn(back, 0, Infinity))
      return fail(
        'bad-request',
        `a seat and the index of its move are whole numbers, not ${show(seat)} and ${show(back)}`,
      )
    if (this.#isOver()) return fail('game-over', 'the game is over; nothing can be taken back')
    const step = this.#steps.findIndex((indices) => indices.includes(back))
    const entry = this.#events[back]
    if (step < 0 || !entry || !('move' in entry) || entry.seat !== seat)
      return fail('illegal-move', `entry ${back} is not a move of seat ${seat} that stands`)
    const before = this.#stateAfter(step)
    if (this.#isUncoveredSince(before, step))
      return fail('illegal-move', 'what was covered before this move has been uncovered since')
    return ok({ step, before })
  }

  /** Takes back a choice that is still sealed: nobody knew it, and the log forgets it. */
  withdraw(seat: Seat): Result<void> {
    if (!this.#sealed.delete(seat)) return fail('illegal-move', `seat ${seat} has no sealed choice`)
    const at = this.#events.findLastIndex((entry) => 'move' in entry && entry.seat === seat)
    this.#events.splice(at, 1)
    this.#publicAt = -1
    return ok(undefined)
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
  #publicEvents(): GameEntry<T>[] {
    const open = this.#events.slice(0, this.#events.length - this.#sealed.size)
    return this.game.cover ? open.map((event, index) => this.#covered(event, index)) : open
  }

  #covered(event: GameEntry<T>, index: number): GameEntry<T> {
    if (!('chance' in event)) return event
    const chance = this.game.cover?.(this.#state, event.chance) ?? event.chance
    if (chance === event.chance) return event
    const before = this.#public[index]
    return before && 'chance' in before && sameJson(before.chance, chance) ? before : { chance }
  }

  #sealedFor(seat: Seat | null): Sealed<T['Move']> {
    return { chosen: this.chosen, own: this.ownChoice(seat) }
  }

  #log(events: readonly GameEntry<T>[]): GameLog<T> {
    return { game: this.game.id, players: this.players, options: this.options, events }
  }

  #reveal(): void {
    const choices: number[] = Array.from({ length: this.players }, () => 0)
    for (const [seat, choice] of this.#sealed) choices[seat] = choice.code
    const first = this.#events.length - this.#sealed.size
    this.#steps.push(Array.from(this.#sealed, (_, at) => first + at))
    this.#sealed.clear()
    this.game.rules.play(this.#state, choices)
  }

  /** The state after so many of the steps that stand, made again from the first. */
  #stateAfter(steps: number): T['State'] {
    const state = this.game.rules.setup(this.players, this.#checked)
    for (const indices of this.#steps.slice(0, steps)) this.#repeat(state, indices)
    return state
  }

  /** What happened once happens again; it was checked then. */
  #repeat(state: T['State'], indices: readonly number[]): void {
    const { codec, rules } = this.game
    const choices: number[] = []
    for (const index of indices) {
      const event = this.#events[index] as GameEvent<T>
      if ('chance' in event)
        return rules.applyChance(state, codec.decodeOutcome(state, event.chance) as number[])
      choices[event.seat] = codec.decodeMove(state, event.seat, event.move) as number
    }
    rules.play(state, choices)
  }

  #isUncoveredSince(before: T['State'], steps: number): boolean {
    const { game } = this
    return this.#steps.slice(0, steps).some(([index = 0]) => {
      const event = this.#events[index] as GameEvent<T>
      if (!('chance' in event)) return false
      return !sameJson(game.cover?.(this.#state, event.chance), game.cover?.(before, event.chance))
    })
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
