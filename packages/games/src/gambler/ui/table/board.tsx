import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { canComplete } from '../../rules/facts.ts'
import type { Board as BoardType, GamblerMove, GamblerView } from '../../rules/types.ts'
import { titleOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './board.module.css'
import { offerOf, valuesFor, type GamblerChoice, type Possible } from './choice.ts'
import type { GamblerMoment } from './moment.ts'
import { Row } from './row.tsx'
import { Star } from './symbols.tsx'

interface BoardProps {
  readonly moment: GamblerMoment
  readonly target: number
  readonly choice: GamblerChoice
  readonly possible: Possible
  readonly hint: GamblerMove | undefined
  readonly tapRow: (row: number) => void
}

/** The board of the round with the dice that lie on it; before the first one, the stack face down. */
export function Board(props: BoardProps): ReactNode {
  const words = useWords<GamblerWords>()
  const { view } = props.moment
  if (!view.board) {
    return (
      <div className={css['pile']}>
        <Star />
        {words.pile}
      </div>
    )
  }
  return (
    <div className={css['board']} data-guide="board">
      <BoardHead view={view} board={view.board} target={props.target} />
      {view.board.rows.map((_, row) => (
        <BoardRow key={row} row={row} {...props} />
      ))}
    </div>
  )
}

function BoardHead({
  view,
  board,
  target,
}: {
  view: GamblerView
  board: BoardType
  target: number
}): ReactNode {
  const words = useWords<GamblerWords>()
  return (
    <p className={css['head']}>
      <span>{words.round(view.round)}</span>
      <strong>{titleOf(board, words)}</strong>
      <span>{words.target(target)}</span>
    </p>
  )
}

function BoardRow({ row, moment, choice, possible, hint, tapRow }: BoardProps & { row: number }): ReactNode {
  const { view, placed } = moment
  return (
    <Row
      row={view.board?.rows[row] as BoardType['rows'][number]}
      index={row}
      placed={view.rows[row] ?? []}
      offer={offerOf(row, choice, possible)}
      pencil={choice.row === row ? choice.value : undefined}
      inReach={canComplete(view, row, valuesFor(possible.places, row))}
      hinted={hint?.type === 'place' && hint.row === row}
      fresh={placed?.row === row ? placed.box : undefined}
      tap={() => tapRow(row)}
    />
  )
}
