import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import type { HouseGame } from '../review/house-reviews.ts'
import type { Session } from '../session/session.ts'
import { Broken } from './broken.tsx'
import { TableFrame, type Panel } from './table-frame.tsx'
import { useHint } from './use-hint.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTable } from './use-table.ts'
import { useTableSounds } from './use-table-sounds.ts'
import { toggleSound } from '../settings-store.ts'

const TablePanels = lazy(async () => ({ default: (await import('./panels/table-panels.tsx')).TablePanels }))

/** Where a finished game can be looked at again; what is missing is not offered. */
export interface ResultLinks {
  readonly replay?: string
  readonly verify?: string
  /** The name of the game in the reader's history at the house, from where it can be shown to anybody; sent there first if need be. */
  readonly share?: () => Promise<string | undefined>
}

export interface TableScreenProps {
  readonly session: Session
  /** Above the table, such as a lost connection. */
  readonly banner?: ReactNode
  /** Beside the table where there is room, such as the chat, else below it. */
  readonly aside?: ReactNode
  /** Further buttons of the bar. */
  readonly tools?: ReactNode
  /** Further entries of the menu: list items with a button each. */
  readonly menu?: ReactNode
  readonly rematch?: (() => void) | undefined
  /** The same once more against bots of another level, where there are such. */
  readonly otherBots?: {
    readonly stronger?: (() => void) | undefined
    readonly easier?: (() => void) | undefined
  }
  readonly links?: ResultLinks
  /** Where the house keeps the game with its review, and where the reader sat. */
  readonly house?: HouseGame
  /** Whether the bots may be asked: not where people play against each other. */
  readonly canHint?: boolean
}

/** A table with a game on it, wherever it is played. */
export function TableScreen(props: TableScreenProps): ReactNode {
  return (
    <ErrorBoundary fallback={(again) => <Broken again={again} />}>
      <Screen {...props} />
    </ErrorBoundary>
  )
}

function Screen(props: TableScreenProps): ReactNode {
  const now = useTable(props.session)
  const hint = useHint(now, props.canHint ?? true)
  const [panel, setPanel] = useState<Panel>()
  useTableSounds(now)
  useShortcuts({
    '?': () => setPanel('shortcuts'),
    h: hint.ask,
    m: toggleSound,
    l: () => setPanel('moves'),
  })
  return (
    <>
      <TableFrame {...props} now={now} hint={hint} open={setPanel} />
      <Suspense>
        {panel && <TablePanels now={now} panel={panel} close={() => setPanel(undefined)} />}
      </Suspense>
    </>
  )
}
