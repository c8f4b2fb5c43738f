import type { ReactNode } from 'react'
import { IconButton, IconLink } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import type { TableFrameProps } from './table-frame.tsx'
import { TableMenu } from './table-menu.tsx'
import css from './top-bar.module.css'
import { turnLine } from './turn-line.ts'

export function TopBar({ now, hint, open, menu }: TableFrameProps): ReactNode {
  const shell = useShell()
  const turn = turnLine(now, shell)
  return (
    <header className={css['bar']}>
      <IconLink to="/" icon="back" label={shell.home} />
      <div className={css['heading']}>
        <h1>{now.table.game.title}</h1>
        <p data-guide="turn" className={turn.isYours ? css['yours'] : undefined}>
          {turn.text}
        </p>
      </div>
      <IconButton
        icon="hint"
        label={shell.hint}
        aria-disabled={!hint.ask}
        aria-keyshortcuts="h"
        onClick={() => hint.ask?.()}
      />
      <TableMenu open={open} more={menu} />
    </header>
  )
}
