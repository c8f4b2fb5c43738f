import type { ReactNode } from 'react'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useOnline } from '../words/index.ts'
import css from './chat-corner.module.css'
import { Chat, textOf } from './chat.tsx'
import type { Unread } from './use-unread.ts'

/** The chat beside the table, where there is room for it. */
export function ChatCorner(props: OnlineProps): ReactNode {
  const words = useOnline()
  return (
    <section className={css['corner']}>
      <h2>{words.chat}</h2>
      <Chat {...props} />
    </section>
  )
}

/** On a phone it is one line that opens it. */
export function ChatLine({ unread, open }: { unread: Unread; open: () => void }): ReactNode {
  const words = useOnline()
  return (
    <button type="button" className={css['line']} data-unread={unread.count > 0} onClick={open}>
      {unread.count > 0 ? words.chatNew(unread.count) : words.chat}
    </button>
  )
}

/** What was said last lies over the table for a moment and moves nothing. */
export function ChatSlip({ unread, open }: { unread: Unread; open: () => void }): ReactNode {
  const words = useOnline()
  const { fresh } = unread
  return (
    <div role="status">
      {fresh && (
        <button type="button" className={css['slip']} onClick={open}>
          {words.said(fresh.name, textOf(fresh, words))}
        </button>
      )}
    </div>
  )
}
