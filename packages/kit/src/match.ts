import type { DrawSource } from './chance.ts'
import { Entries, type GameEntry, type GameEvent, type GameLog } from './entries.ts'
import type { Awaits, Game, GameTypes, Sealed, Seat } from './game.ts'
import { hasExactly, isObject, isWholeIn, show, type JsonObject } from './json.ts'
import { illegalMove, illegalOutcome, noSuchSeat, notYourTurn } from './match-faults.ts'
import { drawOutcome } from './playout.ts'
import { fail, ok, type Result } from './result.ts'
import { isUncovered, replaySteps } from './rewind.ts'
import { seatsOf, winnersOf, type Status, type Waiting } from './status.ts'

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
  readonly #entries = new Entries<T>()
  #state: T['State']
  readonly #sealed = new Map<Seat, SealedChoice<T['Move']>>()

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
    return this.#entries.withSecrets
  }

  /** The same without sealed choices: what the table's dice and files are made from. */
  get openEventsWithSecrets(): readonly GameEntry<T>[] {
    return this.#entries.open
  }

  /** How many events everybody may know. */
  get openLength(): number {
    return this.#entries.openLength
  }

  /** The indices of the events that everybody has seen and nobody has taken back. */
  get standing(): number[] {
    return this.#entries.standing
  }

  /** The indices of what happened last, and stands: one event, or all choices that were made at once. */
  get lastStep(): readonly number[] {
    return this.#entries.lastStep
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
    return this.#entries.public(this.game, this.#state)
  }

  /** Seats that have chosen in secret, ascending. */
  get chosen(): Seat[] {
    return this.#sealed.size === 0 ? [] : [...this.#sealed.keys()].sort((a, b) => a - b)
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
    return this.#entries.outcomes
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
    return this.#log(this.eventsWithSecrets)
  }

  play(seat: Seat, move: unknown): Result<void> {
    if (!isWholeIn(seat, 0, this.players - 1)) return noSuchSeat(this, seat)
    if (!isObject(move)) return fail('bad-request', `a move is an object, not ${show(move)}`)
    if (this.awaits === 'over') return fail('game-over', 'the game is over; no move can follow')
    if (!((this.choosing >> seat) & 1)) return notYourTurn(this, seat)
    const code = this.game.codec.decodeMove(this.#state, seat, move)
    if (code === undefined || !this.#codes(seat).includes(code)) return illegalMove(this, seat, move)
    this.#entries.seal(seat, move)
    this.#sealed.set(seat, { code, move })
    if (this.choosing === 0) this.#reveal()
    return ok(undefined)
  }

  chance(outcome: unknown): Result<void> {
    if (!isObject(outcome)) return fail('bad-request', `an outcome is an object, not ${show(outcome)}`)
    if (this.awaits === 'over') return fail('game-over', 'the game is over; no outcome can follow')
    const draws = this.awaits === 'chance' ? this.game.codec.decodeOutcome(this.#state, outcome) : undefined
    if (draws === undefined) return illegalOutcome(this, outcome)
    this.#entries.addOutcome(outcome)
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
    const found = this.#findTakeBack(seat, back)
    if (!found.ok) return found
    this.#entries.takeBack({ seat, back: back as number }, found.value.step)
    this.#sealed.clear()
    this.#state = found.value.before
    return ok(undefined)
  }

  canTakeBack(seat: Seat, back: number): boolean {
    return this.#findTakeBack(seat, back).ok
  }

  /** Takes back a choice that is still sealed: nobody knew it, and the log forgets it. */
  withdraw(seat: Seat): Result<void> {
    if (!this.#sealed.delete(seat)) return fail('illegal-move', `seat ${seat} has no sealed choice`)
    this.#entries.withdraw(seat)
    return ok(undefined)
  }

  /** Draws an outcome of the awaited chance event, by the rules' exact odds, without applying it. */
  draw(source: DrawSource): Result<T['Outcome']> {
    if (this.awaits === 'over') return fail('game-over', 'the game is over; nothing is left to draw')
    if (this.awaits !== 'chance') return illegalOutcome(this, undefined)
    return ok(this.game.codec.encodeOutcome(this.#state, drawOutcome(this.game.rules, this.#state, source)))
  }

  /** The step that a seat takes back, and the state before it. */
  #findTakeBack(seat: Seat, back: unknown): Result<{ step: number; before: T['State'] }> {
    if (!isWholeIn(seat, 0, this.players - 1) || !isWholeIn(back, 0, Infinity))
      return fail(
        'bad-request',
        `a seat and the index of its move are whole numbers, not ${show(seat)} and ${show(back)}`,
      )
    if (this.awaits === 'over') return fail('game-over', 'the game is over; nothing can be taken back')
    const step = this.#entries.stepOf({ seat, back })
    if (step < 0) return fail('illegal-move', `entry ${back} is not a move of seat ${seat} that stands`)
    const steps = this.#entries.before(step)
    const before = replaySteps(this.game, this.game.rules.setup(this.players, this.#checked), steps)
    if (isUncovered(this.game, steps, { before, now: this.#state }))
      return fail('illegal-move', 'what was covered before this move has been uncovered since')
    return ok({ step, before })
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
    this.#entries.reveal()
    this.#sealed.clear()
    this.game.rules.play(this.#state, choices)
  }

  #codes(seat: Seat): number[] {
    if (!((this.choosing >> seat) & 1)) return []
    const codes: number[] = []
    codes.length = this.game.rules.moves(this.#state, seat, codes)
    return codes
  }
}
