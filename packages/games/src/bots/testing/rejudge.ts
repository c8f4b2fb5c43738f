import {
  chooserOf,
  estimate,
  payoff,
  randomBot,
  type ChoiceStep,
  type Estimate,
  type Judge,
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
import { analyserOf } from '../judge.ts'
import { reviewGame } from '../review.ts'
import { NO_CACHE } from './accounts.ts'

/** A choice that a review called worse than another, and what long playouts say of it. */
export interface Rejudged {
  readonly event: number
  readonly stated: Estimate
  readonly long: Estimate
}

/** The bots that play positions to their ends. */
interface LongPlayouts {
  /** In turn: rivals who choose at the same moment are not all alike. */
  readonly bots: readonly Bot[]
  /** Whether the judge itself plays on after that moment, as a review says what a choice costs if everybody does. */
  readonly byJudge: boolean
  /** At most so many choices a game. */
  readonly each: number
  /** Playouts go on until the difference is known so well, or until there are so many. */
  readonly error: number
  readonly most: number
}

/** Playouts between two looks at how well the difference is known. */
const BLOCK = 200
/** The same of judges whose playouts have no luck in them. */
const FEW = 6

/** A player whose moves are random now and then, one in `every`. */
export function slipping(bot: Bot, every: number): Bot {
  return (task) => (task.source.below(every) === 0 ? randomBot(task) : bot(task))
}

/** Reviews a game, and judges choices that it calls worse once more, by playing on to the end. */
export async function rejudge(game: Game, log: GameLog, playing: LongPlayouts): Promise<Rejudged[]> {
  const { steps } = unwrap(await reviewGame(game, log, { cache: NO_CACHE }))
  const { judge, ...as } = await analyserOf(game, log, { cache: NO_CACHE, seed: 'long', turns: Infinity })
  const states = statesOf(game, as.log ?? log)
  const worse = steps.filter((step): step is ChoiceStep => step.kind === 'choice' && step.cost.mean > 0)
  // Some from all parts of the game.
  const every = Math.max(1, worse.length / playing.each)
  const chosen = worse.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every))
  return chosen.map((step) => {
    const state = states[step.event] as object
    const samples = playing.byJudge
      ? (codes: Codes, number: number) => byJudge(game, judge, { state, step, codes, number, playing })
      : (codes: Codes, number: number) => byBots(game, { state, step, codes, number, playing })
    return {
      event: step.event,
      stated: step.cost,
      long: longCost(game, state, step, { ...playing, samples }),
    }
  })
}

/** A block of playouts of one choice. */
interface Task {
  readonly state: object
  readonly step: ChoiceStep
  readonly codes: Codes
  readonly number: number
  readonly playing: LongPlayouts
}

/** The numbers of the better move and of the one played. */
type Codes = readonly [better: number, played: number]

function botAt({ bots }: LongPlayouts, number: number): Bot {
  return bots[number % bots.length] as Bot
}

/** The position before each event; choices made at once have the same. */
export function statesOf(game: Game, log: GameLog): object[] {
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
  { error, most, samples }: LongPlayouts & { samples: (codes: Codes, number: number) => Samples[] },
): Estimate {
  const codeOf = (move: ChoiceStep['move']): number => game.codec.decodeMove(state, step.seat, move) as number
  const codes: Codes = [codeOf(step.best), codeOf(step.move)]
  const [better, played]: Samples[number][][] = [[], []]
  for (let block = 0; ; block++) {
    const [one, other] = samples(codes, block)
    better!.push(...one!)
    played!.push(...other!)
    const cost = estimate(better!, step.seat, played)
    if (block > 0 && (cost.error <= error || better!.length >= most)) return cost
  }
}

/** A block of what both moves bring if the judge plays on to the very end. */
function byJudge(game: Game, judge: Judge, { state, step, codes, number, playing }: Task): Samples[] {
  const source = new FastSource(`rivals ${step.event} ${number}`)
  const choose = chooserOf(game, botAt(playing, number), source)
  const moves: number[] = []
  const choices: number[] = []
  for (const seat of seatsOf(game.rules.movers(state)))
    if (seat !== step.seat) choices[seat] = choose(state, seat, moves, game.rules.moves(state, seat, moves))
  const states = codes.map((code) => {
    const next = game.rules.clone(state)
    choices[step.seat] = code
    game.rules.play(next, choices)
    return next
  })
  return judge.value(states, judge.expect ? FEW : BLOCK)
}

/** A block of what both moves bring if bots play on. */
function byBots(game: Game, { state, step, codes, number, playing }: Task): Samples[] {
  return codes.map((code) =>
    Array.from({ length: BLOCK }, (_, i) =>
      playedOut(game, state, {
        seat: step.seat,
        code,
        bot: botAt(playing, i),
        source: new FastSource(`long ${step.event} ${number} ${i}`),
      }),
    ),
  )
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
