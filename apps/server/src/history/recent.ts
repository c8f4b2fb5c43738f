import type { StatisticsAnswer } from '@rattlecup/protocol'
import type { RecentGame } from '../store/history/contract.ts'

/** The latest games as they are drawn, and what they count together. */
export function addedUp(games: readonly RecentGame[]): Pick<StatisticsAnswer, 'recent' | 'tallies'> {
  const kinds = [...new Set(games.map(({ game }) => game))]
  const tallies = kinds.map((kind) => ({
    game: kind,
    counts: sumOf(games.filter(({ game }) => game === kind).map(({ tally }) => tally)),
  }))
  return {
    recent: games.map(({ game, ended, score, won, luck }) => ({ game, ended, score, won, luck })),
    tallies: tallies.filter(({ counts }) => Object.keys(counts).length > 0),
  }
}

function sumOf(tallies: readonly (string | null)[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const text of tallies) {
    const tally = JSON.parse(text ?? '{}') as Record<string, number>
    for (const [key, count] of Object.entries(tally)) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}
