import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyse, softPick, type Judge, type SeatTotals } from '@rattlecup/bots'
import { FastSource, Match, type DrawSource, type GameLog, type Shelf } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { qwixx } from '../qwixx/index.ts'
import type { Qwixx } from '../qwixx/rules/types.ts'
import { qwixxJudge } from './qwixx-judge.ts'

const GAMES = 1_000
/** Points that a good player overlooks now and then. */
const CARELESS = 0.5

/** Kept from one run of the tests to the next: the table takes 20 seconds to compute. */
const folder = join(tmpdir(), 'rattlecup-test-shelf')
const shelf: Shelf = {
  read: (name) => readFile(join(folder, name)).catch(() => undefined),
  async write(name, bytes) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), bytes)
  },
}

let judge: Judge<Qwixx>
let accounts: SeatTotals[]

beforeAll(async () => {
  judge = await qwixxJudge(shelf)
  accounts = Array.from({ length: GAMES }, (_, number) => {
    const analysis = unwrap(analyse(qwixx, playGame(number), { judge, effort: { close: 1, glance: 1 } }))
    return analysis.seats[0] as SeatTotals
  })
}, 300_000)

function playGame(number: number): GameLog<Qwixx> {
  const match = unwrap(Match.start(qwixx, 1))
  const dice = new FastSource(`dice ${number}`)
  const source = new FastSource(`player ${number}`)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(dice))))
    else unwrap(match.play(0, goodMove(match, source)))
  }
  return match.log()
}

/** Nearly the best move. */
function goodMove(match: Match<Qwixx>, source: DrawSource): Qwixx['Move'] {
  const codes: number[] = []
  codes.length = qwixx.rules.moves(match.state, 0, codes)
  const states = codes.map((code) => {
    const next = qwixx.rules.clone(match.state)
    qwixx.rules.play(next, [code])
    return next
  })
  const values = judge.value(states, 1).map(([worth]) => worth?.[0] as number)
  return qwixx.codec.move(match.state, 0, codes[softPick(values, CARELESS, source)] as number)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}

describe(`luck and skill over ${GAMES} games of Qwixx alone`, () => {
  it('begin at the value of the game and account for every result', () => {
    for (const { start, luck, skill, opponents, result } of accounts) {
      expect(start.mean).toBeCloseTo(115.4831, 2)
      expect([opponents, luck.error, skill.error]).toEqual([0, 0, 0])
      expect(start.mean + luck.mean + skill.mean).toBeCloseTo(result, 9)
      expect(skill.mean).toBeLessThan(1e-9)
    }
  })

  it('luck averages zero', () => {
    const lucks = accounts.map(({ luck }) => luck.mean)
    expect(Math.abs(meanOf(lucks))).toBeLessThan(3 * Math.sqrt(varianceOf(lucks) / GAMES))
  })

  it('the result less its luck varies by less than a tenth of the result', () => {
    const raw = varianceOf(accounts.map(({ result }) => result))
    expect(varianceOf(accounts.map(({ adjusted }) => adjusted))).toBeLessThan(raw / 10)
  })
})
