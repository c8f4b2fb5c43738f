import { expect, it } from 'vitest'
import { forAllWhoAsk } from './scrubbing.ts'

const turn = () => new Promise((resolve) => void setImmediate(resolve))

it('work that many ask for is done once at a time, and once more for those who asked after it had begun', async () => {
  const begun: (() => void)[] = []
  const ask = forAllWhoAsk(() => new Promise((resolve) => void begun.push(resolve)))
  const done: number[] = []
  for (let i = 0; i < 50; i++) void ask().then(() => done.push(i))
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await turn()
  expect(done).toEqual([0])
  expect(begun).toHaveLength(2)
  begun[1]?.()
  await turn()
  expect(done).toHaveLength(50)
  void ask()
  expect(begun).toHaveLength(3)
})

it('work that failed is done again for who asks next', async () => {
  let fails = true
  const ask = forAllWhoAsk(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve()))
  await expect(ask()).rejects.toThrow('no')
  fails = false
  await expect(ask()).resolves.toBeUndefined()
})
