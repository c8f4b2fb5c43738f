import { expect, it } from 'vitest'
import type { QwixxReason } from './reasons.ts'

it('the types hold whoever writes a reason to its values', () => {
  const right: QwixxReason = { key: 'qwixx.skips', values: { row: 'red', count: 2 } }
  // @ts-expect-error a value that the sentence names is missing
  const wrong: QwixxReason = { key: 'qwixx.skips', values: { row: 'red' } }
  expect(right.key).toBe(wrong.key)
})
