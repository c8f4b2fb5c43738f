import { FastSource, LEVELS, Playout, winnersOf, type Bot, type Bots, type Level } from '@rattlecup/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { onecard } from '../game.ts'
import { STOP } from '../rules/turn.ts'
import type { Onecard, OnecardOptions } from '../rules/types.ts'
import { card, Script } from '../testing/script.ts'
import { loadBots } from './index.ts'
import { REASONS } from './reasons.ts'

let bots: Bots<Onecard>
beforeAll(async () => {
  bots = await loadBots(2, { read: async () => undefined, write: async () => undefined })
})

const quick = 'red 2*, orange 2*, yellow 4, green 6, blue 6'
const cards = [
  ...Array.from({ length: 9 }, (_, i) => card(`q${i}`, quick)),
  card('even', 'red 4*, orange 4*, yellow 4, green 4, blue 4'),
]

function ask(level: Level, { match }: Script, seat: number) {
  const task = {
    game: onecard,
    state: onecard.rules.clone(match.stateWithSecrets),
    seat,
    expired: () => false,
  }
  return bots[level]({ ...task, source: new FastSource('ask') })
}

describe('the levels of Alles auf 1 Karte', () => {
  it.each(['casual', 'strong', 'master'] as const)('%s keeps a result that finishes a card', (level) => {
    const script = new Script(2, { cards }).cards('q0 q1 q2 q3').turn('rroop', 'q0 -').turn('ppppp', '- -')
    const { code, reasons } = ask(level, script.roll('yyyyg'), 0)
    expect(code).toBe(STOP)
    expect(reasons).toEqual([{ key: 'onecard.enough', values: {} }])
  })

  it('says what it enters for, the weightiest reason first', () => {
    const script = new Script(2, { cards }).cards('q0 q1 q2 q3').turn('rroop', 'q0 -').turn('ppppp', '- -')
    const { code, reasons } = ask('master', script.roll('yyyyg').play(0, { type: 'stop' }), 0)
    expect(code).toBe(1)
    expect(reasons).toEqual([
      { key: 'onecard.scores-card', values: { card: 'q0', points: 13 } },
      { key: 'onecard.fills-row', values: { card: 'q0', colour: 'yellow' } },
      { key: 'onecard.marks', values: { card: 'q0', boxes: 5 } },
    ])
  })

  it('takes the quick card in the advanced game', () => {
    const script = new Script(1, { cards, variant: 'advanced' }).cards('q0 q1 q2 q3 even')
    expect(ask('strong', script, 0).code).toBe(0b00111)
  })

  it.each(LEVELS)(
    '%s plays whole games of both variants, each move with reasons that have a sentence',
    (level) => {
      for (const [players, variant] of [
        [2, 'basic'],
        [3, 'advanced'],
        [1, 'basic'],
      ] as const) {
        const state = onecard.rules.setup(players, { first: 0, variant, cards: undefined })
        const source = new FastSource(`whole ${level}`)
        new Playout(onecard, source).finish(state, (now, seat) => {
          const answer = bots[level]({ game: onecard, state: now, seat, source, expired: () => false })
          for (const { key } of answer.reasons ?? []) expect(REASONS).toHaveProperty([key])
          return answer.code
        })
        expect(state.phase).toBe('over')
      }
    },
  )

  it.each([
    ['master', 'strong'],
    ['strong', 'casual'],
    ['casual', 'beginner'],
  ] as const)('%s beats %s', (better, worse) => {
    // At least 60 % is shown over many games elsewhere; a few must do here, so half is what is asked.
    expect(winShare(bots[better], bots[worse], { players: 2, deals: 24 })).toBeGreaterThan(0.5)
  })

  it.each([3, 4])('master beats a table of strong ones among %i', (players) => {
    // Half as much again as an even share is shown over many games elsewhere.
    expect(winShare(bots.master, bots.strong, { players, deals: 40 })).toBeGreaterThan(1.2 / players)
  })
})

describe('alone, where only points count', () => {
  it('the better level makes more of them', () => {
    const [beginner, casual, strong, master] = LEVELS.map((level) => meanAlone(bots[level], 20))
    expect(casual).toBeGreaterThan(beginner! + 3)
    expect(strong).toBeGreaterThan(casual!)
    expect(master).toBe(strong)
    expect(strong).toBeGreaterThan(85)
  })
})

function meanAlone(bot: Bot<Onecard>, games: number): number {
  let points = 0
  for (let game = 0; game < games; game++) {
    const state = onecard.rules.setup(1, { first: 0, variant: 'basic', cards: undefined })
    const source = new FastSource(`alone ${game}`)
    new Playout(onecard, new FastSource(`deal ${game}`)).finish(
      state,
      (now, seat) => bot({ game: onecard, state: now, seat, source, expired: () => false }).code,
    )
    points += onecard.rules.scores(state)[0] as number
  }
  return points / games
}

/** The share of games that one wins against others, each deal being played from every seat. */
function winShare(
  player: Bot<Onecard>,
  rival: Bot<Onecard>,
  { players, deals }: { players: number; deals: number },
): number {
  const options: OnecardOptions = { first: 0, variant: 'basic', cards: undefined }
  const source = new FastSource('errors')
  let won = 0
  for (let game = 0; game < players * deals; game++) {
    const state = onecard.rules.setup(players, options)
    const chair = game % players
    new Playout(onecard, new FastSource(`deal ${Math.floor(game / players)}`)).finish(state, (now, seat) => {
      const bot = seat === chair ? player : rival
      return bot({ game: onecard, state: now, seat, source, expired: () => false }).code
    })
    const winners = winnersOf(onecard, onecard.rules.scores(state))
    if (winners.includes(chair)) won += 1 / winners.length
  }
  return won / (players * deals)
}
