import {
  firstFault,
  firstOption,
  flag,
  list,
  oneOf,
  option,
  optionsSpec,
  record,
  refine,
  show,
  text,
  whole,
} from '@rattlecup/kit'
import {
  BOXES,
  CARDS_TO_END,
  COLOURS,
  DEALT,
  DISPLAY,
  KEPT,
  LONGEST_ROW,
  ROWS,
  SHORTEST_ROW,
  SUNS,
  type Card,
  type CardRow,
  type OnecardOptions,
} from './types.ts'

export const PLAYERS = { min: 1, max: 4 } as const

const MOST_TURNS = 99

const row = record({
  colour: oneOf(COLOURS),
  length: whole({ min: SHORTEST_ROW, max: LONGEST_ROW }),
  sun: flag(),
})

const card = record({
  id: text(),
  rows: refine(list(row, { min: ROWS, max: ROWS }), rowsFault),
})

/** OC-2: what is wrong with a card's rows taken together. */
function rowsFault(rows: readonly CardRow[]): string | undefined {
  const colours = new Set(rows.map(({ colour }) => colour)).size
  if (colours !== ROWS) return `must have ${ROWS} different colours, not ${colours}`
  const boxes = rows.reduce((sum, { length }) => sum + length, 0)
  if (boxes !== BOXES) return `must have ${BOXES} boxes in all, not ${boxes}`
  const suns = rows.filter(({ sun }) => sun).length
  return suns === SUNS ? undefined : `must have ${SUNS} suns, not ${suns}`
}

function idsFault(cards: readonly Card[]): string | undefined {
  const seen = new Set<string>()
  for (const { id } of cards) {
    if (seen.has(id)) return `must have different ids, but ${show(id)} comes twice`
    seen.add(id)
  }
  return undefined
}

/** OC-24: as many cards as the game can possibly need, so that the deck never runs out. */
function cardsNeeded(variant: OnecardOptions['variant'], seats: number): number {
  const drawn = CARDS_TO_END - 1
  return variant === 'basic' ? (DEALT.basic + drawn) * seats : (KEPT + drawn) * seats + DISPLAY
}

function cardsFault({ cards, variant }: OnecardOptions, seats: number): string | undefined {
  const needed = cardsNeeded(variant, seats)
  if (cards === undefined || cards.length >= needed) return undefined
  return `option cards must have at least ${needed} cards for ${seats} players in the ${variant} game, not ${cards.length}`
}

/** OC-28: with others it is their fourth card that ends the game. */
function turnsFault({ turns }: OnecardOptions, seats: number): string | undefined {
  return turns === undefined || seats === 1 ? undefined : `option turns is for one player, not for ${seats}`
}

/** OC-23: who begins, which variant, which cards, and how long alone. */
export const options = optionsSpec(
  {
    first: firstOption(PLAYERS.max),
    variant: option(
      'Basic: two cards a seat, new ones from the deck. Advanced: three of five dealt, new ones from three open cards.',
      oneOf(['basic', 'advanced']),
      'basic',
    ),
    cards: option(
      `Cards that replace the 30: at least ${cardsNeeded('basic', 1)} a seat, in the advanced game ` +
        `${KEPT + CARDS_TO_END - 1} a seat and ${DISPLAY}. Each has ${ROWS} rows of different colours, ` +
        `${BOXES} boxes in all and ${SUNS} suns.`,
      refine(list(card, { min: cardsNeeded('basic', PLAYERS.min) }), idsFault),
      undefined,
    ),
    turns: option(
      'For one player: the game ends after so many turns. Without it, only with the fourth card.',
      whole({ min: 1, max: MOST_TURNS }),
      undefined,
    ),
  },
  (given, seats) => firstFault(given.first, seats) ?? cardsFault(given, seats) ?? turnsFault(given, seats),
)
