import type { SimulationTally } from './run.ts'

interface BotRow {
  readonly bot: string
  readonly wins: number
  readonly win_share: number
  /** Half the width of the 95 % confidence interval of the share of wins. */
  readonly win_share_error: number
  readonly mean_points: number
  readonly sd_points: number
}

export function rowsOf(tally: SimulationTally, names: readonly string[]): BotRow[] {
  const n = tally.games
  return names.map((bot, i) => {
    const wins = tally.wins[i] as number
    const mean = (tally.points[i] as number) / n
    const share = wins / n
    return {
      bot,
      wins,
      win_share: share,
      win_share_error: 1.96 * Math.sqrt((share * (1 - share)) / n),
      mean_points: mean,
      sd_points: Math.sqrt(Math.max(0, (tally.squares[i] as number) / n - mean * mean)),
    }
  })
}

export function table(tally: SimulationTally, names: readonly string[]): string {
  const rows = rowsOf(tally, names).map((row) => [
    row.bot,
    row.wins.toFixed(1),
    `${percent(row.win_share)} ± ${percent(row.win_share_error)}`,
    row.mean_points.toFixed(1),
    row.sd_points.toFixed(1),
  ])
  const all = [['player', 'wins', 'share of wins', 'points', 'sd'], ...rows]
  const widths = (all[0] as string[]).map((_, column) =>
    Math.max(...all.map((row) => (row[column] as string).length)),
  )
  const lines = all.map((row) => row.map((cell, i) => pad(cell, widths[i] as number, i)).join('   '))
  const seats = tally.seatWins.map((wins) => percent(wins / tally.games)).join('  ')
  return [
    ...lines,
    '',
    `${tally.games} games, ${(tally.moves / tally.games).toFixed(1)} choices a game (${tally.shortest} to ${tally.longest})`,
    `wins by seat, whoever sat there: ${seats}`,
  ].join('\n')
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
