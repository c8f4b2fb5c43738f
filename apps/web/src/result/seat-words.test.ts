import type { SeatTotals } from '@rattlecup/bots'
import { expect, it } from 'vitest'
import { seatSentence } from './seat-words.tsx'
import { words } from './words/en.ts'

const totals = (luck: number, play: number): Pick<SeatTotals, 'luck' | 'skill' | 'grades'> => ({
  luck: { mean: luck, error: 0 },
  skill: { mean: play, error: 0 },
  grades: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 2 },
})

it('what several choices cost together is no percentage beyond a hundred', () => {
  expect(seatSentence(totals(0.22, -0.4), 'Ann', 'share', words)).toBe(
    'Ann: lucky dice (+22%), 2 costly choices (−40%).',
  )
  expect(seatSentence(totals(0.22, -1.14), 'Ann', 'share', words)).toBe(
    'Ann: lucky dice (+22%), 2 costly choices (more than a whole win).',
  )
  expect(seatSentence(totals(3, -114), 'Ann', 'points', words)).toContain('114')
})
