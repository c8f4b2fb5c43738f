import { MAX_SEATS, type Chooser } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { Gambler } from '../rules/types.ts'
import { evaluate } from '../bots/evaluate.ts'

/** Takes the move after which the seat's position is worth most by a heuristic, the dice not rolled yet: the quickest sensible player, for simulations. */
export function greedyChooser(): Chooser<Gambler> {
  const choices: number[] = Array.from({ length: MAX_SEATS }, () => 0)
  return (state, seat, codes, count) => {
    let best = -Infinity
    let code = codes[0] as number
    for (let i = 0; i < count; i++) {
      const next = rules.clone(state)
      choices[seat] = codes[i] as number
      rules.play(next, choices)
      const value = evaluate(next, seat)
      if (value > best) {
        best = value
        code = codes[i] as number
      }
    }
    return code
  }
}
