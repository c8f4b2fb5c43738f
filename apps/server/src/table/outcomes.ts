import { rollOutcome, type JsonObject } from '@rattlecup/kit'
import type { NextOutcome } from './match-play.ts'
import type { TableState } from './state.ts'

/** Outcomes by the table's fair dice; none where they are simulated, or read from real dice. */
export function fairOutcomes(state: TableState): NextOutcome {
  return (match) => {
    const dice = state.play?.dice
    if (!dice || state.isSimulated) return undefined
    const drawn = rollOutcome(match, dice)
    if (!drawn.ok) throw new Error(`the dice refuse to fall: ${drawn.error.message}`)
    return drawn.value
  }
}

/** An outcome that is known already, and none after it. */
export function onceOnly(outcome: JsonObject | undefined): NextOutcome {
  let left = outcome
  return () => {
    const next = left
    left = undefined
    return next
  }
}
