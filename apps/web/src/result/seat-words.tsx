import type { SeatTotals } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { useResultWords } from './words/index.ts'
import type { ResultWords } from './words/en.ts'

/** Luck that is hardly worth a word, in shares of the win and in points. */
const EVEN = { share: 0.03, points: 1 }

/** Luck and play of each player, in words. */
export function SeatWords({ review, players }: { review: Review; players: readonly Player[] }): ReactNode {
  const words = useResultWords()
  return (
    <ul>
      {review.seats.map((totals, seat) => (
        <li key={seat}>{seatSentence(totals, players[seat]?.name ?? '', review.unit, words)}</li>
      ))}
    </ul>
  )
}

export function seatSentence(
  { luck, skill, grades }: Pick<SeatTotals, 'luck' | 'skill' | 'grades'>,
  name: string,
  unit: Review['unit'],
  words: ResultWords,
): string {
  // Several choices can cost more than there is to win; no percentage beyond a hundred says that well.
  const inShares = (by: number): string => (Math.abs(by) > 1 ? words.overAWin : words.shareChange(by))
  const change = unit === 'share' ? inShares : words.pointsChange
  const gift = change(luck.mean)
  const fortune = Math.abs(luck.mean) < EVEN[unit] ? 'even' : luck.mean > 0 ? 'good' : 'bad'
  const costly = grades.inaccuracy + grades.mistake + grades.blunder
  return words.seatSummary(name, [words.fortune[fortune](gift), words.costly(costly, change(skill.mean))])
}
