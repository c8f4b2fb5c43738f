import { useState, type ReactNode } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { TableScreen } from '../../table/table-screen.tsx'
import { Chat } from '../chat/chat.tsx'
import { ChatCorner, ChatLine, ChatSlip } from '../chat/chat-corner.tsx'
import { useUnread } from '../chat/use-unread.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { useOnline } from '../words/index.ts'
import { Clocks } from './clocks.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { PauseNote } from './pause-note.tsx'
import { useIsWide } from './use-is-wide.ts'

/** A game on the server: the table as everywhere, and what only people at different places need. */
export function OnlineGame(props: OnlineProps): ReactNode {
  const { session, state, info } = props
  const words = useOnline()
  const [panel, setPanel] = useState<'chat' | 'leave'>()
  const isWide = useIsWide()
  const unread = useUnread(state.said, isWide || panel === 'chat')
  const people = info.seats.filter(({ bot }) => bot === null).length
  const openChat = (): void => setPanel('chat')
  const close = (): void => setPanel(undefined)
  const banner = (
    <div>
      <ConnectionNote session={session} state={state} />
      <RefusalNote state={state} />
      <PauseNote {...props} />
      <Clocks state={state} info={info} />
      <ChatSlip unread={unread} open={openChat} />
    </div>
  )
  return (
    <>
      <TableScreen
        session={session}
        banner={banner}
        aside={isWide ? <ChatCorner {...props} /> : <ChatLine unread={unread} open={openChat} />}
        menu={<MenuEntries {...props} leave={() => setPanel('leave')} chat={isWide ? undefined : openChat} />}
        rematch={state.seat === null ? undefined : () => session.do({ t: 'rematch' })}
        canHint={people < 2}
      />
      {panel === 'leave' && <LeaveDialog session={session} close={close} />}
      {panel === 'chat' && (
        <Dialog title={words.chat} close={close}>
          <Chat {...props} />
        </Dialog>
      )}
    </>
  )
}
