/**
 * The rules once more, read straight from their page and shared with nothing: slow, plain, and kept only to be
 * compared with the real ones event by event. It trusts the events it is given.
 */
interface Row {
  kind: 'numbers' | 'stars' | 'fullhouse'
  boxes?: readonly number[]
  length?: number
  points: number
}

export interface ReferenceBoard {
  id: string
  rows: readonly Row[]
}

export interface ReferenceOptions {
  first?: number
  target?: number
  stars?: string
  beginner?: boolean
  boards?: readonly ReferenceBoard[]
}

type Event = { [key: string]: unknown; type?: unknown }

export class Reference {
  readonly players: number
  readonly options: ReferenceOptions
  readonly shipped: readonly ReferenceBoard[]
  stack: ReferenceBoard[] = []
  phase: 'boards' | 'roll' | 'place' | 'over' = 'boards'
  round = 1
  active: number
  rows: number[][] = []
  hand: number[] = []
  toRoll = 0
  rolls = 0
  placedSinceRoll = 0
  supply: number[]
  points: number[]

  constructor(players: number, options: ReferenceOptions, shipped: readonly ReferenceBoard[]) {
    this.players = players
    this.options = options
    this.shipped = shipped
    this.active = options.first ?? 0
    this.supply = this.deal()
    this.points = this.supply.map(() => 80)
    if (options.boards) this.begin([...options.boards])
  }

  status(): object {
    const over = this.phase === 'over'
    const best = Math.max(...this.points)
    const winners = this.points.map((_, seat) => seat).filter((seat) => over && this.points[seat] === best)
    return { waiting: this.waiting(), scores: this.points, over, winners }
  }

  waiting(): object {
    if (this.phase === 'over') return { kind: 'over' }
    if (this.phase === 'place') return { kind: 'players', seats: [this.active] }
    if (this.phase === 'boards') return { kind: 'chance', chance: { type: 'boards' } }
    return { kind: 'chance', chance: { type: 'roll', count: this.toRoll } }
  }

  moves(seat: number): object[] {
    if (this.phase !== 'place' || seat !== this.active) return []
    const places = this.rows.flatMap((_, row) =>
      [1, 2, 3, 4, 5, 6]
        .filter((value) => this.hand.includes(value) && this.fits(row, value))
        .map((value) => ({ type: 'place', row, value })),
    )
    return this.placedSinceRoll === 0 ? places : [...places, { type: 'roll' }, { type: 'stop' }]
  }

  view(): object {
    const board = this.phase === 'boards' ? null : this.board()
    const hand = this.phase === 'place' ? this.hand.toSorted((a, b) => a - b) : []
    const { phase, active, round, rows, rolls, supply, points } = this
    return { phase, active, round, board, rows, hand, rolls, supply, points }
  }

  apply(event: Event): void {
    if (event['type'] === 'boards') {
      this.begin((event['order'] as string[]).map((id) => this.shipped.find((board) => board.id === id)!))
    } else if (this.phase === 'roll') this.rolled(event['values'] as number[])
    else if (event['type'] === 'place') this.place(event['row'] as number, event['value'] as number)
    else if (event['type'] === 'roll') {
      this.toRoll = this.hand.length
      this.phase = 'roll'
    } else this.pass()
  }

  private deal(): number[] {
    return Array.from({ length: this.players }, () => (30 - (30 % this.players)) / this.players)
  }

  private board(): ReferenceBoard {
    return this.stack[(this.round - 1) % this.stack.length]!
  }

  private size(row: number): number {
    const { kind, boxes, length } = this.board().rows[row]!
    return kind === 'numbers' ? boxes!.length : kind === 'stars' ? length! : 5
  }

  private fits(row: number, value: number): boolean {
    const dice = this.rows[row]!
    const { kind, boxes } = this.board().rows[row]!
    if (dice.length === this.size(row)) return false
    if (kind === 'numbers') return boxes![dice.length] === value
    const after = [...dice, value]
    if (kind === 'fullhouse') {
      return same(after.slice(0, 3)) && same(after.slice(3)) && (after.length < 4 || after[0] !== after[3])
    }
    return same(after) && (dice.length > 0 || !this.forbiddenStars().includes(value))
  }

  private forbiddenStars(): number[] {
    if (this.options.stars !== 'distinct') return []
    return this.rows
      .filter((dice, row) => this.board().rows[row]!.kind === 'stars' && dice.length > 0)
      .map((dice) => dice[0]!)
  }

  private begin(stack: ReferenceBoard[]): void {
    this.stack = stack
    this.rows = this.board().rows.map(() => [])
    this.turn(this.active)
  }

  private turn(seat: number): void {
    this.active = seat
    this.rolls = 0
    this.toRoll = this.supply[seat]! < 5 ? this.supply[seat]! : 5
    this.phase = 'roll'
  }

  private pass(): void {
    const order = Array.from({ length: this.players }, (_, i) => (this.active + 1 + i) % this.players)
    this.turn(order.find((seat) => this.supply[seat]! > 0)!)
  }

  private rolled(values: number[]): void {
    this.rolls += 1
    this.hand = values
    this.placedSinceRoll = 0
    this.phase = 'place'
    if (this.moves(this.active).length === 0) this.pass()
  }

  private place(row: number, value: number): void {
    this.rows[row]!.push(value)
    this.hand = this.hand.toSpliced(this.hand.indexOf(value), 1)
    this.supply[this.active]! -= 1
    this.placedSinceRoll += 1
    if (this.rows[row]!.length === this.size(row)) {
      const after = this.points[this.active]! + this.board().rows[row]!.points
      this.points[this.active] = after < 0 ? 0 : after
    }
    if (this.rows.every((dice, each) => dice.length === this.size(each))) this.roundOver()
    else if (this.hand.length === 0) this.pass()
  }

  private roundOver(): void {
    if (Math.max(...this.points) >= (this.options.target ?? 500)) {
      this.phase = 'over'
      return
    }
    this.round += 1
    this.supply = this.deal()
    this.active = (this.active + 1) % this.players
    this.begin(this.stack)
  }
}

function same(group: number[]): boolean {
  return new Set(group).size <= 1
}
