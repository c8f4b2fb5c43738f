import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useOnline } from '../words/index.ts'
import css from './chat-corner.module.css'
import { Chat, textOf } from './chat.tsx'

/** Beside the table the chat is open where there is room; on a phone it is one line that opens it. */
export function ChatCorner(props: OnlineProps): ReactNode {
  const words = useOnline()
  if (!useIsWide()) return <ChatLine {...props} />
  return (
    <section className={css['corner']}>
      <h2>{words.chat}</h2>
      <Chat {...props} />
    </section>
  )
}

function ChatLine(props: OnlineProps): ReactNode {
  const words = useOnline()
  const { said } = props.state
  const [seen, setSeen] = useState(said.length)
  const [isOpen, setOpen] = useState(false)
  const unread = Math.max(0, said.length - seen)
  const last = said.at(-1)
  const show = (open: boolean): void => {
    setSeen(said.length)
    setOpen(open)
  }
  return (
    <>
      <button type="button" className={css['line']} data-unread={unread > 0} onClick={() => show(true)}>
        <b>{unread > 0 ? words.chatNew(unread) : words.chat}</b>
        <span className={css['last']} role="status">
          {unread > 0 && last && words.said(last.name, textOf(last, words))}
        </span>
      </button>
      {isOpen && (
        <Dialog title={words.chat} close={() => show(false)}>
          <Chat {...props} />
        </Dialog>
      )}
    </>
  )
}

const wide = '(width >= 1100px)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
