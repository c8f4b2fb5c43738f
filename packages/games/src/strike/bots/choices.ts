import { DICE_EACH, type StrikeState } from '../rules/types.ts'
import { choose, LYING } from './grand.ts'
import { handsNumber } from './hands.ts'
import { RoundSolution } from './solve.ts'

/** How often the mover wins the round, by what it does now. */
export interface ThrowOrStop {
  readonly stop: number
  readonly goOn: number
}

/** Tables of more seats take minutes to solve and change nothing: see `handsFromMover`. */
const MOST_SEATS = 3
/** Shares are kept as whole parts of this: two bytes each. */
const PARTS = 65_535
const MAGIC = [0x53, 0x54, 0x43, 0x31]

/** Every choice between stopping and going on, solved: small enough to be kept as a file. */
export class Choices {
  /** For 2, 3 … seats: stop and go on, at `(hands number × LYING + lying) × 2`. */
  readonly #tables: readonly Uint16Array[]

  private constructor(tables: readonly Uint16Array[]) {
    this.#tables = tables
  }

  static solve(players: number): Choices {
    const { seats, dice } = sizeFor(players)
    const solution = new RoundSolution(seats, dice)
    return new Choices(seatCounts(seats).map((count) => tableOf(solution.among(count), dice)))
  }

  /** What `encode` wrote for so many players; undefined if the bytes are anything else. */
  static decode(bytes: Uint8Array, players: number): Choices | undefined {
    const { seats, dice } = sizeFor(players)
    const lengths = seatCounts(seats).map((count) => choose(dice, count) * LYING * 2)
    const whole = lengths.reduce((sum, length) => sum + 2 * length, MAGIC.length)
    if (bytes.length !== whole || MAGIC.some((byte, i) => bytes[i] !== byte)) return undefined
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    let at = MAGIC.length
    const tables = lengths.map((length) => {
      const start = at
      at += 2 * length
      return Uint16Array.from({ length }, (_, i) => view.getUint16(start + 2 * i))
    })
    return new Choices(tables)
  }

  encode(): Uint8Array {
    const values = this.#tables.flatMap((table) => [...table])
    const bytes = new Uint8Array(MAGIC.length + 2 * values.length)
    bytes.set(MAGIC)
    const view = new DataView(bytes.buffer)
    for (const [i, value] of values.entries()) view.setUint16(MAGIC.length + 2 * i, value)
    return bytes
  }

  /** The prospects of the active seat, which has thrown and may stop. */
  of(state: StrikeState): ThrowOrStop {
    const hands = handsFromMover(state)
    const table = this.#tables[hands.length - 2] as Uint16Array
    const at = (handsNumber(hands) * LYING + state.ids.length) * 2
    return { stop: (table[at] as number) / PARTS, goOn: (table[at + 1] as number) / PARTS }
  }
}

function sizeFor(players: number): { seats: number; dice: number } {
  return { seats: Math.min(players, MOST_SEATS), dice: players * (DICE_EACH[players] as number) + 1 }
}

/** 2, 3 … seats. */
function seatCounts(seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => i + 2)
}

function tableOf(solution: RoundSolution, dice: number): Uint16Array {
  const table = new Uint16Array(choose(dice, solution.seats) * LYING * 2)
  for (const hands of handsUpTo(solution.seats, dice)) {
    const held = hands.reduce((sum, each) => sum + each, 0)
    for (let lying = 0; lying < LYING && held + lying <= dice; lying++) {
      const { stop, goOn } = solution.choice(hands, lying)
      const at = (handsNumber(hands) * LYING + lying) * 2
      table[at] = Math.round(stop * PARTS)
      table[at + 1] = Math.round(goOn * PARTS)
    }
  }
  return table
}

/** All hands of so many seats, each at least one die, together at most `dice`. */
function* handsUpTo(seats: number, dice: number): Generator<number[]> {
  if (seats === 0) {
    yield []
    return
  }
  for (let first = 1; first <= dice - seats + 1; first++) {
    for (const rest of handsUpTo(seats - 1, dice - first)) yield [first, ...rest]
  }
}

/**
 * The hands of the seats still in, the mover's first. At larger tables the richest rivals are left out: of
 * 136,032 choices met by four seats 10 change, and cost a hundred-thousandth of a round.
 */
function handsFromMover({ players, active, out, reserve }: StrikeState): number[] {
  const hands: number[] = []
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players
    if (!((out >> seat) & 1)) hands.push(reserve[seat] as number)
  }
  while (hands.length > MOST_SEATS) hands.splice(hands.indexOf(Math.max(...hands.slice(1)), 1), 1)
  return hands
}
