import { FastSource, LEVELS, Playout, type Bot, type Game, type Reason } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../games.ts'
import { loadBots, sentencesOf } from './load.ts'

/** The reasons of all choices of a game that the levels play in turn. */
async function reasonsIn(game: Game, players: number): Promise<Reason[]> {
  const bots = await loadBots(game, players, { read: async () => undefined, write: async () => undefined })
  const parsed = game.options.parse({}, players)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const state = game.rules.setup(players, parsed.value)
  const source = new FastSource(`reasons ${game.id}`)
  const reasons: Reason[] = []
  let choices = 0
  new Playout(game, source).finish(state, (now, seat) => {
    const bot = bots.get(LEVELS[choices++ % LEVELS.length] as string) as Bot
    const task = { game, state: game.rules.clone(now), seat, source, expired: () => true }
    const answer = bot(task)
    reasons.push(...(answer.reasons ?? []))
    return answer.code
  })
  return reasons
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the reasons of %s', (id, game) => {
  it('have a sentence, and exactly the values that it names', async () => {
    const sentences = await sentencesOf(game)
    const reasons = await reasonsIn(game, 2)
    expect(reasons.length).toBeGreaterThan(0)
    for (const { key, values } of reasons) {
      expect(key.startsWith(`${id}.`)).toBe(true)
      const blanks = [...(sentences[key] as string).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(values).sort()).toEqual([...new Set(blanks)].sort())
    }
  })
})
