import { drawOutcome, FastSource, seatsOf, type Bot, type BotTask, type DrawSource } from '@rattlecup/kit'

/** Futures looked at for each move. */
const SAMPLES = 12

/** Looks one step ahead: takes the move after which its position is worth most by a heuristic, on average over the dice that follow. */
export const greedyBot: Bot = (task) => {
  const codes: number[] = []
  codes.length = task.game.rules.moves(task.state, task.seat, codes)
  if (codes.length === 1) return { code: codes[0] as number }
  const seed = task.source.below(2 ** 31)
  const totals = codes.map(() => 0)
  for (let sample = 0; sample < SAMPLES && !(sample > 0 && task.expired()); sample++) {
    for (const [index, code] of codes.entries()) {
      // The same dice for every move: the difference is then the move's and not the luck's.
      totals[index] = (totals[index] as number) + worthAfter(task, code, new FastSource(`${seed}.${sample}`))
    }
  }
  const best = Math.max(...totals)
  return { code: codes[totals.indexOf(best)] as number, evaluation: { worth: best / SAMPLES } }
}

/** Plays `code`, lets the others who choose at once choose at random, and rolls what is to be rolled next. */
function worthAfter({ game, state, seat }: BotTask, code: number, source: DrawSource): number {
  const { rules } = game
  const next = rules.clone(state)
  const choices: number[] = []
  for (const mover of seatsOf(rules.movers(state))) {
    const codes: number[] = []
    choices[mover] = mover === seat ? code : (codes[source.below(rules.moves(state, mover, codes))] as number)
  }
  rules.play(next, choices)
  if (rules.awaits(next) === 'chance') rules.applyChance(next, drawOutcome(rules, next, source))
  return game.evaluate(next, seat)
}
