import { expect, it } from 'vitest'
import { inOrder, nextAwaited } from './queue.ts'

const table = (code: string, awaited: boolean, due: number | null) => ({
  code,
  game: 'qwixx',
  phase: 'playing' as const,
  seats: 2,
  taken: 2,
  host: null,
  awaited,
  due,
})
const TABLES = [
  table('A', false, 1),
  table('B', true, null),
  table('C', true, 900),
  table('D', true, 500),
  table('E', false, null),
]

it('puts the tables that wait for us first, the most urgent at the head', () => {
  expect(inOrder(TABLES).map(({ code }) => code)).toEqual(['D', 'C', 'B', 'A', 'E'])
})

it('leads to the next table that waits, never to the one we are at', () => {
  expect(nextAwaited(TABLES, 'D')?.code).toBe('C')
  expect(nextAwaited(TABLES, 'A')?.code).toBe('D')
  expect(nextAwaited(TABLES.slice(0, 1), 'X')).toBeUndefined()
})
