import { deadline } from '@rattlecup/bots'
import {
  drawOutcome,
  FastSource,
  Match,
  seatsOf,
  unwrap,
  type Bot,
  type DrawSource,
  type Game,
  type GameTypes,
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
  /** Told of every state that chance has just led to. */
  readonly onChance: (state: GameTypes['State']) => void
}

/** Plays one game and returns its scores. */
export function playGame(setting: Setting): number[] | Promise<number[]> {
  const hasProcess = setting.seats.some(({ player }) => typeof player !== 'function')
  return hasProcess ? playMatch(setting) : playFast(setting)
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
    choices[seat] = ownChoice(setting, state, seat, own)
  }
  return choices
}

function ownChoice(
  { game, seats, ms }: Setting,
  state: GameTypes['State'],
  seat: Seat,
  source: DrawSource,
): number {
  const bot = (seats[seat] as Contestant).player as Bot
  const expired = deadline(performance, ms)
  return bot({ game, state: game.imagine(state, seat, source), seat, source, expired }).code
}

/** With a log, for a process has to be told the game so far. */
async function playMatch(setting: Setting): Promise<number[]> {
  const { game, options, seats, ms } = setting
  const dice = new FastSource(setting.dice)
  const own = new FastSource(setting.own)
  const match = unwrap(Match.start(game, seats.length, options))
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') {
      unwrap(match.chance(unwrap(match.draw(dice))))
      setting.onChance(match.stateWithSecrets)
      continue
    }
    for (const seat of waiting.seats) {
      const { name, player } = seats[seat] as Contestant
      const move =
        typeof player === 'function'
          ? game.codec.encodeMove(
              match.stateWithSecrets,
              seat,
              ownChoice(setting, match.stateWithSecrets, seat, own),
            )
          : await player.choose(match, seat, ms)
      const played = match.play(seat, move)
      if (!played.ok) throw new Failure(`${name} played an illegal move: ${played.error.message}`)
    }
  }
  return [...match.status().scores]
}
