import type { DrawSource } from '../chance.ts'
import { aCount, aSeat, exactly, listOf, nullable, typed } from '../forms.ts'
import type { Game } from '../game.ts'
import { hasExactly } from '../json.ts'
import { firstFault, firstOption, oneOf, optionsSpec } from '../schema.ts'
import { zeros } from '../zeros.ts'

const CARDS = [1, 2, 3] as const
type Card = (typeof CARDS)[number]

interface CoveredGame {
  State: { players: number; first: number; order: Card[]; turned: number; points: number[] }
  Options: { first: number }
  Move: { type: 'guess'; card: Card }
  Chance: { type: 'shuffle' }
  Outcome: { type: 'shuffle'; order: Card[] }
  View: {
    phase: 'shuffle' | 'guess' | 'over'
    active: number
    open: Card[]
    points: number[]
    chosen: number[]
    own: CoveredGame['Move'] | null
  }
}

type State = CoveredGame['State']

function phaseOf({ order, turned }: State): CoveredGame['View']['phase'] {
  if (order.length === 0) return 'shuffle'
  return turned === CARDS.length ? 'over' : 'guess'
}

const AWAITS = { shuffle: 'chance', guess: 'players', over: 'over' } as const

/** The cards in the order in which they are taken out of what is left: draw i says which of those is next. */
function taken(cards: readonly Card[], draws: readonly number[]): Card[] {
  const left = [...cards]
  return draws.flatMap((draw) => left.splice(draw, 1))
}

function drawsOf(order: unknown): number[] | undefined {
  const left: unknown[] = [...CARDS]
  if (!Array.isArray(order) || order.length !== left.length) return undefined
  const draws = order.map((card: unknown) => {
    const draw = left.indexOf(card)
    left.splice(draw, 1)
    return draw
  })
  return draws.includes(-1) ? undefined : draws
}

function reshuffled(state: State, source: DrawSource): State {
  const { order, turned } = state
  const covered = order.slice(turned)
  const draws = covered.map((_, index) => source.below(covered.length - index))
  return { ...structuredClone(state), order: [...order.slice(0, turned), ...taken(covered, draws)] }
}

const guess = typed('guess', { card: oneOf(CARDS) })

/** A game with something covered in it: three cards are shuffled at the start; before each is turned, all guess it in secret. */
export const COVERED_GAME: Game<CoveredGame> = {
  id: 'covered',
  title: 'Three cards',
  version: '1',
  players: { min: 1, max: 3 },
  best: 'most',
  options: optionsSpec({ first: firstOption(3) }, ({ first }, players) => firstFault(first, players)),
  data: {},
  rules: {
    setup: (players, { first }) => ({ players, first, order: [], turned: 0, points: zeros(players) }),
    clone: (state) => structuredClone(state),
    awaits: (state) => AWAITS[phaseOf(state)],
    movers: (state) => (phaseOf(state) === 'guess' ? (1 << state.players) - 1 : 0),
    moves(_state, _seat, into) {
      for (const index of CARDS.keys()) into[index] = index
      return CARDS.length
    },
    play(state, choices) {
      const card = state.order[state.turned++]
      state.points = state.points.map((points, seat) =>
        CARDS[choices[seat] as number] === card ? points + 1 : points,
      )
    },
    draws(_state, sizes) {
      for (const index of CARDS.keys()) sizes[index] = CARDS.length - index
      return CARDS.length
    },
    applyChance: (state, draws) => void (state.order = taken(CARDS, draws.slice(0, CARDS.length))),
    scores: ({ points }) => [...points],
  },
  codec: {
    encodeMove: (_state, _seat, code) => ({ type: 'guess', card: CARDS[code] as Card }),
    decodeMove(_state, _seat, move) {
      if (!hasExactly(move, ['type', 'card']) || move['type'] !== 'guess') return undefined
      const code = CARDS.indexOf(move['card'] as Card)
      return code < 0 ? undefined : code
    },
    chance: () => ({ type: 'shuffle' }),
    encodeOutcome: (_state, draws) => ({ type: 'shuffle', order: taken(CARDS, draws) }),
    decodeOutcome(_state, outcome) {
      if (!hasExactly(outcome, ['type', 'order']) || outcome['type'] !== 'shuffle') return undefined
      return drawsOf(outcome['order'])
    },
  },
  forms: {
    move: guess,
    chance: typed('shuffle'),
    outcome: typed('shuffle', { order: listOf(oneOf(CARDS)) }),
    view: exactly({
      phase: oneOf(['shuffle', 'guess', 'over']),
      active: aSeat,
      open: listOf(oneOf(CARDS)),
      points: listOf(aCount),
      chosen: listOf(aSeat),
      own: nullable(guess),
    }),
  },
  view: (state, _seat, { chosen, own }) => ({
    phase: phaseOf(state),
    active: state.first,
    open: state.order.slice(0, state.turned),
    points: [...state.points],
    chosen: [...chosen],
    own,
  }),
  cover({ turned }, outcome) {
    const { order } = outcome
    if (turned === CARDS.length) return outcome
    return { type: 'shuffle', order: [...order.slice(0, turned), ...order.slice(turned).toSorted()] }
  },
  imagine: (state, _seat, source) => reshuffled(state, source),
  evaluate: ({ points }, seat) => points[seat] as number,
}
