import { FastSource, type DrawSource } from '@rattlecup/kit'
import { afterEach, expect, it, vi } from 'vitest'
import { Arena } from './arena.ts'
import { loadEngine } from './engine.ts'
import { DEFAULT_THROW } from './throw.ts'

const engine = await loadEngine()
const arena = new Arena(engine)
const INPUT = { resting: [], thrown: [0, 1], throw: DEFAULT_THROW }
const unwilling: DrawSource = {
  below() {
    throw new Error('no draw')
  },
}

afterEach(() => void vi.restoreAllMocks())

/** The engine's memory is not collected: whoever makes a world has to free it. */
it('leaves no world behind, also where a throw is given up at its first draw', () => {
  const made = vi.spyOn(engine.World, 'fromRaw')
  const freed = vi.spyOn(engine.World.prototype, 'free')
  arena.simulate(INPUT, new FastSource('memory'))
  expect(freed).toHaveBeenCalledTimes(1)
  expect(() => arena.simulate(INPUT, unwilling)).toThrow('no draw')
  expect(freed).toHaveBeenCalledTimes(made.mock.calls.length)
})

it('leaves nothing behind of what worlds are made from', () => {
  const made = vi.spyOn(engine.World, 'fromRaw')
  arena.simulate(INPUT, new FastSource('memory'))
  // A pointer that is 0 is how the engine's bindings mark what was freed.
  expect(made.mock.calls.map(([parts]) => parts)).toEqual([expect.objectContaining({ __wbg_ptr: 0 })])
})
