/**
 * The game told once more, straight from the rules page and sharing nothing with `rules/`: one long script that
 * asks a question and waits for the answer. Slow and plain on purpose; the tests play both side by side.
 */
type Form = Record<string, unknown>
type Row = { colour: string; length: number; sun: boolean }
type Card = { id: string; rows: Row[] }
type Held = { id: string; marks: number[] }
/** What is asked: an outcome, or a move of each seat listed. */
type Question = { chance: Form } | { moves: Map<number, Form[]> }
type Answer = { chance: Form } | { moves: Map<number, Form> }

export class Reference {
  phase = 'draw'
  active: number
  rolls = 0
  dice: string[] | null = null
  readonly hands: Held[][]
  readonly scored: { id: string; points: number }[][]
  display: string[] = []
  deck: string[]
  question: Question | undefined
  readonly sealed = new Map<number, Form>()
  readonly #cards: readonly Card[]
  readonly #advanced: boolean
  readonly #script: Generator<Question, void, Answer>

  constructor(players: number, options: { first?: number; variant?: string }, cards: readonly Card[]) {
    this.active = options.first ?? 0
    this.#advanced = options.variant === 'advanced'
    this.#cards = cards
    this.deck = cards.map((card) => card.id)
    this.hands = Array.from({ length: players }, () => [])
    this.scored = Array.from({ length: players }, () => [])
    this.#script = this.#tell()
    this.#next()
  }

  apply(event: { seat: number; move: Form } | { chance: Form }): void {
    if ('chance' in event) return this.#next(event)
    this.sealed.set(event.seat, event.move)
    if (this.question === undefined || 'chance' in this.question) throw new Error('no move was asked for')
    if (this.sealed.size === this.question.moves.size) this.#next({ moves: new Map(this.sealed) })
  }

  moves(seat: number): Form[] {
    if (this.question === undefined || 'chance' in this.question || this.sealed.has(seat)) return []
    return this.question.moves.get(seat) ?? []
  }

  status(): Form {
    const scores = this.scored.map((_, seat) => this.#score(seat))
    const over = this.question === undefined
    const winners = scores.flatMap((score, seat) => (over && score === Math.max(...scores) ? [seat] : []))
    return { waiting: this.#waiting(), scores, over, winners }
  }

  view(seat: number | null): Form {
    const { phase, active, rolls, dice, hands, scored, display } = this
    const own = seat === null ? null : (this.sealed.get(seat) ?? null)
    const chosen = [...this.sealed.keys()].sort((a, b) => a - b)
    return { phase, active, rolls, dice, cards: hands, scored, display, deck: this.deck.length, own, chosen }
  }

  #waiting(): Form {
    if (this.question === undefined) return { kind: 'over' }
    if ('chance' in this.question) return { kind: 'chance', chance: this.question.chance }
    const seats = [...this.question.moves.keys()].filter((seat) => !this.sealed.has(seat))
    return { kind: 'players', seats }
  }

  #next(answer?: Answer): void {
    this.sealed.clear()
    const step = answer === undefined ? this.#script.next() : this.#script.next(answer)
    this.question = step.done === true ? undefined : step.value
  }

  *#tell(): Generator<Question, void, Answer> {
    const seats = this.hands.map((_, seat) => seat)
    for (const seat of seats) for (let i = 0; i < (this.#advanced ? 5 : 2); i++) yield* this.#draw(seat)
    if (this.#advanced) yield* this.#chooseThree()
    while (this.#advanced && this.display.length < 3) yield* this.#lay()
    for (;;) {
      yield* this.#roll()
      const order = seats.map((_, i) => (this.active + i) % seats.length)
      for (const seat of order) yield* this.#enter(seat)
      if (this.scored.some((cards) => cards.length === 4)) break
      this.active = order[1] ?? this.active
    }
    this.phase = 'over'
  }

  *#chance(phase: string, chance: Form): Generator<Question, Form, Answer> {
    this.phase = phase
    const answer = yield { chance }
    if (!('chance' in answer)) throw new Error('an outcome was asked for')
    return answer.chance
  }

  *#choice(phase: string, moves: Map<number, Form[]>): Generator<Question, Map<number, Form>, Answer> {
    this.phase = phase
    const answer = yield { moves }
    if (!('moves' in answer)) throw new Error('a move was asked for')
    return answer.moves
  }

  *#draw(seat: number): Generator<Question, void, Answer> {
    const { card } = yield* this.#chance('draw', { type: 'draw', seat })
    this.#deal(seat, card as string)
    this.#removeFromDeck(card as string)
  }

