import type { ReactNode } from 'react'
import { IconButton, IconLink } from '../parts/button.tsx'
import { useTitle } from '../use-title.ts'
import { useShell } from '../words/index.ts'
import type { TableFrameProps } from './table-frame.tsx'
import { TableMenu } from './table-menu.tsx'
import css from './top-bar.module.css'
import { turnLine } from './turn-line.ts'
import type { TableNow } from './use-table.ts'

export function TopBar({ now, hint, open, tools, menu, canHint = true }: TableFrameProps): ReactNode {
  const shell = useShell()
  const turn = turnLine(now, shell)
  useTitle(turn.isYours ? `${turn.text} · ${now.table.game.title}` : now.table.game.title)
  return (
    <header className={css['bar']}>
      <IconLink to="/" icon="back" label={shell.home} />
      <div className={css['heading']}>
        <h1>{now.table.game.title}</h1>
        <p data-guide="turn" className={turn.isYours ? css['yours'] : undefined}>
          {turn.text}
        </p>
      </div>
      {canHint && (
        <IconButton
          icon="hint"
          label={shell.hint}
          aria-disabled={!hint.ask}
          aria-keyshortcuts="h"
          onClick={() => hint.ask?.()}
        />
      )}
      {tools}
      <TableMenu open={open} undo={undoOf(now)} more={menu} />
    </header>
  )
}

/** Only once everything was shown: nobody takes back what they have not seen. */
function undoOf({ session, table, scene }: TableNow): (() => void) | undefined {
  return table.undoing && scene.isCurrent ? () => session.undo?.() : undefined
}
