import { aCount, aSeat, exactly, listOf, nullable, typed } from '../forms.ts'
import type { Game } from '../game.ts'
import { hasExactly } from '../json.ts'
import { firstFault, firstOption, oneOf, optionsSpec } from '../schema.ts'

const SIDES = ['heads', 'tails'] as const
type Side = (typeof SIDES)[number]
const TOSSES = 3

interface CoinGame {
  State: { players: number; first: number; tosses: number; guesses: number[]; points: number[] }
  Options: { first: number }
  Move: { type: 'guess'; side: Side }
  Chance: { type: 'toss' }
  Outcome: { type: 'toss'; side: Side }
  View: {
    phase: 'guess' | 'toss' | 'over'
    active: number
    tosses: number
    points: number[]
    chosen: number[]
    own: CoinGame['Move'] | null
  }
}

function sideOf(value: unknown, type: string): number | undefined {
  if (!hasExactly(value, ['type', 'side']) || value['type'] !== type) return undefined
  const side = SIDES.indexOf(value['side'] as Side)
  return side < 0 ? undefined : side
}

const guess = typed('guess', { side: oneOf(SIDES) })

/** The smallest game with everything in it: all guess in secret, a coin is tossed, right guesses get a point. Three tosses. */
export const COIN_GAME: Game<CoinGame> = {
  id: 'coin',
  title: 'Heads or tails',
  version: '1',
  players: { min: 1, max: 3 },
  best: 'most',
  options: optionsSpec({ first: firstOption(3) }, ({ first }, players) => firstFault(first, players)),
  data: {},
  rules: {
    setup: (players, { first }) => ({
      players,
      first,
      tosses: 0,
      guesses: [],
      points: Array.from({ length: players }, () => 0),
    }),
    clone: (state) => structuredClone(state),
    awaits: ({ tosses, guesses }) => (tosses === TOSSES ? 'over' : guesses.length > 0 ? 'chance' : 'players'),
    movers: ({ players, tosses, guesses }) =>
      tosses === TOSSES || guesses.length > 0 ? 0 : (1 << players) - 1,
    moves(_state, _seat, into) {
      for (const side of SIDES.keys()) into[side] = side
      return SIDES.length
    },
    play: (state, choices) => void (state.guesses = choices.slice(0, state.players)),
    draws(_state, sizes) {
      sizes[0] = SIDES.length
      return 1
    },
    applyChance(state, [side]) {
      state.points = state.points.map((points, seat) => points + (state.guesses[seat] === side ? 1 : 0))
      state.guesses = []
      state.tosses++
    },
    scores: ({ points }) => [...points],
  },
  codec: {
    encodeMove: (_state, _seat, code) => ({ type: 'guess', side: SIDES[code] as Side }),
    decodeMove: (_state, _seat, move) => sideOf(move, 'guess'),
    chance: () => ({ type: 'toss' }),
    encodeOutcome: (_state, [side]) => ({ type: 'toss', side: SIDES[side as number] as Side }),
    decodeOutcome(_state, outcome) {
      const side = sideOf(outcome, 'toss')
      return side === undefined ? undefined : [side]
    },
  },
  forms: {
    move: guess,
    chance: typed('toss'),
    outcome: typed('toss', { side: oneOf(SIDES) }),
    view: exactly({
      phase: oneOf(['guess', 'toss', 'over']),
      active: aSeat,
      tosses: aCount,
      points: listOf(aCount),
      chosen: listOf(aSeat),
      own: nullable(guess),
    }),
  },
  view: ({ first, tosses, guesses, points }, _seat, { chosen, own }) => ({
    phase: tosses === TOSSES ? 'over' : guesses.length > 0 ? 'toss' : 'guess',
    active: first,
    tosses,
    points: [...points],
    chosen: [...chosen],
    own,
  }),
  imagine: (state) => structuredClone(state),
  evaluate: ({ points }, seat) => points[seat] as number,
}
