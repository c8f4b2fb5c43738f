import {
  FastSource,
  LEVELS,
  Playout,
  type Bot,
  type BotAnswer,
  type Bots,
  type Level,
  type BlobCache,
} from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { qwixx } from '../game.ts'
import { rules } from '../rules/play.ts'
import type { Qwixx, QwixxState } from '../rules/types.ts'
import { loadCompressed } from './compressed/load.ts'
import { loadBots } from './index.ts'
import { HOPEFUL } from './levels.ts'
import { FastState } from './fast-state.ts'
import { REASONS } from './reasons.ts'
import { createTablePlayer } from './table-player.ts'

const NOTHING: BlobCache = { read: async () => undefined, write: async () => undefined }
const tables = new Map<number, Bots<Qwixx>>()
beforeAll(async () => {
  for (const players of [1, 2, 3, 5]) tables.set(players, await loadBots(players, NOTHING))
})

function botOf(level: Level, players: number): Bot<Qwixx> {
  return tables.get(players)![level]
}

function ask(bot: Bot<Qwixx>, state: QwixxState, seat: number, seed = 'bot'): BotAnswer {
  const source = new FastSource(seed)
  return bot({ game: qwixx, state: rules.clone(state), seat, source, expired: () => true })
}

/** Plays a whole game; every answer must be legal. */
function playThrough(level: Level, players: number, games: number): BotAnswer[] {
  const bot = botOf(level, players)
  const answers: BotAnswer[] = []
  const state = rules.setup(players, { first: 0, games })
  new Playout(qwixx, new FastSource(`${players} ${games}`)).finish(state, (now, seat, codes, count) => {
    const answer = ask(bot, now, seat, `${answers.length}`)
    expect(codes.slice(0, count)).toContain(answer.code)
    for (const { key } of answer.reasons!) expect(REASONS).toHaveProperty([key])
    answers.push(answer)
    return answer.code
  })
  return answers
}

describe.each(LEVELS)('%s', (level) => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
    [5, 1],
  ])('plays legal moves to the end, %i players, %i games', (players, games) => {
    expect(playThrough(level, players, games).length).toBeGreaterThan(0)
  })

  it('says the same again, and leaves the state alone', () => {
    const state = rules.setup(2, { first: 0, games: 1 })
    rules.applyChance(state, [1, 2, 3, 4, 5, 0])
    const before = rules.clone(state)
    const bot = botOf(level, 2)
    expect(ask(bot, state, 1)).toEqual(ask(bot, state, 1))
    expect(state).toEqual(before)
  })
})

describe('levels', () => {
  it('alone, strong and master tell the score to expect', () => {
    for (const level of ['strong', 'master'] as const)
      for (const { evaluation } of playThrough(level, 1, 1))
        expect(evaluation).toEqual({ points: expect.any(Number) })
  })

  it('master tells its share of the win', () => {
    for (const { evaluation } of playThrough('master', 2, 1))
      expect(evaluation).toEqual({
        winShare: expect.toSatisfy((x) => x >= 0 && x <= 1),
        rollouts: expect.any(Number),
      })
  })

  it('strong does what a master expects of it, whatever the roll', async () => {
    const expected = createTablePlayer(await loadCompressed(2), HOPEFUL)
    for (let game = 0; game < 20; game++)
      new Playout(qwixx, new FastSource(`expected ${game}`)).finish(
        rules.setup(2, { first: 0, games: 1 }),
        (now, seat) => {
          const fast = FastState.of(now, rules.scores(now))
          const { code } = ask(botOf('strong', 2), now, seat)
          expect(code).toBe(now.phase === 'white' ? expected.white(fast, seat) : expected.colour(fast, seat))
          return code
        },
      )
  })

  it('the lower the level, the more often it leaves the best move', () => {
    const differing = { beginner: 0, casual: 0, strong: 0 }
    const levels = ['beginner', 'casual', 'strong'] as const
    const state = rules.setup(2, { first: 0, games: 1 })
    new Playout(qwixx, new FastSource('errors')).finish(state, (now, seat) => {
      const best = ask(botOf('master', 2), now, seat).code
      for (const level of levels)
        for (let i = 0; i < 20; i++)
          if (ask(botOf(level, 2), now, seat, `${i}`).code !== best) differing[level]++
      return best
    })
    expect(differing.beginner).toBeGreaterThan(differing.casual)
    expect(differing.casual).toBeGreaterThan(differing.strong)
  })
})
