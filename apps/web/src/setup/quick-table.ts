import { manifestOf } from '@rattlecup/games/manifest'
import type { NewGame } from '../session/new-game.ts'
import { statistics } from '../session/statistics.ts'
import { botName } from './bot-names.ts'
import { lastLevel, lastSetup, type SetupChair } from './last-setup.ts'

/** A table for one person against bots, as many and as strong as last time; the first one is an easy one. */
export function quickTable(game: string, name: string): NewGame {
  const level = lastLevel(game)
  const before = lastSetup(game)?.chairs.filter(({ bot }) => bot).length
  const count = before || manifestOf(game).opponents
  const players: SetupChair[] = [{ name }]
  for (let i = 0; i < count; i++) {
    players.push({
      name: botName(
        level,
        players.map((player) => player.name),
      ),
      bot: level,
    })
  }
  return { game, players, options: isFirst(game) ? (manifestOf(game).firstGame?.options ?? {}) : {} }
}

/** Whether this device has neither finished nor set up a game of this kind. */
function isFirst(game: string): boolean {
  return statistics()[game] === undefined && lastSetup(game) === undefined
}
