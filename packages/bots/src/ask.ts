import {
  fail,
  ok,
  type Bot,
  type DrawSource,
  type GameTypes,
  type Json,
  type Match,
  type Reason,
  type Result,
  type Seat,
} from '@rattlecup/kit'

export interface Advice<T extends GameTypes = GameTypes> {
  readonly move: T['Move']
  readonly evaluation?: Json
  readonly reasons?: readonly Reason[]
}

/** Asks a bot for a seat's move in a running match. The bot sees what a player at that seat could know, and no more. */
export function askBot<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  { bot, source, expired = () => false }: { bot: Bot<T>; source: DrawSource; expired?: () => boolean },
): Result<Advice<T>> {
  const waiting = match.waiting()
  if (waiting.kind === 'over') return fail('game-over', 'the game is over; there is nothing to choose')
  if (waiting.kind !== 'players' || !waiting.seats.includes(seat)) {
    return fail('not-your-turn', `seat ${seat} has nothing to choose now`)
  }
  const state = match.game.imagine(match.stateWithSecrets, seat, source)
  const { code, how, ...thoughts } = bot({ game: match.game, state, seat, source, expired })
  return ok({
    move: { ...match.game.codec.encodeMove(match.stateWithSecrets, seat, code), ...how },
    ...thoughts,
  })
}
