import { FastSource, type DrawSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { PASS, rules } from '../rules/play.ts'
import { ROWS, type QwixxState } from '../rules/types.ts'
import { markOf, FastState, type FastPlayer } from './fast-state.ts'

/** Every legal choice of a seat in the fast's own terms. */
function choicesOf(fast: FastState, seat: number, phase: 'white' | 'colour'): number[] {
  const [white = 0, other = 0] = fast.dice
  const sums = (row: number): number[] =>
    phase === 'white' ? [white + other] : [fast.dice[2 + row]! + white, fast.dice[2 + row]! + other]
  const choices = new Set([PASS])
  for (let row = 0; row < ROWS; row++) for (const sum of sums(row)) choices.add(markOf(fast, seat, row, sum))
  return [...choices].sort((a, b) => a - b)
}

function legal(state: QwixxState, seat: number): number[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.sort((a, b) => a - b)
}

/** A player that makes the choice it is told. */
function scripted(choices: readonly number[]): FastPlayer {
  return { white: (_, seat) => choices[seat]!, colour: (_, seat) => choices[seat]! }
}

function roll(state: QwixxState, fast: FastState, source: DrawSource): void {
  const draws: number[] = []
  draws.length = rules.draws(state, draws)
  rules.applyChance(
    state,
    draws.map((sides) => source.below(sides)),
  )
  fast.dice.set(FastState.of(state, rules.scores(state)).dice)
}

/** Plays one game by the rules and in the fast, side by side, at random. */
function lockstep(players: number, source: DrawSource): void {
  const state = rules.setup(players, { first: source.below(players), games: 1 })
  const fast = FastState.of(state, rules.scores(state))
  while (!fast.over) {
    if (state.phase === 'roll') {
      expect({ ...fast, dice: [] }).toEqual({
        ...FastState.of(state, rules.scores(state)),
        dice: [],
        marked: fast.marked,
      })
      roll(state, fast, source)
      continue
    }
    const phase = state.phase === 'white' ? 'white' : 'colour'
    const choices = Array.from({ length: players }, (_, seat) => {
      if (phase === 'colour' && seat !== state.active) return PASS
      expect(choicesOf(fast, seat, phase)).toEqual(legal(state, seat))
      const codes = legal(state, seat)
      return codes[source.below(codes.length)]!
    })
    if (phase === 'white') fast.playWhite(choices.map(() => scripted(choices)))
    else fast.playColour(choices[state.active]!)
    rules.play(state, choices)
    expect(fast.over).toBe(rules.awaits(state) === 'over')
    expect([...fast.points]).toEqual(rules.scores(state))
  }
}

describe('a fast', () => {
  it.each([1, 2, 5])('is the game by the rules, step by step, %i players', (players) => {
    const source = new FastSource(`fast of ${players}`)
    for (let game = 0; game < 60; game++) lockstep(players, source)
  })

  it('lets one seat be told its choice', () => {
    const fast = new FastState(2)
    fast.dice.set([1, 2, 1, 1, 1, 1])
    const told = markOf(fast, 1, 0, 3)
    fast.playWhite([scripted([PASS, PASS]), scripted([PASS, PASS])], 1, told)
    expect([...fast.points]).toEqual([0, 1])
    expect(fast.marked).toBe(false)
  })
})
