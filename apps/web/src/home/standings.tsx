import type { ReactNode } from 'react'
import { useHomeWords } from './words/index.ts'

/** How somebody stands in a game. */
interface Standing {
  readonly name: string
  readonly score: number | undefined
  readonly hasWon: boolean
}

/** Names with their points, where they are known, and a star for a win, which is read as a word. */
export function Standings({ seats }: { seats: readonly Standing[] }): ReactNode {
  const words = useHomeWords()
  return seats.map(({ name, score, hasWon }, seat) => (
    <span key={seat}>
      {[seat > 0 && ' · ', name, score !== undefined && ` ${String(score).replace('-', '−')}`]
        .filter(Boolean)
        .join('')}
      {hasWon && (
        <>
          <span aria-hidden="true"> ★</span>
          <span className="visually-hidden">{` (${words.hasWon})`}</span>
        </>
      )}
    </span>
  ))
}
