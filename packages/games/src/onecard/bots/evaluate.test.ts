import { askBot, greedyBot } from '@rattlecup/bots'
import { FastSource, Match, type Bot } from '@rattlecup/kit'
import { pick, unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { onecard } from '../game.ts'
import type { Onecard } from '../rules/types.ts'
import { card, Script } from '../testing/script.ts'

const cards = [
  card('lila', 'purple 5, yellow 3*, green 2, blue 4, red 6*'),
  ...Array.from({ length: 9 }, (_, i) => card(`q${i}`, 'red 2, orange 2, yellow 4, green 6*, blue 6*')),
]

function evaluate({ match }: Script, seat = 0): number {
  return onecard.evaluate(match.stateWithSecrets, seat)
}

describe('worth by a heuristic', () => {
  it('rises with marks, and most with a full row', () => {
    const fresh = new Script(1, { cards }).cards('lila q0')
    const some = new Script(1, { cards }).cards('lila q0').turn('ppooo', 'lila')
    const full = new Script(1, { cards }).cards('lila q0').turn('ppooo', 'lila').turn('pppoo', 'lila')
    expect(evaluate(some)).toBeGreaterThan(evaluate(fresh))
    expect(evaluate(full) - evaluate(some)).toBeGreaterThan(evaluate(some) - evaluate(fresh))
  })

  it("sets a rival's promise against one's own", () => {
    const script = new Script(2, { cards }).cards('lila q0 q1 q2').turn('rroop', 'q0 -')
    expect(evaluate(script, 0)).toBeCloseTo(-evaluate(script, 1), 1)
    expect(evaluate(script, 0)).toBeGreaterThan(0)
  })

  it('counts dice once: what lies is worth as much before it is entered as after', () => {
    const before = new Script(1, { cards }).cards('q1 q0').roll('rroop').play(0, { type: 'stop' })
    const after = new Script(1, { cards }).cards('q1 q0').turn('rroop', 'q0')
    expect(evaluate(before)).toBeCloseTo(evaluate(after))
  })

  it('makes a bot that looks one step ahead beat a random player', () => {
    const source = new FastSource('duel')
    const match = unwrap(Match.start(onecard, 2, { variant: 'advanced' }))
    for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
      if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(source))))
      else if (waiting.seats.includes(1)) unwrap(match.play(1, pick(match.moves(1), source)))
      else unwrap(match.play(0, unwrap(askBot(match, 0, { bot: greedyBot as Bot<Onecard>, source })).move))
    }
    expect(match.status().winners).toEqual([0])
    expect(match.view(null).scored[0]).toHaveLength(4)
  })
})
