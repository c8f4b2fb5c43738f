import type { TableInfo } from '@rattlecup/protocol/client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Seat } from '@rattlecup/kit'
import { Dialog } from '../../parts/dialog.tsx'
import { TableScreen, type ResultLinks, type TableScreenProps } from '../../table/table-screen.tsx'
import { Chat } from '../chat/chat.tsx'
import { ChatButton, ChatCorner, ChatSlip } from '../chat/chat-corner.tsx'
import { useUnread } from '../chat/use-unread.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { DiceNote } from '../dice/dice-note.tsx'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import type { RemoteState } from '../remote/remote-state.ts'
import type { ResultHolder } from '../remote/result-holder.ts'
import { useOnline } from '../words/index.ts'
import { NextGame } from '../../mine/next-game.tsx'
import { Clocks } from './clocks.tsx'
import { thinkingSeats } from './time.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MenuEntries } from './menu-entries.tsx'
import css from './online-game.module.css'
import { MissingNotes } from './missing-note.tsx'
import { NewsSlip } from './news-slip.tsx'
import { PassingDialog } from './passing-dialog.tsx'
import { PassingNote } from './passing-note.tsx'
import { PauseNote } from './pause-note.tsx'
import { StandInNote } from './stand-in-note.tsx'
import { StopNote } from './stop-note.tsx'
import { TakeBackNote } from './take-back-note.tsx'
import { UndoNote } from './undo-note.tsx'
import { NextGameNote } from './next-game-note.tsx'
import { useWide } from '../../parts/use-wide.ts'

/** A game on the server: the table as everywhere, and what only people at different places need. */
export function OnlineGame(props: OnlineProps & { holder: ResultHolder }): ReactNode {
  const { session, holder, state, info } = props
  const words = useOnline()
  const [panel, setPanel] = useState<'chat' | 'leave' | 'invite' | 'passing'>()
  const left = useLeftSeat(state)
  const isWide = useWide()
  const unread = useUnread(state.said, isWide || panel === 'chat')
  const people = info.seats.filter(({ bot }) => bot === null).length
  const openChat = (): void => setPanel('chat')
  const close = (): void => setPanel(undefined)
  const banner = (
    <div>
      {state.seat === null && <p className={css['watching']}>{words.watchingOnly}</p>}
      <Clocks state={state} info={info} />
      <div className={css['slips']}>
        {isIdle(state) && <NextGame code={info.code} />}
        <PauseNote {...props} />
        <UndoNote {...props} />
        <PassingNote {...props} />
        {state.phase === 'open' && <NextGameNote holder={holder} />}
        {left !== undefined && <TakeBackNote session={session} seat={left} />}
        <StopNote {...props} />
        <DiceNote dice={state.dice} />
        <MissingNotes {...props} />
        <StandInNote {...props} />
        <NewsSlip state={state} />
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
        menu={
          <MenuEntries
            {...props}
            invite={() => setPanel('invite')}
            passing={() => setPanel('passing')}
            leave={() => setPanel('leave')}
          />
        }
        rematch={state.seat === null ? undefined : () => holder.comeAlong()}
        links={linksOf(holder.state.info ?? info, state.seat)}
        {...houseOf(holder.state.info ?? info, state.seat)}
        canHint={people < 2}
      />
      {panel === 'passing' && <PassingDialog {...props} close={close} />}
      {panel === 'leave' && <LeaveDialog session={session} close={close} />}
      {panel === 'invite' && <InvitationDialog code={info.code} title={state.game.title} close={close} />}
      {panel === 'chat' && (
        <Dialog title={words.chat} close={close}>
          <Chat {...props} />
        </Dialog>
      )}
    </>
  )
}

/** Whether this game does not wait for us. */
function isIdle(state: RemoteState): boolean {
  return state.seat !== null && !thinkingSeats(state.waiting, state).includes(state.seat)
}

/** The seat that we gave up in this game, if any. */
function useLeftSeat({ seat, phase, did, info }: RemoteState): Seat | undefined {
  const last = useRef(seat)
  const [left, setLeft] = useState<Seat>()
  useEffect(() => {
    if (seat === null && last.current !== null && did === 'leave') setLeft(last.current)
    if (seat !== null) setLeft(undefined)
    last.current = seat
  }, [seat, did])
  const isOn = phase === 'playing' || phase === 'paused'
  return isOn && left !== undefined && info?.seats[left]?.bot ? left : undefined
}

/** Where the finished game is to be seen again, by anybody who has the link. */
function linksOf({ code, game }: TableInfo, seat: Seat | null): ResultLinks {
  const which = `?table=${code}&game=${game}`
  return {
    replay: `/replay${which}`,
    verify: `/verify${which}`,
    ...(seat !== null && { share: async () => `${code}-${game}` }),
  }
}

/** Where the house keeps the game for who played it. */
function houseOf({ code, game }: TableInfo, seat: Seat | null): Pick<TableScreenProps, 'house'> {
  return seat === null ? {} : { house: { id: `${code}-${game}`, seat } }
}
