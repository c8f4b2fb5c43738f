import { Match, type GameEvent } from '@rattlecup/kit'
import { qwixx } from '../../game.ts'
import type { Qwixx, QwixxOptions } from '../../rules/types.ts'

interface Played {
  readonly players: number
  readonly options: QwixxOptions
  readonly events: readonly GameEvent<Qwixx>[]
}

/** The points of each game of a series, one list a game, by replaying it. */
export function pointsByGame({ players, options, events }: Played): number[][] {
  const started = Match.start(qwixx, players, options)
  if (!started.ok) return []
  const match = started.value
  const sums: number[][] = [match.stateWithSecrets.totals.slice()]
  for (const event of events) {
    match.apply(event)
    if (match.stateWithSecrets.game > sums.length) sums.push(match.stateWithSecrets.totals.slice())
  }
  sums.push(match.status().scores.slice())
  return sums.slice(1).map((after, game) => after.map((sum, seat) => sum - (sums[game]?.[seat] ?? 0)))
}
