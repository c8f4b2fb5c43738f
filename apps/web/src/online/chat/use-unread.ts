import type { Said } from '@rattlecup/protocol/client'
import { useEffect, useState } from 'react'

const FRESH_MS = 5000

export interface Unread {
  readonly count: number
  /** The latest of them, while it is new. */
  readonly fresh: Said | undefined
}

/** What was said while the chat was closed. */
export function useUnread(said: readonly Said[], isOpen: boolean): Unread {
  const [seen, setSeen] = useState(said.length)
  const [faded, setFaded] = useState(said.length)
  useEffect(() => {
    if (isOpen || seen > said.length) setSeen(said.length)
    const timer = setTimeout(() => setFaded(said.length), FRESH_MS)
    return () => clearTimeout(timer)
  }, [said.length, isOpen, seen])
  const count = isOpen ? 0 : Math.max(0, said.length - seen)
  return { count, fresh: count > 0 && faded < said.length ? said.at(-1) : undefined }
}
