import {
  FastSource,
  Playout,
  type Bot,
  type Chooser,
  type DrawSource,
  type Game,
  type GameTypes,
} from '@rattlecup/kit'
import { payoff, type Judge, type Samples } from './judge.ts'

/** A judge that plays positions out, with a quick player in all seats. */
export function rolloutJudge<T extends GameTypes>(
  game: Game<T>,
  chooser: Chooser<T>,
  seed: string,
): Judge<T> {
  let calls = 0
  const codes: number[] = []
  return {
    choose: (state, seat) => chooser(state, seat, codes, game.rules.moves(state, seat, codes)),
    value(states, effort) {
      const call = ++calls
      return states.map((state): Samples =>
        Array.from({ length: effort }, (_, sample) => {
          const source = new FastSource(`${seed} ${call} ${sample}`)
          // What lay covered then is drawn anew: nobody could know it, so nobody is judged by it.
          const copy = game.imagine(state, 0, source)
          new Playout(game, source).finish(copy, chooser)
          return payoff(game, copy)
        }),
      )
    },
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
