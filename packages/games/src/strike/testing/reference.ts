type Settled = { id: number; face?: unknown; out?: true }

/**
 * The rules once more, written straight from the rules page with plain objects and no thought of speed, sharing
 * nothing with the rules proper: a misreading would have to be made twice.
 */
export class Reference {
  phase = 'initial'
  round = 1
  active: number
  seats: { reserve: number; isIn: boolean; points: number }[]
  arena: { id: number; face: number }[] = []
  airborne: number[] = []
  diceSoFar = 0
  throwsThisTurn = 0
  isGrand = false
  readonly first: number
  readonly rounds: number

  constructor(players: number, first = 0, rounds: number | string = 1) {
    this.seats = Array.from({ length: players }, () => ({ reserve: 0, isIn: true, points: 0 }))
    this.first = first
    this.rounds = rounds === 'tournament' ? players : 1
    this.active = first
    this.deal()
  }

  deal(): void {
    const each = { 2: 9, 3: 8, 4: 7, 5: 6 }[this.seats.length] as number
    for (const seat of this.seats) Object.assign(seat, { reserve: each, isIn: true })
  }

  get mover(): { reserve: number; isIn: boolean; points: number } {
    return this.seats[this.active] as { reserve: number; isIn: boolean; points: number }
  }

  status(): object {
    const scores = this.seats.map((seat) => seat.points)
    const over = this.phase === 'over'
    const fewest = [...scores].sort((a, b) => a - b)[0]
    const winners = over ? scores.flatMap((points, seat) => (points === fewest ? [seat] : [])) : []
    return { waiting: this.waiting(), scores, over, winners }
  }

  waiting(): object {
    if (this.phase === 'over') return { kind: 'over' }
    if (this.phase === 'throw') return { kind: 'players', seats: [this.active] }
    if (this.phase === 'initial') return { kind: 'chance', chance: { type: 'initial' } }
    const dice = [...this.arena.map((die) => die.id), ...this.airborne]
    return { kind: 'chance', chance: { type: 'settle', dice } }
  }

  moves(seat: number): object[] {
    if (this.phase !== 'throw' || seat !== this.active) return []
    return this.throwsThisTurn === 0 ? [{ type: 'throw' }] : [{ type: 'throw' }, { type: 'stop' }]
  }

  view(): object {
    return {
      phase: this.phase,
      active: this.active,
      round: this.round,
      arena: this.arena,
      reserve: this.seats.map((seat) => seat.reserve),
      grand: this.isGrand,
      out: this.seats.flatMap((seat, index) => (seat.isIn ? [] : [index])),
      points: this.seats.map((seat) => seat.points),
    }
  }

  play(type: string): void {
    if (type === 'stop') return this.endTurn()
    const count = this.isGrand ? this.mover.reserve : 1
    this.airborne = Array.from({ length: count }, () => this.diceSoFar++)
    this.mover.reserve -= count
    this.throwsThisTurn++
    this.phase = 'settle'
  }

  initial(face: number): void {
    this.arena = [{ id: this.diceSoFar++, face }]
    this.beginTurn()
  }

  settle(dice: Settled[]): void {
    const inside = dice.filter((die) => die.out !== true && die.face !== 'X')
    const countOf = (face: unknown): number => inside.filter((die) => die.face === face).length
    const single = inside.filter((die) => countOf(die.face) === 1)
    this.arena = single.map(({ id, face }) => ({ id, face: face as number }))
    this.airborne = []
    this.isGrand = false
    this.mover.reserve += inside.length - single.length
    const turnEnds = inside.length > single.length || this.mover.reserve === 0
    if (turnEnds) this.endTurn()
    else this.phase = 'throw'
  }

  beginTurn(): void {
    this.throwsThisTurn = 0
    this.isGrand = this.arena.length === 0
    this.phase = 'throw'
  }

  endTurn(): void {
    if (this.mover.reserve === 0) this.mover.isIn = false
    const stillIn = this.seats.filter((seat) => seat.isIn)
    if (this.mover.reserve === 0) this.mover.points += stillIn.length
    if (stillIn.length === 1) return this.endRound()
    do this.active = (this.active + 1) % this.seats.length
    while (!this.mover.isIn)
    this.beginTurn()
  }

  endRound(): void {
    if (this.round === this.rounds) {
      this.phase = 'over'
      return
    }
    this.round++
    this.active = (this.first + this.round - 1) % this.seats.length
    this.arena = []
    this.diceSoFar = 0
    this.phase = 'initial'
    this.deal()
  }
}
