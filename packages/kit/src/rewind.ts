import type { GameEvent } from './entries.ts'
import type { Game, GameTypes } from './game.ts'
import { sameJson } from './json.ts'

/** Steps that stood once happen again to `state`: each is an outcome, or the moves that were made at once. They were checked then. */
export function replaySteps<T extends GameTypes>(
  { codec, rules }: Game<T>,
  state: T['State'],
  steps: readonly (readonly GameEvent<T>[])[],
): T['State'] {
  for (const events of steps) {
    const choices: number[] = []
    for (const event of events) {
      if ('chance' in event) rules.applyChance(state, codec.decodeOutcome(state, event.chance) as number[])
      else choices[event.seat] = codec.decodeMove(state, event.seat, event.move) as number
    }
    if (choices.length > 0) rules.play(state, choices)
  }
  return state
}

/** Whether everybody knows more of one of these outcomes `now` than `before`. */
export function isUncovered<T extends GameTypes>(
  game: Game<T>,
  steps: readonly (readonly GameEvent<T>[])[],
  { before, now }: { readonly before: T['State']; readonly now: T['State'] },
): boolean {
  return steps.some(([event]) => {
    if (!event || !('chance' in event)) return false
    return !sameJson(game.cover?.(now, event.chance), game.cover?.(before, event.chance))
  })
}
