/**
 * Measures how even the cards of Alles auf 1 Karte are and writes `docs/balance/onecard.md`:
 * `npx tsx scripts/balance-onecard.ts [games]`. The same number of games gives the same report.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { CARDS } from '../packages/games/src/onecard/rules/cards.ts'
import {
  greedily,
  randomly,
  simulate,
  type CardFigures,
  type Figures,
} from '../packages/games/src/onecard/testing/simulate.ts'

const games = Number(process.argv[2] ?? 2000)
const target = new URL('../docs/balance/onecard.md', import.meta.url)

type Measure = (card: CardFigures) => number
/** The measure of a card: what it brings for each result spent on it. */
const goodness: Measure = ({ points, entries }) => points / entries
const dealtPoints: Measure = ({ dealtPoints, dealt }) => dealtPoints / dealt
const dealtWins: Measure = ({ dealtWins, dealt }) => dealtWins / dealt
const finished: Measure = ({ finished, held }) => finished / held

const POLICIES = { greedy: greedily, random: randomly }
const VARIANTS = ['basic', 'advanced'] as const

/** The card tables and the table of games share a run, the longest of all. */
const runs = new Map<string, Figures>()

function run(players: number, variant: (typeof VARIANTS)[number], policy: keyof typeof POLICIES): Figures {
  const seed = `${players} ${variant} ${policy}`
  const known = runs.get(seed)
  if (known !== undefined) return known
  const figures = simulate({ players, variant, policy: POLICIES[policy], games, seed })
  runs.set(seed, figures)
  return figures
}

function cardTable(greedy: Figures, random: Figures): string[] {
  const lines = CARDS.map(({ id, rows }, index) => {
    const [wise, blind] = [greedy.cards[index] as CardFigures, random.cards[index] as CardFigures]
    const shape = rows
      .map(({ length, sun }) => `${length}${sun ? '☀' : ''}`)
      .sort()
      .join(' ')
    const figures = [
      percent(finished(wise)),
      goodness(wise).toFixed(2),
      dealtPoints(wise).toFixed(1),
      percent(dealtWins(wise)),
      percent(finished(blind)),
      goodness(blind).toFixed(2),
    ]
    return [id, shape, ...figures]
  })
  const head = [
    'card',
    'rows',
    'finished',
    'points a result',
    'points if dealt first',
    'wins if dealt first',
    'finished, random',
    'points a result, random',
  ]
  return table(head, lines)
}

function spreadTable(greedy: Figures, random: Figures): string[] {
  return table(
    ['measure', 'worst card', 'best card', 'ratio'],
    [
      spread('**points a result**', greedy, goodness),
      spread('points if dealt first', greedy, dealtPoints),
      spread('wins if dealt first', greedy, dealtWins),
      spread('points a result, random players', random, goodness),
    ],
  )
}

function spread(title: string, { cards }: Figures, measure: Measure): string[] {
  const values = cards.map(measure)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [title, least.toFixed(2), most.toFixed(2), (most / least).toFixed(2)]
}

function gameTable(): string[] {
  const lines = [2, 3, 4].flatMap((players) =>
    VARIANTS.flatMap((variant) => [
      gameLine(players, variant, 'greedy'),
      gameLine(players, variant, 'random'),
    ]),
  )
  return table(
    ['players', 'variant', 'policy', 'wins by seat, seat 0 beginning', 'turns', 'points a seat'],
    lines,
  )
}

function gameLine(
  players: number,
  variant: (typeof VARIANTS)[number],
  policy: keyof typeof POLICIES,
): string[] {
  const { wins, points, turns } = run(players, variant, policy)
  const shares = wins.map((won) => percent(won / games)).join(', ')
  return [
    `${players}`,
    variant,
    policy,
    shares,
    (turns / games).toFixed(1),
    (points / games / players).toFixed(1),
  ]
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function report(): string {
  const [greedy, random] = [run(4, 'basic', 'greedy'), run(4, 'basic', 'random')]
  const deals = (games * 4 * 2) / CARDS.length
  const error = Math.sqrt((0.25 * 0.75) / deals)
  return [
    '# Alles auf 1 Karte: are the cards fair?',
    '',
    `Written by \`npx tsx scripts/balance-onecard.ts ${games}\`: ${games} simulated games a line, the same on every run. The`,
    'greedy policy takes the move after which its position is worth most by a heuristic, a reroll by its exact odds; the random',
    'one takes any.',
    '',
    '**Measure.** A result entered is what a player spends on a card, so a card is as good as the points it brings for each',
    'result entered on it, unfinished cards included. No card may be more than 1.5 times as good as another. Beside it: what',
    'a card brings that was among the first ones dealt, and how often the seat that was dealt it wins (fair is 25 %; one',
    `standard error of a card's share is ${percent(error)}, so much of that spread is chance).`,
    '',
    '## Spread (basic game, four players)',
    '',
    ...spreadTable(greedy, random),
    '',
    '## Cards (basic game, four players)',
    '',
    ...cardTable(greedy, random),
    '',
    '## Seats and length',
    '',
    ...gameTable(),
    '',
  ].join('\n')
}

mkdirSync(new URL('.', target), { recursive: true })
writeFileSync(target, report())
