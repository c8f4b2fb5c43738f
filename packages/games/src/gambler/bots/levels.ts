import { softPick, type ValuedMove } from '@rattlecup/bots'
import type { Bot, BotAnswer, DrawSource, Level } from '@rattlecup/kit'
import { ROLL } from '../rules/moves.ts'
import type { Gambler } from '../rules/types.ts'
import { choicesAtOnce, choicesOf, type Judgement } from './choices.ts'
import { gridOf } from './grid.ts'
import { leadOf, Outlook } from './outlook.ts'
import { reasonsFor } from './reasons.ts'
import { PairSolver } from './solver.ts'
import { OutOfTime } from './turn.ts'
import { Prospects } from './winning.ts'

/** How a level judges the end of its turn, and how it errs; all in points. */
interface Character {
  readonly judgement: Judgement
  /** What seems worse by so much is chosen e times less often. */
  readonly temperature: number
  /** How much better rolling on seems than it is. */
  readonly liking: number
}

const CHARACTERS: Readonly<Record<Exclude<Level, 'master'>, Character>> = {
  // Sees the points of this turn and nothing else, and loves to roll.
  beginner: { judgement: (outlook) => (position) => outlook.pointsAt(position), temperature: 30, liking: 25 },
  // Builds rows for later too, and forgets that the others get to complete them first.
  casual: {
    judgement: (outlook) => (position, loose) =>
      outlook.promisesAfter(position, loose)[outlook.seat] as number,
    temperature: 14,
    liking: 10,
  },
  // Weighs what it leaves to the others, by a heuristic.
  strong: {
    judgement: (outlook) => (position, loose) => leadOf(outlook.promisesAfter(position, loose), outlook.seat),
    temperature: 11,
    liking: 0,
  },
}

export function botOf(level: Level): Bot<Gambler> {
  return level === 'master' ? masterBot() : playing(CHARACTERS[level])
}

function playing({ judgement, temperature, liking }: Character): Bot<Gambler> {
  return ({ state, source, expired }) => {
    const outlook = new Outlook(state, gridOf(state))
    return answer(outlook, choicesInTime(outlook, judgement, expired), { temperature, liking, source })
  }
}

/** Plays for the win, not for points, and between two knows exactly what the last rows of a board are worth. */
function masterBot(): Bot<Gambler> {
  const solver = new PairSolver()
  return ({ state, source, expired }) => {
    const outlook = new Outlook(state, gridOf(state))
    // First what takes no time: the solution may not be ready before that is up.
    const seen = choicesInTime(outlook, winning(), expired)
    const choices = solvedChoices(outlook, solver, expired) ?? seen
    return answer(outlook, choices, { temperature: 0, liking: 0, source })
  }
}

function winning(solved?: ReturnType<PairSolver['leaving']>): Judgement {
  return (outlook) => {
    const prospects = new Prospects(outlook, solved)
    return (position, loose) => prospects.leave(position, loose)
  }
}

/** The values of all moves by a heuristic: the turn worked out, or just looked at where the time is up. */
function choicesInTime(outlook: Outlook, judgement: Judgement, expired: () => boolean): ValuedMove[] {
  return (
    inTime(() => choicesOf(outlook, judgement, { byFill: true, expired })) ??
    choicesAtOnce(outlook, judgement)
  )
}

/** The values of all moves by the solution of the board; undefined where it is too large or the time too short. */
function solvedChoices(
  outlook: Outlook,
  solver: PairSolver,
  expired: () => boolean,
): ValuedMove[] | undefined {
  const solved = solver.leaving(outlook, expired)
  return solved && inTime(() => choicesOf(outlook, winning(solved), { byFill: false, expired }))
}

function inTime<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof OutOfTime) return undefined
    throw error
  }
}

function answer(
  outlook: Outlook,
  choices: readonly ValuedMove[],
  { temperature, liking, source }: { temperature: number; liking: number; source: DrawSource },
): BotAnswer {
  const seeming = choices.map(({ code, value }) => (code === ROLL ? value + liking : value))
  const { code, value } = choices[softPick(seeming, temperature, source)] as ValuedMove
  return { code, evaluation: { value }, reasons: reasonsFor(outlook, code) }
}
