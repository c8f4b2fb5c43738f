import { fileURLToPath } from 'node:url'
import { greedyBot, randomBot } from '@rattlecup/bots'
import { findGame } from '@rattlecup/games'
import { loadBots, loadLuck } from '@rattlecup/games/bots'
import { Match, unwrap, type Game, type GameTypes } from '@rattlecup/kit'
import { COVERED_GAME } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { holdContest } from './contest.ts'
import { rate, type Duel } from './elo.ts'
import { OutsideBot } from './outside.ts'
import { sectionOf, withSection } from './report.ts'
import { gamesOf, holdLadder, type Ladder } from './run.ts'

const strike = findGame('strike') as Game
const gambler = findGame('gambler') as Game
const qwixx = findGame('qwixx') as Game
const RANDOM = { name: 'random', player: randomBot }
const NO_SHELF = { read: async () => undefined, write: async () => undefined }
const GREEDY = { name: 'greedy', player: greedyBot }

function duel(hero: number, others: number, share: number): Duel {
  return { hero, others, share, games: 10_000, error: 0.005 }
}

function contest(game: Game, deals: number) {
  return { game, players: 2, options: {}, hero: GREEDY, others: RANDOM, deals, ms: 100, seed: 'test' }
}

describe('a contest', () => {
  it('plays every deal from each chair and tells the share of wins with its error', async () => {
    let games = 0
    const outcome = await holdContest(contest(strike, 300), () => games++)
    expect([games, outcome.games]).toEqual([600, 600])
    expect(outcome.share).toBeGreaterThan(0.5 + 2 * outcome.error)
    expect(outcome.error).toBeGreaterThan(0.005)
    expect(outcome.error).toBeLessThan(0.025)
  })

  it('of two equal bots without chance of their own is a draw on every deal', async () => {
    const first = { name: 'first', player: () => ({ code: 0 }) }
    const outcome = await holdContest({ ...contest(strike, 20), hero: first, others: first }, () => undefined)
    expect(outcome).toMatchObject({ share: 0.5, error: 0 })
  })

  it('tells the same share more exactly less its luck', async () => {
    const casual = { name: 'casual', player: (await loadBots(qwixx, 2, NO_SHELF)).get('casual')! }
    const among = { ...contest(qwixx, 50), hero: casual, others: { ...casual, name: 'another' } }
    const raw = await holdContest(among, () => undefined)
    const fair = await holdContest({ ...among, luck: await loadLuck(qwixx, 2, {}) }, () => undefined)
    expect(fair.error).toBeLessThan((2 / 3) * raw.error)
    expect(Math.abs(fair.share - raw.share)).toBeLessThan(4 * raw.error)
  })
})

describe('a contest of Strike', () => {
  it('is played by physics where that is lent, and tells so', async () => {
    const roll = await strike.loadRoller!()
    const [aimed, button] = ['strong', 'beginner'].map(async (name) => ({
      name,
      player: (await loadBots(strike, 2, NO_SHELF)).get(name)!,
    }))
    const ladder = { game: strike, players: 2, options: {}, games: 4, ms: 100, seed: 'throws' }
    const contestants = [await button!, await aimed!]
    let throws = 0
    const counted: typeof roll = (...task) => (throws++, roll(...task))
    const report = await holdLadder({ ...ladder, contestants, roll: counted }, () => undefined)
    expect(throws).toBeGreaterThan(40)
    expect(sectionOf(report)).toContain('simulated by physics')
    expect(sectionOf(await holdLadder({ ...ladder, contestants }, () => undefined))).toMatch(
      /## Strike, by plain odds/,
    )
  })
})

describe('ratings', () => {
  it('find the strengths that the duels come from', () => {
    const elos = [1300, 1500, 1700]
    const expected = (a: number, b: number): number => 1 / (1 + 10 ** ((elos[b]! - elos[a]!) / 400))
    const found = rate(3, 2, [
      duel(1, 0, expected(1, 0)),
      duel(2, 0, expected(2, 0)),
      duel(2, 1, expected(2, 1)),
    ])
    for (const [i, { elo, error }] of found.entries()) {
      expect(Math.abs(elo - elos[i]!)).toBeLessThan(0.2)
      expect(error).toBeGreaterThan(2)
      expect(error).toBeLessThan(6)
    }
  })

  it('a fair share is equal strength, however many sit at the table', () => {
    const [a, b] = rate(2, 4, [duel(1, 0, 0.25), duel(0, 1, 0.25)])
    expect(a!.elo).toBeCloseTo(b!.elo, 1)
  })

  it.each([1, 1.02])('stay finite after a clean sweep: %d of all games', (share) => {
    expect(rate(2, 2, [{ hero: 1, others: 0, share, games: 10, error: 0 }])[1]!.elo).toBeLessThan(2500)
  })
})

