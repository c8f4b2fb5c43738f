import { unwrap, winnersOf, type Game, type GameLog, Match } from '@rattlecup/kit'
import { findManifest } from '../manifest.ts'
import { cardShapes, TABLE_FRAME, type ResultCard } from './card.ts'
import type { GamePicture } from './game-picture.ts'
import type { Shape } from './shapes.ts'

export interface ResultPicture {
  readonly card: ResultCard
  readonly shapes: readonly Shape[]
  /** What each seat has at the end, in symbols; empty where the game has none. */
  readonly symbols: readonly string[]
}

/** A finished game as a picture and as symbols: the same everywhere, in no language. */
export async function resultPicture(
  game: Game,
  log: GameLog,
  names: readonly string[],
): Promise<ResultPicture> {
  const match = unwrap(Match.load(game, log.players, log.options, log.events))
  const options = unwrap(game.options.parse(log.options, log.players))
  const view = match.view(null)
  const { scores } = match.status()
  const card = resultCard(game, scores, names)
  const load = findManifest(game.id)?.picture
  const picture = load && ((await load()).picture as GamePicture)
  const table = picture ? picture.table({ view, options, names }, TABLE_FRAME) : []
  return {
    card,
    shapes: cardShapes(card, table),
    symbols: picture ? scores.map((_, seat) => picture.symbols(view, seat)) : [],
  }
}

function resultCard(game: Game, scores: readonly number[], names: readonly string[]): ResultCard {
  const winners = scores.length === 1 ? [] : winnersOf(game, scores)
  const best = scores[winners[0] ?? 0] ?? 0
  const distance = (seat: number): number => Math.abs((scores[seat] ?? 0) - best)
  const seats = scores.map((_, seat) => seat).sort((a, b) => distance(a) - distance(b))
  return {
    title: game.title,
    lines: seats.map((seat) => ({
      name: names[seat] ?? '',
      score: String(scores[seat] ?? 0).replace('-', '−'),
      hasWon: winners.includes(seat),
    })),
  }
}

/** The result in one line that fits a chat. */
export function resultLine({ title, lines }: ResultCard): string {
  return `${title}: ${lines.map(({ name, score, hasWon }) => `${name} ${score}${hasWon ? ' ★' : ''}`).join(' · ')}`
}
