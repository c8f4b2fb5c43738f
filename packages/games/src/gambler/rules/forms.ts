import {
  about,
  aCount,
  aDie,
  aSeat,
  either,
  exactly,
  list,
  listOf,
  nullable,
  oneOf,
  text,
  typed,
  whole,
  type Forms,
} from '@rattlecup/kit'
import { boardSchema } from './options.ts'
import { MAX_ROWS, MOST_ROLLED, type Gambler } from './types.ts'

const row = about('A row of the board, from 0.', whole({ min: 0, max: MAX_ROWS - 1 }))
const values = list(aDie, { min: 1, max: MOST_ROLLED })

export const forms: Forms<Gambler> = {
  move: either(typed('place', { row, value: aDie }), typed('roll'), typed('stop')),
  chance: either(typed('boards'), typed('roll', { count: whole({ min: 1, max: MOST_ROLLED }) })),
  outcome: either(
    typed('boards', { order: about('Ids of the boards, from the top.', listOf(text())) }),
    typed('roll', { values }),
  ),
  view: exactly({
    phase: oneOf(['boards', 'roll', 'place', 'over']),
    active: aSeat,
    round: aCount,
    board: nullable(boardSchema),
    rows: about('The dice in each row of the board.', listOf(listOf(aDie))),
    hand: about('Rolled dice that are not placed yet.', listOf(aDie)),
    rolls: about('Rolls of this turn so far.', aCount),
    supply: about('Dice of each seat that are not on the board.', listOf(aCount)),
    points: listOf(whole()),
  }),
}
