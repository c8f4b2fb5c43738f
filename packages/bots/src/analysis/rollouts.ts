import {
  drawOutcome,
  FastSource,
  seatsOf,
  type Bot,
  type Chooser,
  type DrawSource,
  type Game,
  type GameTypes,
} from '@rattlecup/kit'
import { payoff, type Judge, type Samples } from './judge.ts'

/**
 * Where playouts stop before the end, and what each seat's share of the win is taken to be there. Shorter playouts are
 * sooner done, and most of all they vary less: a share says more than a game won or lost.
 */
export interface Horizon<T extends GameTypes> {
  /** Whether to stop before the next roll, this many rolls after `start`. */
  reached(state: T['State'], start: T['State'], rolls: number): boolean
  shares(state: T['State']): readonly number[]
}

/** How positions are played out. */
interface Playing<T extends GameTypes> {
  /** Who plays in all seats, quickly. */
  readonly chooser: Chooser<T>
  readonly seed: string
  /** Playouts go to the very end without one. */
  readonly horizon?: Horizon<T> | undefined
  /** Draws for the awaited chance event; by the rules' own odds unless told otherwise. */
  readonly draw?: ((state: T['State'], source: DrawSource) => readonly number[]) | undefined
}

/** A judge that plays positions out. */
export function rolloutJudge<T extends GameTypes>(game: Game<T>, playing: Playing<T>): Judge<T> {
  const { chooser, seed } = playing
  let calls = 0
  const codes: number[] = []
  const playOut = createPlayout(game, playing)
  return {
    choose: (state, seat) => chooser(state, seat, codes, game.rules.moves(state, seat, codes)),
    value(states, effort) {
      const call = ++calls
      return states.map((state): Samples =>
        Array.from({ length: effort }, (_, sample) =>
          playOut(state, new FastSource(`${seed} ${call} ${sample}`)),
        ),
      )
    },
  }
}

/** Plays a position on to the horizon or the end; returns what it brings each seat. */
function createPlayout<T extends GameTypes>(
  game: Game<T>,
  { chooser, horizon, draw }: Playing<T>,
): (state: T['State'], source: DrawSource) => readonly number[] {
  const { rules } = game
  const drawn = draw ?? ((state: T['State'], source: DrawSource) => drawOutcome(rules, state, source))
  const codes: number[] = []
  const choices: number[] = []
  return (start, source) => {
    // What lay covered then is drawn again: nobody could know it, so nobody is judged by it.
    const state = game.imagine(start, 0, source)
    let rolls = 0
    for (let awaits = rules.awaits(state); awaits !== 'over'; awaits = rules.awaits(state)) {
      if (awaits === 'chance') {
        if (horizon?.reached(state, start, rolls++)) return horizon.shares(state)
        rules.applyChance(state, drawn(state, source))
        continue
      }
      for (const seat of seatsOf(rules.movers(state)))
        choices[seat] = chooser(state, seat, codes, rules.moves(state, seat, codes))
      rules.play(state, choices)
    }
    return payoff(game, state)
  }
}

/** A bot as a quick player; for bots that answer at once. */
export function chooserOf<T extends GameTypes>(game: Game<T>, bot: Bot<T>, source: DrawSource): Chooser<T> {
  return (state, seat, codes, count) =>
    count === 1
      ? (codes[0] as number)
      : bot({ game, state: game.imagine(state, seat, source), seat, source, expired: noTime }).code
}

/** A playout has no time to think. */
function noTime(): boolean {
  return true
}
