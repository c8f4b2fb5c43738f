import {
  firstFault,
  firstOption,
  flag,
  list,
  oneOf,
  ok,
  option,
  optionsSpec,
  record,
  refine,
  text,
  variants,
  whole,
  type OptionsSpec,
  type Schema,
} from '@rattlecup/kit'
import { layoutOf } from './layout.ts'
import { dealt } from './turn.ts'
import { FACES, MAX_BOXES, MAX_ROWS, type Board, type BoardRow, type GamblerOptions } from './types.ts'

export const PLAYERS = { min: 2, max: 6 }

const rowSchema: Schema<BoardRow> = variants<BoardRow>({
  numbers: record({
    kind: oneOf(['numbers']),
    boxes: list(whole({ min: 1, max: FACES }), { min: 1, max: MAX_BOXES }),
    points: whole(),
  }),
  stars: record({ kind: oneOf(['stars']), length: whole({ min: 1, max: MAX_BOXES }), points: whole() }),
  fullhouse: record({ kind: oneOf(['fullhouse']), points: whole() }),
})

const boardFields = record({
  id: text(),
  title: text(),
  rows: list(rowSchema, { min: 1, max: MAX_ROWS }),
})

const beginnerField = record({ beginner: flag() })

/** A board may carry `beginner`; only true is kept, as in the form that boards are shown in. */
export const boardSchema: Schema<Board> = {
  json: { ...boardFields.json, properties: { ...properties(boardFields), ...properties(beginnerField) } },
  parse(value, path) {
    const board = boardFields.parse(value, path)
    if (!board.ok || !Object.hasOwn(value as object, 'beginner')) return board
    const mark = beginnerField.parse(value, path)
    if (!mark.ok) return mark
    return mark.value.beginner ? ok({ ...board.value, beginner: true }) : board
  },
}

function properties(schema: Schema<unknown>): object {
  return schema.json['properties'] as object
}

export const options: OptionsSpec<GamblerOptions> = optionsSpec(
  {
    first: firstOption(PLAYERS.max),
    target: option(
      'The game ends after a round in which somebody has this many points.',
      whole({ min: 1 }),
      500,
    ),
    stars: option(
      'Whether star rows of one board are independent of each other, or must take distinct values.',
      oneOf(['independent', 'distinct']),
      'independent',
    ),
    beginner: option("Whether the beginners' board comes first.", flag(), false),
    boards: option(
      'Boards that replace those in the box, played in the order given.',
      refine(list(boardSchema, { min: 1 }), boardsFault),
      undefined,
    ),
  },
  ({ first, boards = [] }, players) => firstFault(first, players) ?? sizeFault(boards, players),
)

function boardsFault(boards: readonly Board[]): string | undefined {
  const ids = boards.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return `must have different ids; ${JSON.stringify(twice)} is there twice`
  if (boards.some(({ rows }) => rows.some(({ points }) => points > 0))) return undefined
  return 'must have at least one row with points above 0, or nobody could ever reach the target'
}

/** GB-32: a board that the dice in play can't fill would never end. */
function sizeFault(boards: readonly Board[], players: number): string | undefined {
  const dice = players * dealt(players)
  const index = boards.findIndex((board) => layoutOf(board).boxes > dice)
  const board = boards[index]
  if (board === undefined) return undefined
  const { boxes } = layoutOf(board)
  return `option boards[${index}] has ${boxes} boxes; with ${players} players it can have at most ${dice}, one for each die in play`
}
