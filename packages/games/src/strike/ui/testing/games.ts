import { FairDice, Match, secretFrom, type GameEvent } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import type { Step } from '@rattlecup/ui'
import { aimedThrow } from '../../arena/aim.ts'
import { strike } from '../../game.ts'
import { loadRoller } from '../../arena/roller.ts'
import type { Strike } from '../../rules/types.ts'

/** The first throws of two seats, by physics: they throw firmly, group now and then, and stop at every third chance. */
export async function playedGame(seed: string): Promise<readonly GameEvent<Strike>[]> {
  const roll = await loadRoller()
  const dice = new FairDice({ secret: secretFrom(seed), table: 'T', seeds: ['', ''] })
  const match = unwrap(Match.start(strike, 2))
  for (let turn = 0; turn < 70 && match.waiting().kind !== 'over'; turn++) {
    const waiting = match.waiting()
    if (waiting.kind === 'chance')
      unwrap(match.chance(unwrap(roll(match as unknown as Match, dice.outcome(turn)))))
    if (waiting.kind !== 'players') continue
    const [seat] = waiting.seats as [number]
    const stop = turn % 3 === 0 ? match.moves(seat).find(({ type }) => type === 'stop') : undefined
    const aim = { speed: 95, face: undefined, grouped: turn % 2 === 0 }
    unwrap(match.play(seat, stop ?? unwrap(aimedThrow(match, aim))))
  }
  return match.standingEvents
}

/** The steps in which a game is shown. */
export function stepsOf(
  events: readonly GameEvent<Strike>[],
  players: number,
  options: object = {},
): Step<Strike>[] {
  const match = unwrap(Match.start(strike, players, options))
  return events.map((event, at) => {
    const before = match.view(null)
    unwrap(match.apply(event))
    return { at, events: [event], before, after: match.view(null) }
  })
}
