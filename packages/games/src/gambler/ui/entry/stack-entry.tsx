import { useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { shuffled } from '../../../ui/secret-draw.ts'
import { BOARDS } from '../../rules/boards.ts'
import { titleOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './entry.module.css'

const IDS = BOARDS.map(({ id }) => id)
const BEGINNERS = BOARDS.filter(({ beginner }) => beginner).map(({ id }) => id)

/** How the boards lie: shuffled by us, or named from the top; what is not named is shuffled below. */
export function StackEntry({
  beginner,
  enter,
}: {
  beginner: boolean
  enter: (order: string[]) => void
}): ReactNode {
  const { entry } = useWords<GamblerWords>()
  const fixed = beginner ? BEGINNERS : []
  const [named, setNamed] = useState<readonly string[]>(fixed)
  const rest = IDS.filter((id) => !named.includes(id))
  const button =
    rest.length === 0
      ? entry.useOrder
      : named.length === fixed.length
        ? entry.shuffleAll
        : entry.shuffleRest(rest.length)
  return (
    <section className={css['entry']}>
      <h2 className={css['question']}>{entry.stack}</h2>
      <p className={css['help']}>{entry.stackHelp}</p>
      <div className={css['buttons']}>
        <button
          type="button"
          className={css['done']}
          data-entry="shuffle"
          onClick={() => enter([...named, ...shuffled(rest)])}
        >
          {button}
        </button>
        <button
          type="button"
          className={css['undo']}
          disabled={named.length === fixed.length}
          onClick={() => setNamed(named.slice(0, -1))}
        >
          {entry.undo}
        </button>
      </div>
      <BoardList named={named} name={(id) => setNamed([...named, id])} />
    </section>
  )
}

function BoardList({ named, name }: { named: readonly string[]; name: (id: string) => void }): ReactNode {
  const words = useWords<GamblerWords>()
  return (
    <ul className={css['boards']}>
      {BOARDS.map((board) => {
        const place = named.indexOf(board.id) + 1
        const title = titleOf(board, words)
        return (
          <li key={board.id}>
            <button
              type="button"
              className={place > 0 ? css['named'] : css['title']}
              aria-label={place > 0 ? words.entry.boardAt(title, place) : title}
              disabled={place > 0}
              onClick={() => name(board.id)}
            >
              {title}
              {place > 0 ? <b>{place}</b> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
