import { lazy, Suspense, type ReactNode } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { GameRules } from '../../rules/game-rules.tsx'
import { useShell } from '../../words/index.ts'
import { MoveList } from '../move-list.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import type { Panel } from '../table-frame.tsx'
import type { TableNow } from '../use-table.ts'

const Preferences = lazy(async () => ({
  default: (await import('../../settings/preferences.tsx')).Preferences,
}))

/** What can be laid over the table: the game waits below it. */
export function TablePanels({
  now,
  panel,
  close,
}: {
  now: TableNow
  panel: Panel
  close: () => void
}): ReactNode {
  const shell = useShell()
  const titles = {
    rules: shell.rules,
    settings: shell.settings,
    moves: shell.lastMoves,
    shortcuts: shell.shortcuts,
  }
  return (
    <Dialog title={titles[panel]} close={close}>
      <Suspense fallback={shell.loading}>
        {panel === 'rules' && <GameRules game={now.table.game.id} />}
        {panel === 'settings' && <Preferences />}
        {panel === 'moves' && <MoveList now={now} />}
        {panel === 'shortcuts' && <ShortcutList now={now} />}
      </Suspense>
    </Dialog>
  )
}
