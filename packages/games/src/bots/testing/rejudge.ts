import {
  chooserOf,
  estimate,
  payoff,
  randomBot,
  type ChoiceStep,
  type Estimate,
  type Samples,
} from '@rattlecup/bots'
import {
  FastSource,
  Playout,
  seatsOf,
  type Bot,
  type DrawSource,
  type Game,
  type GameLog,
} from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { reviewGame } from '../review.ts'
import { NO_CACHE } from './accounts.ts'

/** A choice that a review called worse than another, and what long playouts say of it. */
export interface Rejudged {
  readonly event: number
  readonly stated: Estimate
  readonly long: Estimate
}

/** Who plays positions on to their ends. */
interface LongPlayouts {
  /** In turn, one a playout: rivals who choose at the same moment are not all alike. */
  readonly bots: readonly Bot[]
  /** Playouts go on until the difference is known so well, or until there are so many. */
  readonly error: number
  readonly most: number
}

/** Playouts between two looks at how well the difference is known. */
const BLOCK = 200

/** A player whose moves are random now and then, one in `every`. */
export function slipping(bot: Bot, every: number): Bot {
  return (task) => (task.source.below(every) === 0 ? randomBot(task) : bot(task))
}

/** Reviews a game, and judges each choice that it calls worse once more, by playing on to the end. */
export async function rejudge(game: Game, log: GameLog, playing: LongPlayouts): Promise<Rejudged[]> {
  const { steps } = unwrap(await reviewGame(game, log, { cache: NO_CACHE }))
  const states = statesOf(game, log)
  return steps.flatMap((step) =>
    step.kind === 'choice' && step.cost.mean > 0
      ? [
          {
            event: step.event,
            stated: step.cost,
            long: longCost(game, states[step.event] as object, step, playing),
          },
        ]
      : [],
  )
}

/** The position before each event; choices made at once have the same. */
function statesOf(game: Game, log: GameLog): object[] {
  const { rules, codec } = game
  const state = rules.setup(log.players, unwrap(game.options.parse(log.options, log.players)))
  const choices: number[] = []
  let made = 0
  return log.events.map((event) => {
    const before = rules.clone(state)
    if ('chance' in event) rules.applyChance(state, codec.decodeOutcome(state, event.chance) as number[])
    else if ('move' in event) {
      choices[event.seat] = codec.decodeMove(state, event.seat, event.move) as number
      if (++made === seatsOf(rules.movers(state)).length) {
        rules.play(state, choices)
        made = 0
      }
    }
    return before
  })
}

/** What the better move brings more than the one played, with the same dice for both. */
function longCost(
  game: Game,
  state: object,
  step: ChoiceStep,
  { bots, error, most }: LongPlayouts,
): Estimate {
  const codes = [step.best, step.move].map((move) => game.codec.decodeMove(state, step.seat, move) as number)
  const [better, played]: Samples[number][][] = [[], []]
  for (;;) {
    for (let i = 0; i < BLOCK; i++) {
      const number = better!.length
      const bot = bots[number % bots.length] as Bot
      const [one, other] = codes.map((code) =>
        playedOut(game, state, {
          seat: step.seat,
          code,
          bot,
          source: new FastSource(`long ${step.event} ${number}`),
        }),
      )
      better!.push(one as number[])
      played!.push(other as number[])
    }
    const cost = estimate(better!, step.seat, played)
    if (cost.error <= error || better!.length >= most) return cost
  }
}

function playedOut(
  game: Game,
  before: object,
  { seat, code, bot, source }: { seat: number; code: number; bot: Bot; source: DrawSource },
): readonly number[] {
  const { rules } = game
  // What bots draw for themselves must not shift the dice of one move against those of the other.
  const choose = chooserOf(game, bot, new FastSource(`bot ${source.below(1e9)}`))
  const state = game.imagine(before, seat, source)
  const codes: number[] = []
  const choices: number[] = []
  for (const each of seatsOf(rules.movers(state)))
    choices[each] = each === seat ? code : choose(state, each, codes, rules.moves(state, each, codes))
  rules.play(state, choices)
  new Playout(game, source).finish(state, choose)
  return payoff(game, state)
}
