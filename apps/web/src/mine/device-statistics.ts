import { findManifest } from '@rattlecup/games/manifest'
import type { StatisticsAnswer } from '@rattlecup/protocol/client'
import { reviewHere } from '../review/device-reviews.ts'
import { tallyOf } from '../review/house-reviews.ts'
import { savedGames, type SavedGame } from '../session/saved-games.ts'
import { figuresOf } from './figures.ts'

interface OwnGame {
  readonly saved: SavedGame
  readonly seat: number
  readonly score: number
  readonly won: boolean
  readonly figures: ReturnType<typeof figuresOf>
  readonly tally: Readonly<Record<string, number>>
}

/** What the games of one person at this device came to, worked out without the house. */
export async function deviceStatistics(): Promise<StatisticsAnswer> {
  const games = await Promise.all(savedGames().flatMap((saved) => ownGame(saved) ?? []))
  const kinds = [...new Set(games.map(({ saved }) => saved.game))].filter(findManifest)
  const of = (kind: string): OwnGame[] => games.filter(({ saved }) => saved.game === kind)
  return {
    games: kinds.map((kind) => totals(kind, of(kind))),
    people: [],
    recent: games.map(({ saved, score, won, figures }) => ({
      game: saved.game,
      ended: saved.changed,
      score,
      won,
      luck: figures?.luck ?? null,
    })),
    tallies: kinds
      .map((game) => ({ game, counts: summed(of(game).map(({ tally }) => tally)) }))
      .filter(({ counts }) => Object.keys(counts).length > 0),
  }
}

function ownGame(saved: SavedGame): Promise<OwnGame> | undefined {
  const people = saved.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const [seat] = people
  if (!saved.isOver || seat === undefined || people.length !== 1) return undefined
  return readGame(saved, seat)
}

async function readGame(saved: SavedGame, seat: number): Promise<OwnGame> {
  const { game, players, options, events, scores, winners } = saved
  const log = { game, players: players.length, options, events }
  const review = await reviewHere(log)
  return {
    saved,
    seat,
    score: scores?.[seat] ?? 0,
    won: winners?.includes(seat) ?? false,
    figures: review && figuresOf(review, seat),
    tally: await tallyOf(log, seat),
  }
}

function totals(game: string, games: readonly OwnGame[]): StatisticsAnswer['games'][number] {
  const scores = games.map(({ score }) => score)
  const reviews = games.flatMap(({ figures }) => figures ?? [])
  return {
    game,
    played: games.length,
    won: games.filter(({ won }) => won).length,
    highest: Math.max(...scores),
    lowest: Math.min(...scores),
    average: mean(scores),
    reviewed: reviews.length,
    luck: mean(reviews.map(({ luck }) => luck)),
    play: mean(reviews.map(({ play }) => play)),
    mistakes: mean(reviews.map(({ mistakes }) => mistakes)),
    inaccuracies: mean(reviews.map(({ inaccuracies = 0 }) => inaccuracies)),
    blunders: mean(reviews.map(({ blunders = 0 }) => blunders)),
  }
}

function summed(tallies: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const tally of tallies)
    for (const [key, count] of Object.entries(tally)) counts[key] = (counts[key] ?? 0) + count
  return counts
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
