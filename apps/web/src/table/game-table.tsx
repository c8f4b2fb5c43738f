import type { JsonObject } from '@rattlecup/kit'
import { WithWords } from '@rattlecup/ui'
import { Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { answerTap, showTapped } from '../answer-tap.ts'
import { Button } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import { Cup } from './cup.tsx'
import css from './game-table.module.css'
import type { Hint } from './use-hint.ts'
import { standstillOf } from './turn-line.ts'
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
          {...{ view, seat, players, options, status, moves, events, settled, skip, play, say }}
          step={step?.takenBack === undefined ? step : undefined}
          hint={advised}
          standstill={standstillOf(table, shell)}
        />
      </div>
      {scene.isInHand && <Cup roll={now.roll} />}
      {table.isEntering && scene.isCurrent && status.waiting.kind === 'chance' && (
        <Suspense>
          <EntrySlip>
            <ui.Entry
              {...{ view, options, players }}
              seat={table.isShared ? null : seat}
              chance={status.waiting.chance}
              enter={(outcome) => session.enter(outcome)}
            />
          </EntrySlip>
        </Suspense>
      )}
      {isOnlyWatching(now) && (
        <div className={css['slip']}>
          <Button look="primary" onClick={now.rush}>
            {shell.toResult}
          </Button>
        </div>
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

/** Whether the only person of a game with bots is out of it, and has not had enough of watching yet. */
function isOnlyWatching({ table, scene, ui, options, players }: TableNow): boolean {
  const { seat } = table
  if (seat === null || scene.status.over || players.some(({ bot }, at) => !bot && at !== seat)) return false
  return ui.isOut?.(scene.view, seat, options) === true
}

/** Whoever rolls real dice can type what they show at once. */
function EntrySlip({ children }: { children: ReactNode }): ReactNode {
  const shell = useShell()
  const slip = useRef<HTMLElement>(null)
  useEffect(() => slip.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <section ref={slip} className={css['slip']} aria-label={shell.enterDice}>
      {children}
    </section>
  )
}

function showTappedMove({ target }: MouseEvent): void {
  showTapped((target as Element).closest('[data-move]'))
}
