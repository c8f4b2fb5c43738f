import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { useGameUi } from '../../table/use-game-ui.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'
import { useOnline } from '../words/index.ts'

/** That we pass as we said, how often we did, and how to choose ourselves again. */
export function PassingNote({ session, state }: OnlineProps): ReactNode {
  const { passing: texts } = useOnline()
  const { ui, words } = useGameUi(state.game.id)
  const { passing, phase } = state
  if (!passing || !ui.passing || phase !== 'playing') return null
  const { unless, times } = passing
  return (
    <div className={css['note']} role="status">
      <span>
        {times > 0 && `${texts.passed(times)} `}
        {texts.on(ui.passing.tell(unless, words))}
      </span>
      <Button onClick={() => session.do({ t: 'passing', unless: null })}>{texts.end}</Button>
    </div>
  )
}
