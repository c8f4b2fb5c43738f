import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@rattlecup/games'
import { Match, FastSource, type Game, type GameLog } from '@rattlecup/kit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readInput, UsageError } from '../command.ts'
import { analyseCommand } from './command.ts'
import { sparkline } from './sparkline.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rattlecup-analyse-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** Some moves of a game, the first legal ones, on dice of its own. */
function begun(game: Game, players: number, events: number): GameLog {
  const started = Match.start(game, players)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  const source = new FastSource('begun')
  while (match.eventsWithSecrets.length < events && match.waiting().kind !== 'over') {
    const waiting = match.waiting()
    const drawn = waiting.kind === 'chance' ? match.draw(source) : undefined
    if (drawn?.ok) match.chance(drawn.value)
    if (waiting.kind === 'players')
      match.play(waiting.seats[0] as number, match.moves(waiting.seats[0] as number)[0])
  }
  return match.logWithSecrets()
}

async function run(
  content: unknown,
  ...flags: string[]
): Promise<{ code: number; out: string; err: string }> {
  const path = join(folder, 'game.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const code = await analyseCommand.run(readInput(analyseCommand, [path, ...flags]))
  const said = (spy: typeof out): string => spy.mock.calls.flat().join('\n')
  return { code, out: said(out), err: said(err) }
}

describe('rattlecup analyse', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: tells who owes what to what',
    async (_id, game) => {
      const log = begun(game, 2, 8)
      const { code, out } = await run(log, '--playouts', '3', '--judge', 'random')
      expect(code).toBe(0)
      for (const word of [game.title, 'start', 'luck', 'skill', 'opponents', 'Player 2', 'Luckiest']) {
        expect(out).toContain(word)
      }
    },
  )

  it('takes the names from the file, and knows Strike exactly', async () => {
    const strike = GAMES.find(({ id }) => id === 'strike') as Game
    const log = begun(strike, 2, 1_000)
    const { out } = await run({ ...log, chairs: [{ name: 'Anna' }, { name: 'Ben' }] })
    expect(out).toContain('judged by the solved game')
    expect(out).toMatch(/^Anna +49\.7 %/m)
    expect(out).toContain('Turning points:')
  })

  it('gives everything as JSON', async () => {
    const strike = GAMES.find(({ id }) => id === 'strike') as Game
    const { out } = await run(begun(strike, 2, 1_000), '--json')
    const answer = JSON.parse(out)
    expect(answer).toMatchObject({ game: 'strike', players: 2, unit: 'share', by: 'solution' })
    const [{ start, luck, skill, opponents, result }] = answer.seats
    expect(start.mean + luck.mean + skill.mean + opponents.mean).toBeCloseTo(result, 9)
  })

  it('counts one as one, and tells no loss that rounds to nothing', async () => {
    const [qwixx, strike] = ['qwixx', 'strike'].map((id) => GAMES.find((game) => game.id === id) as Game)
    const { out } = await run(begun(strike!, 2, 1_000))
    expect(out).not.toMatch(/\b1 (choices|inaccuracies|mistakes|blunders)/)
    expect(out).not.toContain('−0.0 %')
    expect((await run(begun(qwixx!, 3, 8))).out).toContain('judged by playouts')
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', 'one JSON object'],
    [{}, 'it names none'],
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ game: 'qwixx', players: 'two' }, 'players must be'],
    [{ game: 'qwixx', players: 2, options: {} }, 'events must be'],
    [{ game: 'qwixx', players: 2, options: {}, events: [{ seat: 0, move: {} }] }, 'event 0'],
  ])('%j is refused: %s', async (content, message) => {
    const { code, err } = await run(content)
    expect(code).toBe(1)
    expect(err).toContain(message)
  })

  it('refuses a judge that is none', async () => {
    const strike = GAMES.find(({ id }) => id === 'strike') as Game
    await expect(run(begun(strike, 2, 2), '--judge', 'mastr')).rejects.toThrow(UsageError)
  })
})

describe('a sparkline', () => {
  it('shows where values lie between the limits', () => {
    expect(sparkline([0, 0.5, 1], 10, [0, 1])).toBe('▁▅█')
    expect(sparkline([3, 5, 7], 10)).toBe('▁▅█')
    expect(sparkline([2, 2], 10)).toBe('▅▅')
  })

  it('is no longer than there is room, and keeps both ends', () => {
    const line = sparkline(
      Array.from({ length: 500 }, (_, i) => i),
      60,
    )
    expect([line.length, line[0], line.at(-1)]).toEqual([60, '▁', '█'])
  })
})
