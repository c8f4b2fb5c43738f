import { playSound, useSettings } from '@rattlecup/ui'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { useWide } from '../parts/use-wide.ts'
import { useShell } from '../words/index.ts'
import { Announcements } from './announcements.tsx'
import { GameTable } from './game-table.tsx'
import { MoveList } from './move-list.tsx'
import { Notices, useNotice } from './notices.tsx'
import { Seats } from './seats.tsx'
import css from './table-frame.module.css'
import type { TableScreenProps } from './table-screen.tsx'
import { TopBar } from './top-bar.tsx'
import { standstillOf } from './turn-line.ts'
import { useHeight } from './use-height.ts'
import type { Hint } from './use-hint.ts'
import type { TableNow } from './use-table.ts'

const Result = lazy(async () => ({ default: (await import('../result/result.tsx')).Result }))

/** What a tap means something else on than *go on*. */
const CONTROLS = 'a, input, select, textarea, canvas'

/** What lies over the table at the moment. */
export type Panel = 'rules' | 'settings' | 'moves' | 'shortcuts'

export interface TableFrameProps extends TableScreenProps {
  readonly now: TableNow
  readonly hint: Hint
  readonly open: (panel: Panel) => void
}

/** The room around a game's table: it gives the table all the space there is. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { now, hint, banner, aside } = props
  const { status, isCurrent } = now.scene
  const [isTableShown, setTableShown] = useState(false)
  const notice = useNotice(now.scene.steps.length)
  const { sound } = useSettings()
  const standstill = standstillOf(now.table, useShell())
  // On a phone the last moves are behind the menu: the table has all the room.
  const isWide = useWide()
  const banners = useHeight<HTMLDivElement>('--banner')
  const refuse = (why: string): void => {
    if (sound && why !== '') playSound('refuse')
    notice.say(why === '' ? why : (standstill ?? why))
  }
  const isOver = status.over && isCurrent
  const tap = ({ target }: MouseEvent): void => {
    if (!isCurrent && !(target as Element).closest(CONTROLS)) now.finish()
  }
  return (
    <div className={css['frame']}>
      <TopBar {...props} />
      <Seats now={now} />
      <main className={css['main']} onPointerDownCapture={notice.hush} onClick={tap}>
        <div ref={banners}>{banner}</div>
        <Notices now={now} hint={hint} notice={notice} />
        {isOver && !isTableShown ? (
          <Suspense>
            <Result {...props} showTable={() => setTableShown(true)} />
          </Suspense>
        ) : (
          <GameTable
            now={now}
            hint={hint}
            say={refuse}
            showResult={isOver ? () => setTableShown(false) : undefined}
          />
        )}
      </main>
      <aside className={css['aside']}>
        {aside}
        {isWide && <MoveList now={now} />}
      </aside>
      <Announcements now={now} />
    </div>
  )
}
