import { errorOf, type Duel, type Rating } from './elo.ts'

/** What a ladder found, as `--json` prints it. */
export interface LadderReport {
  readonly game: string
  readonly title: string
  /** What plays the same games again. */
  readonly command: string
  readonly players: number
  readonly options: object
  readonly seed: string
  readonly ms: number
  /** Whether the luck of the rolls was taken out of the results. */
  readonly lessLuck: boolean
  /** By what dice fall, in a game that has physics. */
  readonly odds?: 'physics' | 'plain'
  readonly games: number
  readonly contestants: readonly ({ readonly name: string } & Rating)[]
  readonly duels: readonly Duel[]
}

/** Half the width of a 95 % confidence interval, in standard errors. */
const WIDE = 1.96

const ODDS = {
  physics: 'Every throw is simulated by physics, as at a table.',
  plain:
    'By plain odds: no throw is simulated, a die shows each face equally often, and aim counts for nothing.',
}

const LESS_LUCK =
  'From each result the luck of its rolls is taken out, which is zero on average: the same shares, known more exactly.'

/** A markdown section that reads well in a terminal, too. */
export function sectionOf(report: LadderReport): string {
  const { title, command, players, games, contestants, seed, ms, lessLuck, odds } = report
  const others = players === 2 ? 'the other' : `${players - 1} of the others`
  return [
    `## ${title}${players === 2 ? '' : `, ${players} players`}${odds === 'plain' ? ', by plain odds' : ''}`,
    '',
    `${games} games of ${players} players, every deal played from each chair on the same dice (seed \`${seed}\`, ${ms} ms a move).`,
    `Share of wins of the row against ${others}, in percent, and Elo, with 95 % confidence intervals.`,
    `\`${command}\``,
    ...(odds ? [ODDS[odds]] : []),
    ...(lessLuck ? [LESS_LUCK] : []),
    '',
    ...markdownTable([
      ['', ...contestants.map(({ name }) => name), 'Elo'],
      ...contestants.map(({ name, elo, error }, row) => [
        name,
        ...contestants.map((_, column) => cell(report, row, column)),
        `${elo.toFixed(0)} ± ${error.toFixed(0)}`,
      ]),
    ]),
    '',
  ].join('\n')
}

function cell({ duels, players }: LadderReport, row: number, column: number): string {
  for (const duel of duels) {
    const { hero, others, share } = duel
    if (hero === row && others === column) return percent(share, errorOf(duel))
    // Of two players, what one loses the other wins.
    if (players === 2 && hero === column && others === row) return percent(1 - share, errorOf(duel))
  }
  return '–'
}

function percent(share: number, error: number): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * WIDE * error).toFixed(1)}`
}

function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] as readonly string[]).map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] as string).length)),
  )
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, i) => (i === 0 ? text.padEnd(widths[i] as number) : text.padStart(widths[i] as number))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(rows[0] as readonly string[]), rule, ...rows.slice(1).map(line)]
}

const HEADING = '# How strong the bots are\n\nWritten by `rattlecup ladder GAME`.\n'

/** Puts a game's section into the file's text, in place of an older one of the same title. */
export function withSection(text: string, section: string): string {
  const title = section.split('\n')[0] as string
  const parts = (text === '' ? HEADING : text).trimEnd().split(/\n(?=## )/)
  const at = parts.findIndex((part) => part.split('\n')[0] === title)
  if (at >= 0) parts[at] = section.trimEnd()
  else parts.push(section.trimEnd())
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}