  *#lay(): Generator<Question, void, Answer> {
    const { card } = yield* this.#chance('display', { type: 'display' })
    this.display.push(card as string)
    this.#removeFromDeck(card as string)
  }

  *#chooseThree(): Generator<Question, void, Answer> {
    const choices = new Map(this.hands.map((hand, seat) => [seat, threeOf(hand.map((card) => card.id))]))
    for (const [seat, move] of yield* this.#choice('keep', choices)) {
      const kept = move['cards'] as string[]
      const hand = this.hands[seat]!
      this.deck.push(...hand.map((card) => card.id).filter((id) => !kept.includes(id)))
      this.hands[seat] = hand.filter((card) => kept.includes(card.id))
    }
  }

  *#roll(): Generator<Question, void, Answer> {
    this.dice = null
    this.rolls = 0
    let again = [0, 1, 2, 3, 4]
    while (this.rolls < 3 && again.length > 0) {
      const { colours } = yield* this.#chance('roll', { type: 'roll', dice: again })
      const before: string[] = this.dice ?? []
      this.dice = [0, 1, 2, 3, 4].map((die) =>
        again.includes(die) ? (colours as string[])[again.indexOf(die)]! : before[die]!,
      )
      this.rolls++
      if (this.rolls === 3) return
      const rerolls = anyOf([0, 1, 2, 3, 4]).map((dice) => ({ type: 'reroll', dice }))
      const choice = yield* this.#choice('reroll', new Map([[this.active, [...rerolls, { type: 'stop' }]]]))
      again = (choice.get(this.active)!['dice'] as number[] | undefined) ?? []
    }
  }

  *#enter(seat: number): Generator<Question, void, Answer> {
    const useful = this.hands[seat]!.filter((held) => this.#rows(held).some((_, i) => this.#fits(held, i)))
    const moves = [...useful.map(({ id }) => ({ type: 'enter', card: id })), { type: 'pass' }]
    const move = (yield* this.#choice('enter', new Map([[seat, moves]]))).get(seat)!
    if (move['type'] === 'pass') return
    const held = this.hands[seat]!.find(({ id }) => id === move['card'])!
    held.marks = held.marks.map((marks, i) => (this.#fits(held, i) ? marks + this.#rolled(held, i) : marks))
    if (this.#fullRows(held).length >= 3) yield* this.#scoreCard(seat, held)
  }

  *#scoreCard(seat: number, held: Held): Generator<Question, void, Answer> {
    const full = this.#fullRows(held)
    const suns = full.filter((row) => row.sun).length
    const extra = suns === 2 ? 5 : suns === 1 ? 2 : 0
    this.hands[seat] = this.hands[seat]!.filter((other) => other !== held)
    this.scored[seat]!.push({ id: held.id, points: boxesIn(full) + extra })
    if (this.scored[seat]!.length === 4) return
    if (!this.#advanced) return yield* this.#draw(seat)
    const moves = this.display.map((card) => ({ type: 'take', card }))
    const move = (yield* this.#choice('take', new Map([[seat, moves]]))).get(seat)!
    this.display = this.display.filter((card) => card !== move['card'])
    this.#deal(seat, move['card'] as string)
    yield* this.#lay()
  }

  #rows(held: Held): Row[] {
    return this.#cards.find((card) => card.id === held.id)!.rows
  }

  #rolled(held: Held, row: number): number {
    return this.dice!.filter((colour) => colour === this.#rows(held)[row]!.colour).length
  }

  #fits(held: Held, row: number): boolean {
    const rolled = this.#rolled(held, row)
    return rolled > 0 && held.marks[row]! + rolled <= this.#rows(held)[row]!.length
  }

  #fullRows(held: Held): Row[] {
    return this.#rows(held).filter((row, i) => row.length === held.marks[i])
  }

  #score(seat: number): number {
    const scored = this.scored[seat]!.reduce((sum, card) => sum + card.points, 0)
    if (this.question !== undefined) return scored
    return this.hands[seat]!.reduce((sum, held) => sum + boxesIn(this.#fullRows(held)), scored)
  }

  #deal(seat: number, id: string): void {
    this.hands[seat]!.push({ id, marks: [0, 0, 0, 0, 0] })
  }

  #removeFromDeck(id: string): void {
    if (!this.deck.includes(id)) throw new Error(`${id} is not in the deck`)
    this.deck = this.deck.filter((card) => card !== id)
  }
}

function boxesIn(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.length, 0)
}

/** Every choice of some of the items, in their order, but for the empty one. */
function anyOf<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items
  if (first === undefined) return []
  return [[first], ...anyOf(rest).flatMap((some) => [some, [first, ...some]])]
}

function threeOf(ids: readonly string[]): Form[] {
  const threes = anyOf([...ids].sort()).filter((some) => some.length === 3)
  return threes.map((cards) => ({ type: 'keep', cards }))
}
