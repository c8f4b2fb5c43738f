import { drawOutcome, FastSource, seatsOf, type Bot, type Game, type GameLog } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { reviewGame } from '../../bots/review.ts'
import { NO_CACHE, playedGame } from '../../bots/testing/accounts.ts'
import { onecard } from '../game.ts'
import { rules } from '../rules/play.ts'
import { DICE, type OnecardState } from '../rules/types.ts'
import { loadBots } from './index.ts'
import { onecardJudge } from './judge.ts'
import { loadTurnEnds } from './turn-ends.ts'

const judge = onecardJudge(await loadTurnEnds())

function worthOf(state: OnecardState): readonly number[] {
  return judge.value([state], 1)[0]?.[0] as readonly number[]
}

async function reviewed(log: GameLog) {
  return unwrap(await reviewGame(onecard as Game, log, { cache: NO_CACHE }))
}

/** Every moment of a game that the judge plays by itself. */
function* moments(players: number, variant: 'basic' | 'advanced'): Generator<OnecardState> {
  const state = rules.setup(players, unwrap(onecard.options.parse({ variant }, players)))
  const source = new FastSource(`moments ${variant} ${players}`)
  while (rules.awaits(state) !== 'over') {
    yield state
    if (rules.awaits(state) === 'chance') rules.applyChance(state, drawOutcome(rules, state, source))
    else {
      const choices: number[] = []
      for (const seat of seatsOf(rules.movers(state))) choices[seat] = judge.choose(state, seat)
      rules.play(state, choices)
    }
  }
  yield state
}

/** What a roll or a draw is worth, by trying all its outcomes. */
function averageOfOutcomes(state: OnecardState): number[] {
  const sizes: number[] = []
  sizes.length = rules.draws(state, sizes)
  const count = sizes.reduce((product, size) => product * size, 1)
  const total = state.done.map(() => 0)
  for (let outcome = 0; outcome < count; outcome++) {
    const next = rules.clone(state)
    let rest = outcome
    rules.applyChance(
      next,
      sizes.map((size) => {
        const draw = rest % size
        rest = (rest - draw) / size
        return draw
      }),
    )
    for (const [seat, share] of worthOf(next).entries()) total[seat] = (total[seat] as number) + share
  }
  return total.map((sum) => sum / count)
}

function firstRoll(): OnecardState {
  for (const state of moments(2, 'basic')) if (state.phase === 'roll') return state
  throw new Error('no roll')
}

describe('the judge of Alles auf 1 Karte', () => {
  it.each([2, 3])('expects of a roll what its outcomes are worth on average: %i players', (players) => {
    let tried = 0
    for (const state of moments(players, 'basic')) {
      const few = state.phase === 'draw' || state.rolls > 0
      if (rules.awaits(state) !== 'chance' || !few) continue
      const average = averageOfOutcomes(state)
      for (const [seat, share] of judge.expect!(state).entries()) {
        expect(share).toBeCloseTo(average[seat] as number, 9)
      }
      if (state.phase === 'roll' && ++tried === 6) break
    }
    expect(tried).toBe(6)
  })

  it('expects of a first roll what all its outcomes are worth', () => {
    const first = firstRoll()
    expect(rules.draws(first, [])).toBe(DICE)
    expect(judge.expect!(first)[0]).toBeCloseTo(averageOfOutcomes(first)[0] as number, 9)
  })

  it.each([
    [2, 'basic'],
    [4, 'basic'],
    [2, 'advanced'],
  ] as const)('shares out exactly one win, at every moment: %i players, %s', (players, variant) => {
    for (const state of moments(players, variant)) {
      expect(worthOf(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }
  })

  it('alone reviews a game without a limit as exactly as one of many turns', async () => {
    const { casual } = await loadBots(1, NO_CACHE)
    const log = playedGame(onecard as Game, casual as Bot, { players: 1, number: 3 })
    const found = await reviewed(log)
    expect(found.by).toBe('turns')
    const costs = found.steps.map((step) => (step.kind === 'choice' ? step.cost : { mean: 0, error: 0 }))
    expect(costs.every(({ error }) => error === 0)).toBe(true)
    expect(costs.some(({ mean }) => mean > 0 && mean < 1)).toBe(true)
    expect(found.steps).toEqual((await reviewed({ ...log, options: { turns: 32 } })).steps)
  })
})