describe('a ladder', () => {
  const ladder: Ladder = {
    game: strike,
    players: 3,
    options: {},
    contestants: [RANDOM, GREEDY],
    games: 90,
    ms: 100,
    seed: 's',
  }

  it('lets everyone be the one and the others at larger tables, and writes it down', async () => {
    let games = 0
    const report = await holdLadder(ladder, () => games++)
    expect([games, report.games, gamesOf(ladder)]).toEqual([180, 180, 180])
    const [random, greedy] = report.contestants
    expect(greedy!.elo).toBeGreaterThan(random!.elo)
    const section = sectionOf(report)
    expect(section).toContain(
      '`rattlecup ladder strike --players 3 --games 90 --ms 100 --seed s --levels random,greedy',
    )
    expect(section).toContain('## Strike')
    expect(section.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(4)
  })

  it('can be one against tables of each of the others only', async () => {
    const { duels, command } = await holdLadder({ ...ladder, hero: 'greedy' }, () => undefined)
    expect(duels.map(({ hero, others }) => [hero, others])).toEqual([[1, 0]])
    expect(command).toContain('--hero greedy')
  })

  it('is never sure to less than half a game', () => {
    const duels = [{ hero: 1, others: 0, games: 4, share: 1, error: 0 }]
    const contestants = ['a', 'b'].map((name) => ({ name, elo: 1500, error: 1 }))
    const about = {
      game: 'strike',
      title: 'Strike',
      command: 'c',
      players: 2,
      options: {},
      seed: 's',
      ms: 1,
      games: 4,
    }
    const report = { ...about, contestants, duels, lessLuck: false }
    expect(sectionOf(report)).toContain('100.0 ± 24.5')
    expect(sectionOf(report)).not.toContain('luck')
    expect(sectionOf({ ...report, lessLuck: true })).toContain('the luck of its rolls is taken out')
  })

  it("replaces a game's section and leaves the others", () => {
    const one = withSection('', '## A\n\nold\n')
    const two = withSection(one, '## B\n\nb\n')
    expect(withSection(two, '## A\n\nnew\n')).toBe(two.replace('old', 'new'))
  })
})

describe('an outside bot', () => {
  it('is any process that speaks DGP/1, such as our own engine', { timeout: 60_000 }, async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const bot = new OutsideBot('engine', `'${process.execPath}' --import tsx '${main}' engine`)
    const hero = { name: 'engine', player: bot }
    const outcome = await holdContest({ ...contest(gambler, 1), hero, ms: 5 }, () => undefined)
    bot.close()
    expect(outcome.games).toBe(2)
  })

  it.each([
    ['exit 3', 'ended with status 3'],
    ['while read line; do echo nonsense; done', 'not JSON'],
    [`while read line; do echo '{"id":1,"ok":false}'; done`, 'answered request 1'],
    ['kill -TERM $$', 'ended with SIGTERM'],
  ])('%s is told clearly', async (command, message) => {
    const bot = new OutsideBot('broken', command)
    const hero = { name: 'broken', player: bot }
    await expect(holdContest({ ...contest(strike, 1), hero }, () => undefined)).rejects.toThrow(message)
    bot.close()
  })

  it('gets no choice that is still sealed', async () => {
    const match = unwrap(Match.start(qwixx, 2))
    const roll = { type: 'roll', white: [3, 4], red: 1, yellow: 1, green: 1, blue: 1 }
    unwrap(match.chance(roll))
    unwrap(match.play(0, { type: 'mark', row: 'red', value: 7 }))
    expect(await toldEvents(match, 1)).toEqual([{ chance: roll }])
  })

  it.each([gambler, COVERED_GAME as unknown as Game])(
    'gets no outcome that is still covered, but the same position: $title',
    async (game) => {
      const match = unwrap(Match.start(game, 2))
      // Of the last order possible nothing lies as it would if it were covered.
      unwrap(match.chance(unwrap(match.draw({ below: (n) => n - 1 }))))
      for (const seat of [0, 1]) {
        const told = await toldEvents(match, seat)
        expect(told).toEqual([{ chance: game.cover!(match.stateWithSecrets, outcomeOf(match)) }])
        expect(told).not.toEqual(match.eventsWithSecrets)
        expect(unwrap(Match.load(game, 2, {}, told)).view(seat)).toEqual(match.view(seat))
      }
    },
  )
})

/** Answers every request; the move that it chooses is all that it was told of the game. */
const TELLTALE = `
  let events
  require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line)
    events = request.events ?? events
    console.log(JSON.stringify({ id: request.id, ok: true, table: 't', move: events }))
  })`

async function toldEvents(match: Match, seat: number): Promise<unknown[]> {
  const bot = new OutsideBot('telltale', `'${process.execPath}' -e "${TELLTALE}"`)
  const told = await bot.choose(match, seat, 100)
  bot.close()
  return told as unknown[]
}

function outcomeOf({ eventsWithSecrets: [event] }: Match): GameTypes['Outcome'] {
  return (event as { chance: GameTypes['Outcome'] }).chance
}
