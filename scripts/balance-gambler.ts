/** Writes docs/balance/gambler.md from simulated games: `npx tsx scripts/balance-gambler.ts`. The same code gives the same report. */
import { writeFileSync } from 'node:fs'
import { BOARDS } from '../packages/games/src/gambler/rules/boards.ts'
import {
  BOARD_HEAD,
  fixed,
  judgeBoard,
  judgeTable,
  LIMITS,
  payPerTurn,
  TABLE_HEAD,
  type Cell,
  type Judged,
} from '../packages/games/src/gambler/testing/balance.ts'
import { simulate } from '../packages/games/src/gambler/testing/simulate.ts'

const GAMES = 1_000
/** Boards are judged at the table of four, which has the fewest dice to spare. */
const JUDGED = 4
const JUDGED_GAMES = 3_000

const tables = (['random', 'greedy'] as const).flatMap((policy) =>
  [2, 3, 4, 5, 6].map((players) => judgeTable({ players, policy, games: GAMES })),
)
const rounds = simulate({ players: JUDGED, policy: 'greedy', games: JUDGED_GAMES }).flatMap(
  (game) => game.rounds,
)
const meanPay = payPerTurn(rounds)
const boards = BOARDS.map((board) =>
  judgeBoard(
    board,
    rounds.filter((round) => round.board === board.id),
    meanPay,
  ),
)
const faults = [...tables, ...boards].flatMap((judged) => judged.faults)

function markdown(head: readonly Cell[], lines: readonly Judged[]): string {
  const rows = [head, head.map(() => '---'), ...lines.map(({ cells }) => cells)]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const report = `# Gambler: how balanced the 20 boards are

Written by \`npx tsx scripts/balance-gambler.ts\`; the same code gives the same report. Seat 0 begins every game. *Random*
players choose any legal move, *greedy* ones the move after which their position is worth most by a heuristic
(\`packages/games/src/gambler/bots/evaluate.ts\`), without looking at dice to come. Nobody here plays well enough to say what
masters would find; the figures tell boards apart, they don't measure the game itself.

## Limits of "balanced"
- A game lasts ${LIMITS.rounds.join(' to ')} rounds on average, at every table.
- Among greedy players no seat wins ${LIMITS.winShareOff} percentage points more or less than its fair share (a thousand games leave a standard error of up to 1.6).
- A board takes ${LIMITS.turns.join(' to ')} turns, all seats together, at a table of four.
- A turn on it brings ${LIMITS.payBesideMean.join(' to ')} times the points that a turn on the average board brings (black rows taken off).
- No seat, counted from the one that begins the board, gains ${LIMITS.orderEdge} points more or less than the average seat.

**Outside the limits: ${faults.length === 0 ? 'nothing' : faults.join('; ')}.**

## Tables
${GAMES} games a line. *Tenths*: the shortest and longest games but for a tenth at either end. *Unpaid*: the share of black
points that nobody had. Every black row is completed by somebody before its board is full, so each hurts once a round; the
question is only whom.

${markdown(TABLE_HEAD, tables)}

## Boards
${rounds.length} rounds in ${JUDGED_GAMES} games of ${JUDGED} greedy players; the average turn brings ${fixed(meanPay)} points. *Best seat*: what the
luckiest seat of a round takes home. *By order*: gains beside the average seat, from the seat that begins; the standard
error is at most 3.

${markdown(BOARD_HEAD, boards)}

## What was redesigned
A first draft had an all-star board with rows up to six stars (the seat that began lost 36 points on average: it had to
begin rows that others finished), six plain pairs (the second seat gained 28), a board of 28 boxes (32 turns), and two
boards whose black rows left 8 points a turn, half the average. Short rows were added where beginning hurt, long ones
where the round was over too soon, and yellow rows beside many black ones pay more. Those figures come from about 400
rounds a board; the limits were drawn after seeing them.

Random players at large tables show a pull that no design of boards removes: whoever begins places the first dice of rows
that others finish. Greedy players feel it less.
`

writeFileSync(new URL('../docs/balance/gambler.md', import.meta.url), report)
