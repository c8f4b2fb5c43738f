import { MAX_SEATS, seatsOf, type Chooser, type Game, type GameTypes } from '@rattlecup/kit'

/** A quick player for playouts: takes the move after which its position looks best, without rolling ahead. */
export function heuristicChooser<T extends GameTypes>(game: Game<T>): Chooser<T> {
  const { rules } = game
  const choices: number[] = Array.from({ length: MAX_SEATS }, () => 0)
  const others: number[] = []
  return (state, seat, codes, count) => {
    if (count === 1) return codes[0] as number
    for (const mover of seatsOf(rules.movers(state))) {
      // What rivals choose at once is not known; their last move listed stands for all, in our games doing nothing.
      if (mover !== seat) choices[mover] = others[rules.moves(state, mover, others) - 1] as number
    }
    let best = codes[0] as number
    let most = -Infinity
    for (let i = 0; i < count; i++) {
      choices[seat] = codes[i] as number
      const next = rules.clone(state)
      rules.play(next, choices)
      const worth = game.evaluate(next, seat)
      if (worth > most) [best, most] = [codes[i] as number, worth]
    }
    return best
  }
}
