import { formulaJudge, recent, type Judge, type Looking } from '@rattlecup/bots'
import { onecard } from '../game.ts'
import { rolled } from '../rules/turn.ts'
import { MAX_ROLLS, type Onecard, type OnecardState } from '../rules/types.ts'
import { choicesOf, winValuation } from './choices.ts'
import { SharePlan } from './share-plan.ts'
import type { TurnEnds } from './turn-shares.ts'
import { Uses } from './uses.ts'

/**
 * A judge of Alles auf 1 Karte who works out turns exactly and takes what their ends are worth by a small network. It
 * plays nothing out, so that its judgement of a roll has no noise. To it all cards without marks are alike, so that
 * there is no luck in drawing one.
 */
export function onecardJudge(ends: TurnEnds, looking?: Looking): Judge<Onecard> {
  const planOf = recent(
    (plan: SharePlan, state: OnecardState) => plan.isOf(state),
    (state) => new SharePlan(onecard.rules.clone(state), ends),
  )
  return formulaJudge(
    onecard,
    {
      value: valueOf,
      expect(state) {
        return state.phase === 'roll' ? beforeRoll(state) : valueOf(state)
      },
      together: cardsKept,
      isTurnStart: ({ phase, rolls }) => phase === 'roll' && rolls === 0,
    },
    looking,
  )

  function valueOf(state: OnecardState): number[] {
    if (state.rolls === 0) return betweenTurns(state)
    if (state.phase === 'roll') return beforeRoll(state)
    if (state.phase === 'reroll') return planOf(state).rolled(state)
    return new Uses(state, ends).shares(rolled(state), seatsToEnter(state))
  }

  function beforeRoll(state: OnecardState): number[] {
    return planOf(state).roll(state, state.rolling, MAX_ROLLS - state.rolls)
  }

  function betweenTurns(state: OnecardState): number[] {
    const standings = ends.handsOf(state, state.active, state.turnsLeft).map(({ idle }) => idle)
    return ends.shares(standings, state.active, state.turnsLeft)
  }
}

/** How many seats have yet to use the result; one that replaces a card has done so. */
function seatsToEnter({ players, active, seat, phase }: OnecardState): number {
  const entered = (seat - active + players) % players
  return players - entered - (phase === 'enter' ? 0 : 1)
}

/** Which cards of five to keep, where shares say nothing: as a good player sees them. */
function cardsKept(state: OnecardState, seat: number): number {
  const choices = choicesOf(state, seat, winValuation(state, seat), MAX_ROLLS)
  return choices.reduce((best, each) => (each.value > best.value ? each : best)).code
}
