import type { TableInfo } from '@rattlecup/protocol/client'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { TableScreen, type ResultLinks } from '../../table/table-screen.tsx'
import { Chat } from '../chat/chat.tsx'
import { ChatButton, ChatCorner, ChatSlip } from '../chat/chat-corner.tsx'
import { useUnread } from '../chat/use-unread.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import type { ResultHolder } from '../remote/result-holder.ts'
import { useOnline } from '../words/index.ts'
import { Clocks } from './clocks.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MenuEntries } from './menu-entries.tsx'
import css from './online-game.module.css'
import { PauseNote } from './pause-note.tsx'
import { NextGameNote } from './next-game-note.tsx'
import { useWide } from '../../parts/use-wide.ts'

/** A game on the server: the table as everywhere, and what only people at different places need. */
export function OnlineGame(props: OnlineProps & { holder: ResultHolder }): ReactNode {
  const { session, holder, state, info } = props
  const words = useOnline()
  const [panel, setPanel] = useState<'chat' | 'leave'>()
  const isWide = useWide()
  const unread = useUnread(state.said, isWide || panel === 'chat')
  const people = info.seats.filter(({ bot }) => bot === null).length
  const openChat = (): void => setPanel('chat')
  const close = (): void => setPanel(undefined)
  const banner = (
    <div>
      <PauseNote {...props} />
      {state.phase === 'open' && <NextGameNote holder={holder} />}
      {state.seat === null && <p className={css['watching']}>{words.watchingOnly}</p>}
      <Clocks state={state} info={info} />
      <div className={css['slips']}>
        <ConnectionNote session={session} state={state} />
        <RefusalNote state={state} />
        <ChatSlip unread={unread} open={openChat} />
      </div>
    </div>
  )
  return (
    <>
      <TableScreen
        session={holder}
        banner={banner}
        aside={isWide && <ChatCorner {...props} />}
        tools={!isWide && <ChatButton unread={unread} open={openChat} />}
        menu={<MenuEntries {...props} leave={() => setPanel('leave')} />}
        rematch={state.seat === null ? undefined : () => holder.comeAlong()}
        links={linksOf(holder.state.info ?? info)}
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

/** Where the finished game is to be seen again, by anybody who has the link. */
function linksOf({ code, game }: TableInfo): ResultLinks {
  const which = `?table=${code}&game=${game}`
  return {
    replay: `/replay${which}`,
    verify: `/verify${which}`,
    share: `${location.origin}/replay${which}`,
  }
}
