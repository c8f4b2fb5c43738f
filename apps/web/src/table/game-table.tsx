import type { JsonObject } from '@rattlecup/kit'
import { WithWords } from '@rattlecup/ui'
import type { MouseEvent, ReactNode } from 'react'
import { answerTap, showTapped } from '../answer-tap.ts'
import { Button } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import css from './game-table.module.css'
import type { Hint } from './use-hint.ts'
import type { TableNow } from './use-table.ts'

/** The game's own table, and the slip for what real dice show. */
export function GameTable({
  now,
  hint,
  say,
  showResult,
}: {
  now: TableNow
  hint: Hint
  say: (why: string) => void
  showResult: (() => void) | undefined
}): ReactNode {
  const shell = useShell()
  const { session, table, scene, ui, words, players, options, skip } = now
  const { seat } = table
  const { view, status, moves, events, step, settled } = scene
  const play = (move: JsonObject): void => {
    if (seat !== null) answerTap(() => session.play(seat, move))
  }
  const advised = typeof hint.state === 'object' ? hint.state.move : undefined
  return (
    <WithWords words={words}>
      <div className={css['table']} onClickCapture={showTappedMove}>
        <ui.Table
          {...{ view, seat, players, options, status, moves, events, step, settled, skip, play, say }}
          hint={advised}
        />
      </div>
      {table.isEntering && scene.isCurrent && status.waiting.kind === 'chance' && (
        <section className={css['slip']} aria-label={shell.enterDice}>
          <ui.Entry
            {...{ view, options }}
            chance={status.waiting.chance}
            enter={(outcome) => session.enter(outcome)}
          />
        </section>
      )}
      {showResult && (
        <div className={css['slip']}>
          <Button look="primary" onClick={showResult}>
            {shell.showResult}
          </Button>
        </div>
      )}
    </WithWords>
  )
}

function showTappedMove({ target }: MouseEvent): void {
  showTapped((target as Element).closest('[data-move]'))
}
