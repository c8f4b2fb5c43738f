import { paintSymbol } from '../../terminal/paint.ts'
import type { Breakdown, Menu, Stage, TerminalWords } from '../../terminal/terminal-ui.ts'
import { does, listed, squeeze } from '../../terminal/text.ts'
import { entriesOn, heldCards, SUN, type CardFinder, type HeldCard } from './cards.ts'
import { COLOURS, type Onecard, type OnecardView as View } from '../rules/types.ts'
import { rerollMenu } from './reroll.ts'

type Move = Onecard['Move']

export function words(find: CardFinder): TerminalWords<Onecard> {
  const move = (view: View, seat: number, move: Move, stage: Stage): string =>
    describe(view, seat, move, { stage, find })
  return {
    help: HELP,
    menu: (view, seat, moves, stage) => menu(view, seat, moves, { stage, find }),
    move,
    outcome,
    news,
    wanted,
    typed,
    breakdown: (views) => breakdown(views.at(-1) as View, find),
  }
}

function breakdown(view: View, find: CardFinder): Breakdown {
  return {
    columns: ['cards scored', 'their points', 'other full rows'],
    rows: view.scored.map((cards, seat) => [
      cards.length,
      cards.reduce((sum, { points }) => sum + points, 0),
      openPoints(view, seat, find),
    ]),
  }
}

const HELP = [
  'Roll five colour dice; you may roll any of them again, up to twice.',
  'Then everybody uses the whole result on one card, or passes.',
  'A colour is entered only if all its dice fit into the free boxes of its row.',
  `A card with three full rows is scored: a point a box, plus 2 for a full row with a sun (${SUN}), 5 for both.`,
  'The game ends after the turn in which somebody scores a fourth card; other full rows count too, without suns.',
  'To roll again, type the numbers of the dice, such as 145, or a for all; s stops.',
  'To enter the roll, type the number of the card; p passes.',
]

interface Context {
  readonly stage: Stage
  readonly find: CardFinder
}

function menu(view: View, seat: number, moves: readonly Move[], context: Context): Menu<Move> {
  if (view.phase === 'reroll') return rerollMenu(moves)
  const ids = view.phase === 'take' ? view.display : (view.cards[seat] ?? []).map(({ id }) => id)
  const placeOf = (id: string): string => String(ids.indexOf(id) + 1)
  const choices = moves
    .map((move) => ({ move, words: describe(view, seat, move, context), keys: keysOf(move, placeOf) }))
    .sort((a, b) => ((a.keys[0] as string) < (b.keys[0] as string) ? -1 : 1))
  const note = view.phase === 'keep' ? 'Type the numbers of the three cards you keep.' : undefined
  return { numbered: false, choices, ...(note ? { note } : {}) }
}

function keysOf(move: Move, placeOf: (id: string) => string): string[] {
  if (move.type === 'keep') return [move.cards.map(placeOf).sort().join('')]
  if (move.type === 'enter' || move.type === 'take') return [placeOf(move.card), move.card.toLowerCase()]
  return [move.type[0] as string, move.type]
}

function describe(view: View, seat: number, move: Move, { stage, find }: Context): string {
  switch (move.type) {
    case 'reroll':
      return `roll ${listed(move.dice.map((die) => String(die + 1)))} again`
    case 'enter':
      return `card ${move.card} (${entered(view, seat, move.card, { stage, find })})`
    case 'keep':
      return `keep ${listed(move.cards)}`
    case 'take':
      return `take card ${move.card}`
    default:
      return move.type
  }
}

function entered(view: View, seat: number, id: string, { stage, find }: Context): string {
  const card = heldCards(view, seat, find).find((each) => each.id === id)
  const entries = card && view.dice ? entriesOn(card, view.dice) : []
  return entries
    .map(({ colour, count }) => `${paintSymbol(stage.paint, colour)} ${colour} ${count}`)
    .join(', ')
}

function outcome(view: View, outcome: Onecard['Outcome'], { names, paint }: Stage): string {
  if (outcome.type === 'draw') return `${does(names[outcome.seat], 'draws')} card ${outcome.card}`
  if (outcome.type === 'display') return `Card ${outcome.card} is laid open`
  const dice = outcome.colours.map((colour) => `${paintSymbol(paint, colour)} ${colour}`)
  return `${does(names[view.active], 'rolls')} ${dice.join('  ')}`
}

function news(before: View, after: View, { names }: Stage): string[] {
  return after.scored.flatMap((cards, seat) => {
    const latest = cards.at(-1)
    if (!latest || cards.length === before.scored[seat]?.length) return []
    return [
      `${does(names[seat], 'scores')} card ${latest.id}: ${latest.points} points (card ${cards.length} of 4).`,
    ]
  })
}

function wanted(_view: View, chance: Onecard['Chance']): string {
  if (chance.type !== 'roll') return 'the id of the card drawn, such as c17'
  const dice = listed(chance.dice.map((die) => String(die + 1)))
  return `the colours of dice ${dice} by first letter (r o y g b p), such as ${'rrbgp'.slice(0, chance.dice.length)}`
}

function typed(_view: View, chance: Onecard['Chance'], text: string): Onecard['Outcome'] | undefined {
  if (chance.type === 'draw') return { type: 'draw', seat: chance.seat, card: text.trim() }
  if (chance.type === 'display') return { type: 'display', card: text.trim() }
  const colours = [...squeeze(text)].flatMap((letter) => COLOURS.find((colour) => colour[0] === letter) ?? [])
  return colours.length === squeeze(text).length ? { type: 'roll', colours } : undefined
}

/** Full rows on cards not scored count at the end, without suns. */
function openPoints(view: View, seat: number, find: CardFinder): number {
  return heldCards(view, seat, find).reduce((sum, card) => sum + fullBoxes(card), 0)
}

function fullBoxes({ rows, marks }: HeldCard): number {
  return rows.reduce((sum, { length }, row) => (marks[row] === length ? sum + length : sum), 0)
}
