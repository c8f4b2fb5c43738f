import { ok, type DrawSource, type Match, type Result, type Roller } from '@rattlecup/kit'
import { INITIAL_PLACEMENT, loadArena, planThrow, type Arena } from './index.ts'
import { restOf } from './film.ts'
import { lastRest } from './lying.ts'
import type { Strike, StrikeOutcome } from '../rules/types.ts'

/** Loads the physics and throws with it. */
export async function loadRoller(): Promise<Roller> {
  const arena = await loadArena()
  // Whoever runs a match asks its own game for this, so it is one of Strike.
  return (match, source) => roll(arena, match as unknown as Match<Strike>, source)
}

function roll(arena: Arena, match: Match<Strike>, source: DrawSource): Result<StrikeOutcome> {
  const waiting = match.waiting()
  if (waiting.kind === 'chance' && waiting.chance.type === 'settle')
    return settle(arena, match, waiting.chance.dice, source)
  const initial = match.draw(source)
  return initial.ok ? ok({ ...initial.value, rest: [INITIAL_PLACEMENT] }) : initial
}

/** Simulates the throw that was made last, from where the dice lay. A throw that no hand could make is refused. */
function settle(
  arena: Arena,
  match: Match<Strike>,
  asked: number[],
  source: DrawSource,
): Result<StrikeOutcome> {
  const { arena: lying } = match.view(null)
  const plan = planThrow({ arena: lying, rest: lastRest(match), asked, move: lastMove(match) })
  if (!plan.ok) return plan
  const settled = arena.simulate(plan.value, source)
  return ok({ ...settled.outcome, rest: restOf(settled) })
}

function lastMove({ standingEvents }: Match<Strike>): { throw?: unknown; group?: unknown } {
  const last = standingEvents.at(-1)
  return last && 'move' in last && last.move.type === 'throw' ? last.move : {}
}
