import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyse, askBot, ONCE, type SeatTotals } from '@rattlecup/bots'
import { FastSource, Match, type Bot, type GameLog, type BlobCache } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadBots } from './index.ts'
import { qwixx } from '../game.ts'
import type { Qwixx } from '../rules/types.ts'
import { qwixxJudge } from './judge.ts'

const GAMES = 1_000

/** Kept from one run of the tests to the next: the table takes 20 seconds to compute. */
const folder = join(tmpdir(), 'rattlecup-test-cache')
const cache: BlobCache = {
  read: (name) => readFile(join(folder, name)).catch(() => undefined),
  async write(name, bytes) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), bytes)
  },
}

/** As it plays where nobody has solved the game yet. */
let strong: Bot<Qwixx>
let accounts: SeatTotals[]

beforeAll(async () => {
  strong = (await loadBots(1, { read: async () => undefined, write: async () => undefined })).strong
  const judge = await qwixxJudge(cache)
  accounts = Array.from({ length: GAMES }, (_, number) => {
    const analysis = unwrap(analyse(qwixx, playGame(number), { judge, effort: ONCE }))
    return analysis.seats[0] as SeatTotals
  })
}, 300_000)

function playGame(number: number): GameLog<Qwixx> {
  const match = unwrap(Match.start(qwixx, 1))
  const dice = new FastSource(`dice ${number}`)
  const source = new FastSource(`player ${number}`)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(dice))))
    else unwrap(match.play(0, unwrap(askBot(match, 0, { bot: strong, source })).move))
  }
  return match.logWithSecrets()
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}

describe(`luck and skill over ${GAMES} games of strong alone`, () => {
  it('begin at the value of the game and account for every result', () => {
    for (const { start, luck, skill, opponents, result } of accounts) {
      expect(start.mean).toBeCloseTo(115.4831, 2)
      expect([opponents.mean, luck.error, skill.error]).toEqual([0, 0, 0])
      expect(start.mean + luck.mean + skill.mean).toBeCloseTo(result, 9)
      expect(skill.mean).toBeLessThan(1e-9)
    }
  })

  it('luck averages zero', () => {
    const lucks = accounts.map(({ luck }) => luck.mean)
    expect(Math.abs(meanOf(lucks))).toBeLessThan(3 * Math.sqrt(varianceOf(lucks) / GAMES))
  })

  it('strong plays nearly as well as can be played', () => {
    expect(meanOf(accounts.map(({ skill }) => skill.mean))).toBeGreaterThan(-0.5)
  })

  it('the result less its luck varies by less than a tenth of the result', () => {
    const raw = varianceOf(accounts.map(({ result }) => result))
    expect(varianceOf(accounts.map(({ adjusted }) => adjusted))).toBeLessThan(raw / 10)
  })
})
