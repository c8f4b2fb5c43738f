import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { useResultWords } from './words/index.ts'

/** Where the review of a game shows a moment; without one, where it begins. */
export function reviewAt(replay: string, moment: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...moment, review: '' })
  return `${replay}${replay.includes('?') ? '&' : '?'}${query}`
}

interface SeeItProps {
  /** Undefined where the game can't be replayed. */
  readonly replay: string | undefined
  readonly moment: Readonly<Record<string, string>>
  /** What there is to see, for who hears the link. */
  readonly what: string
}

/** Leads to a moment of the game. */
export function SeeIt({ replay, moment, what }: SeeItProps): ReactNode {
  const words = useResultWords()
  if (replay === undefined) return null
  return (
    <Link to={reviewAt(replay, moment)} aria-label={`${words.seeIt}: ${what}`}>
      {words.seeIt}
    </Link>
  )
}
