import type { Board, BoardRow } from './types.ts'

function numbers(boxes: readonly number[], points: number): BoardRow {
  return { kind: 'numbers', boxes, points }
}

function stars(length: number, points: number): BoardRow {
  return { kind: 'stars', length, points }
}

function fullHouse(points: number): BoardRow {
  return { kind: 'fullhouse', points }
}

type Design = readonly [title: string, ...rows: BoardRow[]]

/** GB-4: the 20 boards of the box. The beginners' board comes first (GB-5); each board has one idea, named by its title. */
const DESIGNS: readonly Design[] = [
  [
    'First Cup',
    numbers([6], 10),
    numbers([5, 5], 20),
    numbers([1, 2, 3], 30),
    stars(3, 40),
    numbers([4, 4, 4, 4], 60),
    fullHouse(80),
  ],
  [
    'Staircase',
    numbers([6], 10),
    numbers([1, 2, 3], 30),
    numbers([1, 2, 3, 4], 50),
    numbers([1, 2, 3, 4, 5], 70),
    numbers([1, 2, 3, 4, 5, 6], 100),
    numbers([3, 3], -30),
  ],
  ['Stargazing', stars(1, 10), stars(2, 30), stars(3, 50), stars(4, 70), stars(5, 90), stars(3, -60)],
  [
    'Crowded House',
    fullHouse(80),
    fullHouse(80),
    numbers([1, 1], 20),
    numbers([6, 6], 20),
    stars(3, 40),
    numbers([4], -30),
  ],
  [
    'Low Tide',
    numbers([1, 1, 1], 40),
    numbers([2, 2, 2], 40),
    numbers([3, 3, 3], 40),
    numbers([1, 2, 3], 30),
    stars(4, 60),
    numbers([3], -30),
  ],
  [
    'High Road',
    numbers([4, 4, 4], 40),
    numbers([5, 5, 5], 40),
    numbers([6, 6, 6], 40),
    numbers([4, 5, 6], 30),
    fullHouse(80),
    numbers([5], -20),
  ],
  [
    'Six of the Best',
    numbers([1], 10),
    numbers([2], 10),
    numbers([3], 10),
    numbers([4], 10),
    numbers([5], 10),
    numbers([6, 6, 6, 6, 6, 6], 150),
  ],
  [
    'Black Ice',
    numbers([1, 2, 3, 4, 5], 100),
    numbers([6, 6, 6, 6], 90),
    fullHouse(110),
    numbers([2], -20),
    numbers([4, 4], -40),
    stars(3, -50),
  ],
  [
    'Two by Two',
    numbers([1, 1], 20),
    numbers([2, 2], 20),
    numbers([3, 3], 20),
    numbers([1, 1, 2, 2], 60),
    numbers([4, 4, 5, 5], 60),
    numbers([6, 6], -30),
  ],
  [
    'Odd Company',
    numbers([1, 3, 5], 40),
    numbers([1, 1, 1], 40),
    numbers([3, 3, 3, 3], 60),
    numbers([5, 5, 5, 5, 5], 90),
    numbers([3], 10),
    numbers([2, 4, 6], -50),
  ],
  [
    'Even Keel',
    numbers([2, 2], 20),
    numbers([4, 4], 20),
    numbers([6, 6, 6], 40),
    numbers([2, 4, 6], 40),
    numbers([2, 4, 6, 6, 4, 2], 120),
    numbers([1, 3, 5], -40),
  ],
  [
    'Countdown',
    numbers([6, 5, 4, 3, 2, 1], 100),
    numbers([5, 4, 3, 2, 1], 70),
    numbers([4, 3, 2, 1], 50),
    numbers([3, 2, 1], 30),
    numbers([1], 10),
    stars(2, -30),
  ],
  [
    'Long Haul',
    numbers([5], 20),
    stars(3, 40),
    numbers([4, 4, 4, 4], 60),
    fullHouse(80),
    numbers([1, 2, 3, 4, 5, 6], 110),
    stars(3, -50),
  ],
  [
    'Small Change',
    numbers([1], 10),
    numbers([2, 2], 20),
    numbers([3, 3], 20),
    numbers([4, 4], 20),
    numbers([6, 6, 6], 50),
    numbers([5], -20),
  ],
  [
    'Tightrope',
    stars(4, 60),
    fullHouse(90),
    numbers([5, 5, 5], 40),
    numbers([1, 2, 3, 4], 50),
    numbers([6], 10),
    stars(2, -60),
  ],
  [
    'Poker Night',
    stars(2, 30),
    stars(3, 40),
    numbers([1, 1, 1], 40),
    numbers([2, 3, 4, 5, 6], 80),
    fullHouse(90),
    numbers([4, 4], -40),
  ],
  [
    'Looking Glass',
    numbers([5, 6, 5], 40),
    numbers([6, 1, 6], 40),
    numbers([1, 2, 2, 1], 60),
    numbers([3, 4, 4, 3], 60),
    numbers([2, 5, 5, 5, 2], 90),
    stars(2, -30),
  ],
  [
    'Snake Eyes',
    numbers([6, 6], 30),
    numbers([1, 1, 1], 50),
    numbers([6, 6, 6, 6], 70),
    numbers([3, 4, 3, 4], 60),
    fullHouse(80),
    numbers([1, 1], -50),
  ],
  [
    'Double Trouble',
    numbers([1, 1, 2, 2], 80),
    numbers([5, 5, 6, 6], 80),
    numbers([1, 2, 3, 4, 5, 6], 140),
    numbers([3, 3], -30),
    numbers([4, 4], -30),
    stars(2, -40),
  ],
  [
    'Last Orders',
    numbers([6], 20),
    numbers([5, 5, 5, 5], 70),
    fullHouse(90),
    numbers([1, 2, 3, 4, 5, 6], 110),
    stars(6, 120),
    numbers([4, 4], -80),
  ],
]

export const BOARDS: readonly Board[] = DESIGNS.map(([title, ...rows], index) => ({
  id: `b${String(index + 1).padStart(2, '0')}`,
  title,
  ...(index === 0 ? { beginner: true as const } : {}),
  rows,
}))
