import type { ReactNode } from 'react'
import { IconButton } from '../../parts/button.tsx'
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

/** On a phone the table needs all the room: a button in the bar opens the chat and counts what is new. */
export function ChatButton({ unread: { count }, open }: { unread: Unread; open: () => void }): ReactNode {
  const words = useOnline()
  return (
    <IconButton
      icon="chat"
      className={css['opener']}
      label={count > 0 ? words.chatNew(count) : words.chat}
      data-unread={count > 0 ? count : undefined}
      onClick={open}
    />
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
