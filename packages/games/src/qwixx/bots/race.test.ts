import { FastSource, type DrawSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { PASS, rules } from '../rules/play.ts'
import { ROWS, type QwixxState } from '../rules/types.ts'
import { markOf, Race, type Player } from './race.ts'

/** Every legal choice of a seat in the race's own terms. */
function choicesOf(race: Race, seat: number, phase: 'white' | 'colour'): number[] {
  const [white = 0, other = 0] = race.dice
  const sums = (row: number): number[] =>
    phase === 'white' ? [white + other] : [race.dice[2 + row]! + white, race.dice[2 + row]! + other]
  const choices = new Set([PASS])
  for (let row = 0; row < ROWS; row++) for (const sum of sums(row)) choices.add(markOf(race, seat, row, sum))
  return [...choices].sort((a, b) => a - b)
}

function legal(state: QwixxState, seat: number): number[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.sort((a, b) => a - b)
}

/** A player that makes the choice it is told. */
function scripted(choices: readonly number[]): Player {
  return { white: (_, seat) => choices[seat]!, colour: (_, seat) => choices[seat]! }
}

function roll(state: QwixxState, race: Race, source: DrawSource): void {
  const draws: number[] = []
  draws.length = rules.draws(state, draws)
  rules.applyChance(
    state,
    draws.map((sides) => source.below(sides)),
  )
  race.dice.set(Race.of(state, rules.scores(state)).dice)
}

/** Plays one game by the rules and in the race, side by side, at random. */
function lockstep(players: number, source: DrawSource): void {
  const state = rules.setup(players, { first: source.below(players), games: 1 })
  const race = Race.of(state, rules.scores(state))
  while (!race.over) {
    if (state.phase === 'roll') {
      expect({ ...race, dice: [] }).toEqual({
        ...Race.of(state, rules.scores(state)),
        dice: [],
        marked: race.marked,
      })
      roll(state, race, source)
      continue
    }
    const phase = state.phase === 'white' ? 'white' : 'colour'
    const choices = Array.from({ length: players }, (_, seat) => {
      if (phase === 'colour' && seat !== state.active) return PASS
      expect(choicesOf(race, seat, phase)).toEqual(legal(state, seat))
      const codes = legal(state, seat)
      return codes[source.below(codes.length)]!
    })
    if (phase === 'white') race.playWhite(choices.map(() => scripted(choices)))
    else race.playColour(choices[state.active]!)
    rules.play(state, choices)
    expect(race.over).toBe(rules.awaits(state) === 'over')
    expect([...race.points]).toEqual(rules.scores(state))
  }
}

describe('a race', () => {
  it.each([1, 2, 5])('is the game by the rules, step by step, %i players', (players) => {
    const source = new FastSource(`race of ${players}`)
    for (let game = 0; game < 60; game++) lockstep(players, source)
  })

  it('lets one seat be told its choice', () => {
    const race = new Race(2)
    race.dice.set([1, 2, 1, 1, 1, 1])
    const told = markOf(race, 1, 0, 3)
    race.playWhite([scripted([PASS, PASS]), scripted([PASS, PASS])], 1, told)
    expect([...race.points]).toEqual([0, 1])
    expect(race.marked).toBe(false)
  })
})
