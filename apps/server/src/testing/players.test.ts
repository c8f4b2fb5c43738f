import { expect, it } from 'vitest'
import type { TestClient } from './client.ts'
import { playRandomly } from './players.ts'

/** A client that always has a move, at a table in this phase. */
function clientAt(phase: string) {
  const made: object[] = []
  const client = {
    follower: { table: { phase }, moves: () => [{ type: 'pass' }], events: [{}, {}] },
    move: async (move: object, p: number) => {
      made.push({ move, p })
      client.follower.table.phase = 'over'
    },
    onMessage: () => {},
  }
  return { client, made }
}

it('plays until the game is over, and leaves the next one to whoever plays it', async () => {
  const { client, made } = clientAt('playing')
  await playRandomly(client as unknown as TestClient)
  // What was chosen from an old view is stale, whatever the rules would say of it.
  expect(made).toEqual([{ move: { type: 'pass' }, p: 2 }])
  client.follower.table.phase = 'playing'
  client.onMessage()
  await Promise.resolve()
  expect(made).toHaveLength(1)
})
