import type { BoardRow, Gambler } from '../rules/types.ts'
import type { Breakdown, TerminalChoice, Stage, TerminalWords } from '../../terminal/terminal-ui.ts'
import { does, plural, squeeze } from '../../terminal/text.ts'

type View = Gambler['View']
type Move = Gambler['Move']

const FULL_HOUSE = 5

export function rowLength(row: BoardRow): number {
  if (row.kind === 'numbers') return row.boxes.length
  return row.kind === 'stars' ? row.length : FULL_HOUSE
}

/** Rows go by letters, so that a die's value can't be taken for a row. */
export function rowLetter(row: number): string {
  return 'abcdef'[row] as string
}

export const words: TerminalWords<Gambler> = {
  help: [
    'Roll five dice and place at least one on the board; then stop, or roll the others again.',
    'Rows fill from the left. A number takes that number; ★ takes any die first, then more of the same;',
    'a full house takes three equal dice (★) and then two equal ones of another number (☆).',
    'Whoever completes a row gets its points, or pays them if it is black, no matter who started it.',
    'Your turn ends when no die fits, when all your dice are placed, or when you stop.',
    'A full board ends the round; after a round in which somebody has reached the target (500), most points win.',
    'Type the number of a choice, or a row and a die (b3), r to roll again, s to stop.',
  ],
  menu: (view, seat, moves, stage) => ({
    numbered: true,
    choices: moves.map((move) => {
      const choice = { move, words: describe(view, seat, move, stage), keys: keysOf(move) }
      const [first, ...others] = moves.filter((other) => isAlike(other, move))
      if (move !== first) return { ...choice, unlisted: true }
      const also = others.map((other) => keysOf(other)[0]).join(' ')
      return also === '' ? choice : { ...choice, words: `${choice.words}; or ${also}` }
    }),
  }),
  move: describe,
  outcome(view, outcome, { names }) {
    if (outcome.type === 'boards') return 'The boards are shuffled.'
    return `${does(names[view.active], 'rolls')} ${outcome.values.join(' ')}`
  },
  news,
  wanted: (_view, chance) =>
    chance.type === 'roll'
      ? `${plural(chance.count, 'die', 'dice')}, such as ${'13362'.slice(0, chance.count)}`
      : 'the order of all boards by their ids, such as b07 b12 …',
  typed: (_view, chance, text) =>
    chance.type === 'roll'
      ? typedRoll(chance.count, text)
      : {
          type: 'boards',
          order: text
            .trim()
            .toLowerCase()
            .split(/[\s,;]+/),
        },
  breakdown,
}

function typedRoll(count: number, text: string): { type: 'roll'; values: number[] } | undefined {
  const values = [...squeeze(text)].map(Number)
  const fits = values.length === count && values.every((value) => value >= 1 && value <= 6)
  return fits ? { type: 'roll', values } : undefined
}

/** A row takes different dice in the same way: one is listed, the others are named beside it, so that all fits a screen. */
function isAlike(one: Move, other: Move): boolean {
  if (one.type !== 'place' || other.type !== 'place') return one === other
  return one.row === other.row
}

function keysOf(move: Move): TerminalChoice<Move>['keys'] {
  if (move.type !== 'place') return [move.type[0] as string, move.type]
  const letter = rowLetter(move.row)
  return [`${letter}${move.value}`, `${move.value}${letter}`]
}

function describe(view: View, _seat: number, move: Move, _stage: Stage): string {
  if (move.type === 'stop') return 'stop'
  if (move.type === 'roll') return `roll again (${plural(view.hand.length, 'die', 'dice')})`
  const row = view.board?.rows[move.row] as BoardRow
  const placed = (view.rows[move.row] as number[]).length + 1
  const { points } = row
  const pay = points < 0 ? `completes the row and pays ${-points}` : `completes the row for ${points}`
  const effect = placed === rowLength(row) ? pay : `${placed} of ${rowLength(row)}`
  return `place ${move.value} in row ${rowLetter(move.row)} (${effect})`
}

function news(before: View, after: View, { names }: Stage): string[] {
  const lines = after.points.flatMap((points, seat) => {
    const change = points - (before.points[seat] as number)
    if (change === 0) return []
    return [`${does(names[seat], change > 0 ? 'gets' : 'pays')} ${Math.abs(change)}: now ${points} points.`]
  })
  // A roll that leaves the next one awaited was one of which nothing fitted.
  if (before.phase === 'roll' && after.phase === 'roll') lines.push('No die fits; the turn ends.')
  if (after.round !== before.round) lines.push(`The board is full. ${uncovered(after)}`)
  else if (before.board === null && after.board !== null) lines.push(uncovered(after))
  return lines
}

function uncovered({ round, board }: View): string {
  return `Round ${round} is played on "${board?.title}".`
}

/** What each seat started with, was paid for yellow rows and paid for black ones. */
function breakdown(views: readonly View[]): Breakdown {
  const [start = { points: [] }] = views
  return {
    columns: ['start', 'yellow rows', 'black rows'],
    rows: start.points.map((points, seat) => {
      const changes = views.slice(1).map((view, i) => pointsAt(view, seat) - pointsAt(views[i] as View, seat))
      return [
        points,
        total(changes.filter((change) => change > 0)),
        total(changes.filter((change) => change < 0)),
      ]
    }),
  }
}

function pointsAt(view: View, seat: number): number {
  return view.points[seat] as number
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
