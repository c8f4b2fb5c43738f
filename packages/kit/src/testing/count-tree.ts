import type { Game, GameTypes } from '../game.ts'
import { seatsOf } from '../status.ts'

/**
 * Counts the ways a game can go on for `depth` events from `state`: every draw and every combination of choices,
 * each weighed once. A changed count means a changed rule.
 */
export function countTree<T extends GameTypes>(game: Game<T>, state: T['State'], depth: number): number {
  if (depth === 0 || game.rules.awaits(state) === 'over') return 1
  let count = 0
  for (const next of continuations(game, state)) count += countTree(game, next, depth - 1)
  return count
}

function* continuations<T extends GameTypes>(game: Game<T>, state: T['State']): Generator<T['State']> {
  const { rules } = game
  const isChance = rules.awaits(state) === 'chance'
  for (const values of isChance ? allDraws(game, state) : allChoices(game, state)) {
    const next = rules.clone(state)
    if (isChance) rules.applyChance(next, values)
    else rules.play(next, values)
    yield next
  }
}

function allDraws<T extends GameTypes>(game: Game<T>, state: T['State']): Iterable<number[]> {
  const sizes: number[] = []
  sizes.length = game.rules.draws(state, sizes)
  return product(sizes.map((size) => Array.from({ length: size }, (_, value) => value)))
}

function allChoices<T extends GameTypes>(game: Game<T>, state: T['State']): Iterable<number[]> {
  const movers = seatsOf(game.rules.movers(state))
  const lists: number[][] = Array.from({ length: Math.max(...movers) + 1 }, () => [0])
  for (const seat of movers) {
    const codes: number[] = []
    codes.length = game.rules.moves(state, seat, codes)
    lists[seat] = codes
  }
  return product(lists)
}

function* product(lists: readonly number[][], prefix: number[] = []): Generator<number[]> {
  const list = lists[prefix.length]
  if (list === undefined) yield prefix
  else for (const value of list) yield* product(lists, [...prefix, value])
}
