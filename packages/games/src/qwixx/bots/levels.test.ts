import { FastSource, Playout, type Bot, type BotAnswer } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { qwixx } from '../index.ts'
import { rules } from '../rules/play.ts'
import type { Qwixx, QwixxState } from '../rules/types.ts'
import { createLevels } from './levels.ts'
import type { ValueTable } from './table.ts'
import { madeUpTable } from './testing/made-up-table.ts'

const asked: number[] = []
const tables = new Map<number, ValueTable>()
const levels = createLevels((players) => {
  asked.push(players)
  const table = tables.get(players) ?? madeUpTable(players)
  tables.set(players, table)
  return table
})

function ask(bot: Bot<Qwixx>, state: QwixxState, seat: number, seed = 'bot'): BotAnswer {
  const source = new FastSource(seed)
  return bot({ game: qwixx, state: rules.clone(state), seat, source, expired: () => true })
}

/** Plays a whole game; every answer must be legal. */
function playThrough(bot: Bot<Qwixx>, players: number, games: number): BotAnswer[] {
  const answers: BotAnswer[] = []
  const state = rules.setup(players, { first: 0, games })
  new Playout(qwixx, new FastSource(`${players} ${games}`)).finish(state, (now, seat, codes, count) => {
    const answer = ask(bot, now, seat, `${answers.length}`)
    expect(codes.slice(0, count)).toContain(answer.code)
    answers.push(answer)
    return answer.code
  })
  return answers
}

describe.each(Object.entries(levels))('%s', (_, bot) => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
    [5, 1],
  ])('plays legal moves to the end, %i players, %i games', (players, games) => {
    expect(playThrough(bot, players, games).length).toBeGreaterThan(0)
  })

  it('says the same again, and leaves the state alone', () => {
    const state = rules.setup(2, { first: 0, games: 1 })
    rules.happen(state, [1, 2, 3, 4, 5, 0])
    const before = rules.clone(state)
    expect(ask(bot, state, 1)).toEqual(ask(bot, state, 1))
    expect(state).toEqual(before)
  })
})

describe('levels', () => {
  it('ask for a table once for each number of players', () => {
    expect(asked.sort()).toEqual([1, 2, 3, 5])
  })

  it('alone, strong and master tell the score to expect', () => {
    for (const bot of [levels.strong, levels.master])
      for (const { evaluation } of playThrough(bot, 1, 1))
        expect(evaluation).toEqual({ points: expect.any(Number) })
  })

  it('master tells its share of the win wherever it searched', () => {
    const searched = playThrough(levels.master, 2, 1).flatMap(({ evaluation }) => evaluation ?? [])
    expect(searched.length).toBeGreaterThan(0)
    for (const evaluation of searched)
      expect(evaluation).toEqual({
        winShare: expect.toSatisfy((x) => x >= 0 && x <= 1),
        rollouts: expect.any(Number),
      })
  })

  it('a beginner leaves the best move by the table more often than a casual player', () => {
    const state = rules.setup(2, { first: 0, games: 1 })
    rules.happen(state, [5, 4, 0, 0, 0, 0])
    const differs = (bot: Bot<Qwixx>): number =>
      Array.from({ length: 200 }, (_, i) => ask(bot, state, 0, `${i}`).code).filter(
        (code) => code !== ask(levels.strong, state, 0).code,
      ).length
    expect(differs(levels.beginner)).toBeGreaterThan(differs(levels.casual))
  })
})
