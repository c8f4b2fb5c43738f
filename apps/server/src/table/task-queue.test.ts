import { expect, it, vi } from 'vitest'
import { TakenError, UnreachableError } from '../store/contract.ts'
import { TaskQueue, type Task } from './task-queue.ts'

function opened() {
  const parts = { place: () => 0, readAgain: vi.fn(async () => {}), onError: vi.fn(), onClosed: vi.fn() }
  return { ...parts, queue: new TaskQueue(parts) }
}

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const ends: ((value: T) => void)[] = []
  const promise = new Promise<T>((resolve) => ends.push(resolve))
  return { promise, resolve: (value) => ends[0]?.(value) }
}

const task = (run: () => void, refuse: Task['refuse'] = () => {}): Task => ({ atRest: false, run, refuse })

it('waits with what has to be read at rest until everything is on the disk', async () => {
  const { queue } = opened()
  const order: string[] = []
  const append = later<void>()
  queue.write(append.promise, () => order.push('written'), task(vi.fn()))
  queue.add({ ...task(() => order.push('at rest')), atRest: true })
  queue.add(task(() => order.push('behind')))
  expect(order).toEqual([])
  append.resolve()
  await vi.waitFor(() => expect(order).toEqual(['written', 'at rest', 'behind']))
})

it('reads the log again after a refused record, once nothing else is on its way', async () => {
  const { queue, readAgain, onError } = opened()
  const append = later<void>()
  const refused = vi.fn()
  queue.write(Promise.reject(new Error('full')), vi.fn(), task(vi.fn(), refused))
  queue.write(append.promise, vi.fn(), task(vi.fn()))
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(readAgain).not.toHaveBeenCalled()
  append.resolve()
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce())
  expect(onError).toHaveBeenCalledOnce()
})

it('carries out again, in order and before what waits, what another node was faster with', async () => {
  const { queue, readAgain, onError } = opened()
  const order: string[] = []
  const [first, second] = ['first', 'second'].map((name) => task(() => order.push(name))) as [Task, Task]
  queue.write(Promise.reject(new TakenError('taken')), vi.fn(), first)
  queue.write(Promise.reject(new UnreachableError('gone')), vi.fn(), second)
  queue.add({ ...task(() => order.push('waited')), atRest: true })
  await vi.waitFor(() => expect(order).toEqual(['first', 'second', 'waited']))
  expect(readAgain).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenCalledTimes(0)
})

it('waits for a store that cannot be reached, and gives up on what is overtaken for ever', async () => {
  const { queue, readAgain, onClosed } = opened()
  readAgain.mockRejectedValueOnce(new UnreachableError('gone'))
  const refused = vi.fn()
  const overtaken: Task = task(
    () => queue.write(Promise.reject(new TakenError('taken')), vi.fn(), overtaken),
    refused,
  )
  queue.add(overtaken)
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('conflict'), 5000)
  expect(onClosed).not.toHaveBeenCalled()
})

it('refuses what was simulated from a lost state, and survives that a refusal throws', async () => {
  const { queue, readAgain, onClosed } = opened()
  const run = vi.fn()
  const simulated = later<Task>()
  queue.hold(simulated.promise)
  queue.write(Promise.reject(new Error('full')), vi.fn(), task(vi.fn()))
  await Promise.resolve()
  simulated.resolve(
    task(run, () => {
      throw new Error('the line is closed')
    }),
  )
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalled())
  expect(run).not.toHaveBeenCalled()
  expect(onClosed).not.toHaveBeenCalled()
  const next = vi.fn()
  queue.add(task(next))
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
})

it('closes when something throws twice at one place, and refuses what waits', async () => {
  const { queue, onClosed } = opened()
  const broken = task(() => {
    throw new Error('broken')
  })
  const refuse = vi.fn()
  queue.add(broken)
  queue.add(broken)
  queue.add(task(vi.fn(), refuse))
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledWith('internal'))
  expect(refuse).toHaveBeenCalledWith('internal')
})
