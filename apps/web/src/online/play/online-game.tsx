import { useState, type ReactNode } from 'react'
import { TableScreen } from '../../table/table-screen.tsx'
import { ChatCorner } from '../chat/chat-corner.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { Clocks } from './clocks.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { PauseNote } from './pause-note.tsx'

/** A game on the server: the table as everywhere, and what only people at different places need. */
export function OnlineGame(props: OnlineProps): ReactNode {
  const { session, state, info } = props
  const [isLeaving, setLeaving] = useState(false)
  const people = info.seats.filter(({ bot }) => bot === null).length
  const banner = (
    <div>
      <ConnectionNote session={session} state={state} />
      <RefusalNote state={state} />
      <PauseNote {...props} />
      <Clocks state={state} info={info} />
    </div>
  )
  return (
    <>
      <TableScreen
        session={session}
        banner={banner}
        aside={<ChatCorner {...props} />}
        menu={<MenuEntries {...props} leave={() => setLeaving(true)} />}
        rematch={state.seat === null ? undefined : () => session.do({ t: 'rematch' })}
        canHint={people < 2}
      />
      {isLeaving && <LeaveDialog session={session} close={() => setLeaving(false)} />}
    </>
  )
}
