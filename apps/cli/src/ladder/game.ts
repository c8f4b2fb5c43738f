import { deadline } from '@rattlecup/bots'
import {
  drawOutcome,
  FastSource,
  Match,
  rollByOdds,
  seatsOf,
  unwrap,
  type Bot,
  type BotAnswer,
  type DrawSource,
  type Game,
  type GameTypes,
  type Roller,
  type Seat,
} from '@rattlecup/kit'
import { Failure } from '../command.ts'
import type { OutsideBot } from './outside.ts'

/** Who takes part in a ladder: one of our bots, or a process. */
export interface Contestant {
  readonly name: string
  readonly player: Bot | OutsideBot
}

interface Setting {
  readonly game: Game
  /** As they were given, unchecked. */
  readonly options: object
  readonly seats: readonly Contestant[]
  readonly ms: number
  /** Seeds of the dice and of the bots' own chance. */
  readonly dice: string
  readonly own: string
  /** Makes the outcomes, where a game brings physics; the rules' own odds without. */
  readonly roll?: Roller | undefined
  /** Told of every state that chance has just led to. */
  readonly onChance: (state: GameTypes['State']) => void
}

/** Plays one game and returns its scores. */
export function playGame(setting: Setting): number[] | Promise<number[]> {
  const hasProcess = setting.seats.some(({ player }) => typeof player !== 'function')
  return hasProcess || setting.roll ? playMatch(setting) : playFast(setting)
}

/** Straight on the rules, for bots of ours. */
function playFast(setting: Setting): number[] {
  const { game, options, seats } = setting
  const { rules } = game
  const dice = new FastSource(setting.dice)
  const own = new FastSource(setting.own)
  const state = rules.setup(seats.length, unwrap(game.options.parse(options, seats.length)))
  for (let awaits = rules.awaits(state); awaits !== 'over'; awaits = rules.awaits(state)) {
    if (awaits === 'players') rules.play(state, choicesOf(setting, state, own))
    else {
      rules.applyChance(state, drawOutcome(rules, state, dice))
      setting.onChance(state)
    }
  }
  return rules.scores(state)
}

function choicesOf(setting: Setting, state: GameTypes['State'], own: DrawSource): number[] {
  const choices: number[] = []
  for (const seat of seatsOf(setting.game.rules.movers(state))) {
    choices[seat] = ownAnswer(setting, state, seat, own).code
  }
  return choices
}

function ownAnswer(
  { game, seats, ms }: Setting,
  state: GameTypes['State'],
  seat: Seat,
  source: DrawSource,
): BotAnswer {
  const bot = (seats[seat] as Contestant).player as Bot
  const expired = deadline(performance, ms)
  return bot({ game, state: game.imagine(state, seat, source), seat, source, expired })
}

/** With a log: a process has to be told the game so far, and physics how dice were thrown. */
async function playMatch(setting: Setting): Promise<number[]> {
  const { game, options, seats, ms, roll = rollByOdds } = setting
  const dice = new FastSource(setting.dice)
  const own = new FastSource(setting.own)
  const match = unwrap(Match.start(game, seats.length, options))
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') {
      unwrap(match.chance(unwrap(roll(match, dice))))
      setting.onChance(match.stateWithSecrets)
      continue
    }
    for (const seat of waiting.seats) {
      const { name, player } = seats[seat] as Contestant
      const move =
        typeof player === 'function'
          ? ownMove(setting, match, seat, own)
          : await player.choose(match, seat, ms)
      const played = match.play(seat, move)
      if (!played.ok) throw new Failure(`${name} played an illegal move: ${played.error.message}`)
    }
  }
  return [...match.status().scores]
}

function ownMove(setting: Setting, match: Match, seat: Seat, source: DrawSource): GameTypes['Move'] {
  const { code, how } = ownAnswer(setting, match.stateWithSecrets, seat, source)
  return { ...match.game.codec.encodeMove(match.stateWithSecrets, seat, code), ...how }
}
