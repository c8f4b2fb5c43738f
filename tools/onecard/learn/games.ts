import { choicesOf, ownValuation } from '../../../packages/games/src/onecard/bots/choices.ts'
import type { Knowledge } from '../../../packages/games/src/onecard/bots/learned/knowledge.ts'
import { LearnedTable } from '../../../packages/games/src/onecard/bots/learned/table.ts'
import { heuristic } from '../../../packages/games/src/onecard/bots/views.ts'
import { onecard } from '../../../packages/games/src/onecard/game.ts'
import { rules } from '../../../packages/games/src/onecard/rules/play.ts'
import { MAX_ROLLS, type OnecardState } from '../../../packages/games/src/onecard/rules/types.ts'
import { drawOutcome, seatsOf, unwrap, winnersOf, type DrawSource } from '../../../packages/kit/src/index.ts'
import { lessonOf, type Lesson } from './lessons.ts'
import { sharesBy } from './slopes.ts'

/** How far a position's lesson is the end of the game, and how far what the next position was thought to be worth. */
const LOOK_AHEAD = 0.8
/** One choice in this many is left to `strong`: what is never tried is never learned. */
const STRAY = 32

/** Plays a game of what has been learned so far against others who are all `strong`, and returns its lessons. */
export function playLesson(
  knowledge: (set: OnecardState['set']) => Knowledge,
  { players, variant, source }: { players: number; variant: string; source: DrawSource },
): Lesson[] {
  const pupil = source.below(players)
  const state = rules.setup(players, unwrap(onecard.options.parse({ variant }, players)))
  const known = knowledge(state.set)
  const positions: Omit<Lesson, 'shares'>[] = []
  for (let awaits = rules.awaits(state); awaits !== 'over'; awaits = rules.awaits(state)) {
    if (state.phase === 'roll' && state.rolls === 0) positions.push(lessonOf(state, pupil))
    if (awaits === 'chance') rules.applyChance(state, drawOutcome(rules, state, source))
    else rules.play(state, movesOf(state, pupil, known, source))
  }
  const winners = winnersOf(onecard, rules.scores(state))
  const end = state.done.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return taught(positions, end, known.weights)
}

function movesOf(state: OnecardState, pupil: number, known: Knowledge, source: DrawSource): number[] {
  const moves: number[] = []
  for (const seat of seatsOf(rules.movers(state))) {
    const asPupil = seat === pupil && source.below(STRAY) > 0
    const valuation = asPupil ? new LearnedTable(state, seat, known) : ownValuation(state, seat, heuristic)
    const choices = choicesOf(state, seat, valuation, MAX_ROLLS)
    moves[seat] = choices.reduce((best, each) => (each.value > best.value ? each : best)).code
  }
  return moves
}

/** Says what each position should have been thought worth, from the end backwards. */
function taught(
  positions: readonly Omit<Lesson, 'shares'>[],
  end: readonly number[],
  weights: Knowledge['weights'],
): Lesson[] {
  let shares = end
  return positions.toReversed().map((position) => {
    const lesson = { ...position, shares }
    const thought = sharesBy(weights, position)
    shares = shares.map((share, seat) => LOOK_AHEAD * share + (1 - LOOK_AHEAD) * thought[seat]!)
    return lesson
  })
}
