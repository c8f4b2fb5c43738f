import { FastSource, MAX_SEATS, type DrawSource } from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { PASS, rules } from '../../rules/play.ts'
import { LAST, ROWS, type QwixxState } from '../../rules/types.ts'
import { CLOSED, PAIRS, pairOf, STATE_OF_MASK } from '../states.ts'
import { solve, type Layer, type SolveOptions } from './solve.ts'

/** What is still to come for seat 0 by a solved table, and 0 when the game is over. */
type ToCome = (state: QwixxState, waiting: number) => number

function solved(options: SolveOptions): { value: number; states: number; toCome: ToCome } {
  const layers: Float64Array[] = []
  const onLayer = ({ penalties, waiting, values }: Layer): void => {
    layers[penalties * MAX_SEATS + waiting] = values.slice()
  }
  const solution = solve({ ...options, onLayer })
  const toCome: ToCome = (state, waiting) => {
    if (state.phase === 'over') return 0
    const row = (i: number): number =>
      (state.closed >> i) & 1 ? CLOSED : (STATE_OF_MASK[state.rows[i]!] as number)
    const at = pairOf(row(0), row(1)) * PAIRS + pairOf(row(2), row(3))
    return layers[state.penalties[0]! * MAX_SEATS + waiting]![at]!
  }
  return { ...solution, toCome }
}

/** A sheet of seat 0 before a roll of seat `active`, with marks at random and perhaps a closed row. */
function randomSheet(source: DrawSource, players: number, active: number, penalties: number): QwixxState {
  const state = rules.setup(players, { first: active, games: 1 })
  for (let row = 0; row < ROWS; row++) state.rows[row] = source.below(1 << source.below(LAST + 1))
  if (source.below(3) === 0) state.closed = 1 << source.below(ROWS)
  state.penalties[0] = penalties
  return state
}

/** Every roll, one by one. */
function* everyRoll(state: QwixxState): Generator<number[]> {
  const sizes: number[] = []
  const count = rules.draws(state, sizes)
  for (let roll = 0; roll < 6 ** count; roll++)
    yield Array.from({ length: count }, (_, i) => Math.floor(roll / 6 ** i) % 6)
}

/**
 * The mean over all 46,656 rolls (7,776 once a row is closed) of the best that seat 0 can do by the real rules, the
 * others passing. What a white and a colour choice lead to does not depend on the dice, so it is looked at once.
 */
function bruteForce(sheet: QwixxState, worth: (state: QwixxState) => number): number {
  const afterWhite = new Map<number, QwixxState>()
  const values = new Map<number, number>()
  const rolled = rules.clone(sheet)
  const best = (white: number): number => {
    const after = remember(afterWhite, white, () => played(rolled, white))
    after.dice = rolled.dice
    const codes = after.phase === 'over' ? [PASS] : movesOf(after)
    return Math.max(
      ...codes.map((code) => remember(values, white * 64 + code, () => worth(played(after, code)))),
    )
  }
  let total = 0
  let rolls = 0
  for (const draws of everyRoll(sheet)) {
    rules.applyChance(rolled, draws)
    total += Math.max(...movesOf(rolled).map(best))
    rolls++
  }
  return total / rolls
}

function remember<T>(known: Map<number, T>, key: number, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

function movesOf(state: QwixxState): number[] {
  if ((rules.movers(state) & 1) === 0) return [PASS]
  const codes: number[] = []
  codes.length = rules.moves(state, 0, codes)
  return codes
}

function played(state: QwixxState, code: number): QwixxState {
  const after = rules.clone(state)
  if (after.phase !== 'over') rules.play(after, [code, PASS, PASS])
  return after
}

function points(state: QwixxState): number {
  return rules.scores(state)[0]!
}

// Half a minute of work that a busy machine may stretch.
const PATIENCE = { timeout: 300_000 }

describe('Qwixx solitaire', PATIENCE, () => {
  let whole: ReturnType<typeof solved>
  const progress: number[] = []
  beforeAll(() => {
    whole = solved({ onProgress: (share) => progress.push(share) })
  }, PATIENCE.timeout)

  it('is worth 115.4831260237 points', () => {
    expect(whole.value).toBeCloseTo(115.4831260237, 9)
    expect(whole.states).toBe(4_401_756)
  })

  it('tells how far it is, from 0 to 1', () => {
    expect(progress[0]).toBe(0)
    expect(progress.at(-1)).toBeGreaterThan(0.999)
    expect(progress.every((share, i) => i === 0 || share >= progress[i - 1]!)).toBe(true)
  })

  it.each([0, 1, 2, 3])('agrees with every roll and every play by the rules, %i penalties', (penalties) => {
    const source = new FastSource(`sheets with ${penalties} penalties`)
    for (let i = 0; i < 3; i++) {
      const sheet = randomSheet(source, 1, 0, penalties)
      const exact = bruteForce(sheet, (after) => points(after) - points(sheet) + whole.toCome(after, 0))
      expect(whole.toCome(sheet, 0)).toBeCloseTo(exact, 9)
    }
  })
})

describe('Qwixx at a friendly table', PATIENCE, () => {
  it('with penalties, and the chance of a sudden end, agrees with every roll and every play', () => {
    const hazard = 0.05
    const players = 3
    const { toCome, value } = solved({ players, hazard, penalties: 3 })
    const source = new FastSource('friendly')
    const start = { ...rules.setup(players, { first: 0, games: 1 }), penalties: [3, 0, 0] }
    expect(value).toBe(toCome(start, 0) - 15)
    for (let waiting = 0; waiting < players; waiting++)
      for (let i = 0; i < 2; i++) {
        const active = (players - waiting) % players
        const sheet = randomSheet(source, players, active, 3)
        const after = waiting === 0 ? players - 1 : waiting - 1
        const worth = (next: QwixxState): number => points(next) - points(sheet) + toCome(next, after)
        expect(toCome(sheet, waiting)).toBeCloseTo((1 - hazard) * bruteForce(sheet, worth), 9)
      }
  })
})
