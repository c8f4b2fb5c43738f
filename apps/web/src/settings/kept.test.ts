import { expect, it, vi } from 'vitest'
import { FakeStorage } from '../testing/fake-storage.ts'
import { eraseKept, keptHere } from './kept.ts'

it('shows what is ours and erases nothing else', async () => {
  const storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  storage.setItem('rattlecup.settings', '{"sound":false}')
  storage.setItem('rattlecup.note', 'plain')
  storage.setItem('another.program', '1')
  expect(keptHere()).toEqual({ 'rattlecup.settings': { sound: false }, 'rattlecup.note': 'plain' })
  await eraseKept()
  expect(keptHere()).toEqual({})
  expect(storage.getItem('another.program')).toBe('1')
})
