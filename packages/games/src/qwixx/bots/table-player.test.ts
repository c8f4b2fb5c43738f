import { FastSource, type DrawSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { PASS, rules } from '../rules/play.ts'
import { ROWS, type QwixxState } from '../rules/types.ts'
import { markOf, FastState } from './fast-state.ts'
import { pairOf, CLOSED, STATE_OF_MASK } from './states.ts'
import { createTablePlayer, DECISIVE } from './table-player.ts'
import { madeUpValues } from './testing/made-up-values.ts'

const made = [1, 2, 3].map(madeUpValues)
const players = made.map((values) => createTablePlayer(values))

function movesOf(state: QwixxState, seat: number): number[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes
}

function played(state: QwixxState, seat: number, code: number): QwixxState {
  const after = rules.clone(state)
  const choices = Array.from({ length: state.players }, (_, each) => (each === seat ? code : PASS))
  rules.play(after, choices)
  return after
}

/** The value of a position between actions or turns for a seat, the others passing, by the rules and the values alone. */
function valueOf(state: QwixxState, seat: number, before: readonly number[]): number {
  if (state.phase === 'colour' && seat === state.active)
    return Math.max(...movesOf(state, seat).map((code) => valueOf(played(state, seat, code), seat, before)))
  const scores = rules.scores(state)
  const gained = scores[seat]! - before[seat]!
  if (state.phase !== 'over') return gained + toCome(state, seat)
  if (state.players === 1 || state.games > 1) return gained
  const rival = Math.max(...scores.filter((_, other) => other !== seat))
  return gained + Math.sign(scores[seat]! - rival) * DECISIVE
}

function toCome(state: QwixxState, seat: number): number {
  const next = state.phase === 'roll' ? state.active : state.active + 1
  const waiting = (seat - next + 2 * state.players) % state.players
  const rows = state.rows.slice(seat * ROWS, (seat + 1) * ROWS).map((mask, row) => {
    return (state.closed >> row) & 1 ? CLOSED : STATE_OF_MASK[mask]!
  })
  const [pair, mirrored] = [pairOf(rows[0]!, rows[1]!), pairOf(rows[2]!, rows[3]!)]
  return made[state.players - 1]!.toCome(waiting, state.penalties[seat]!, pair, mirrored)
}

/** A table with a fresh roll, after some turns at random. */
function somewhere(count: number, source: DrawSource): QwixxState | undefined {
  const state = rules.setup(count, { first: 0, games: 1 })
  for (let left = source.below(60); state.phase !== 'white' || left > 0; left--) {
    if (state.phase === 'over') return undefined
    if (state.phase === 'roll') {
      const sizes: number[] = []
      sizes.length = rules.draws(state, sizes)
      const draws = sizes.map((sides) => source.below(sides))
      rules.applyChance(state, draws)
      continue
    }
    const choices = Array.from({ length: count }, (_, seat) => {
      if (((rules.movers(state) >> seat) & 1) === 0) return PASS
      const codes = movesOf(state, seat)
      return codes[source.below(codes.length)]!
    })
    rules.play(state, choices)
  }
  return state
}

describe('a table player', () => {
  it.each([1, 2, 3])('values every choice as the rules and its values do, %i players', (count) => {
    const source = new FastSource(`values ${count}`)
    const player = players[count - 1]!
    for (let i = 0; i < 400; i++) {
      const state = somewhere(count, source)
      if (!state) continue
      const before = rules.scores(state)
      for (let seat = 0; seat < count; seat++) {
        const fast = FastState.of(state, before)
        const values = movesOf(state, seat).map((code) => valueOf(played(state, seat, code), seat, before))
        expect(movesOf(state, seat).map((code) => player.whiteValue(fast, seat, code))).toEqual(values)
        expect(player.whiteValue(fast, seat, player.white(fast, seat))).toBe(Math.max(...values))
        expect(fast).toEqual(FastState.of(state, before))
      }
    }
  })

  it.each([1, 2, 3])('does so in the colour action too, %i players', (count) => {
    const source = new FastSource(`colours ${count}`)
    const player = players[count - 1]!
    for (let i = 0; i < 400; i++) {
      const rolled = somewhere(count, source)
      if (!rolled) continue
      const seat = rolled.active
      const codes = movesOf(rolled, seat)
      const state = played(rolled, seat, codes[source.below(codes.length)]!)
      if (state.phase !== 'colour') continue
      const before = rules.scores(state)
      const fast = FastState.of(state, before)
      const values = movesOf(state, seat).map((code) => valueOf(played(state, seat, code), seat, before))
      expect(movesOf(state, seat).map((code) => player.colourValue(fast, seat, code))).toEqual(values)
      expect(player.colourValue(fast, seat, player.colour(fast, seat))).toBe(Math.max(...values))
    }
  })

  it('counts on as much of what is to come as it is told, and on all points of now', () => {
    const [fair, wary] = [players[1]!, createTablePlayer(made[1]!, 0.5)]
    const fast = new FastState(2)
    fast.dice.set([1, 1, 6, 6, 6, 6])
    const mark = markOf(fast, 1, 0, 2)
    const [passed, marked] = [PASS, mark].map((code) => fair.whiteValue(fast, 1, code)) as [number, number]
    expect(wary.whiteValue(fast, 1, PASS)).toBeCloseTo(passed / 2, 12)
    expect(wary.whiteValue(fast, 1, mark)).toBeCloseTo(1 + (marked - 1) / 2, 12)
    expect(wary.beforeRoll(fast, 1)).toBe(fair.beforeRoll(fast, 1))
  })
})
