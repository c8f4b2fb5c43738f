import type { NewGame } from '../session/new-game.ts'
import { botName } from './bot-names.ts'
import { lastLevel, lastSetup, type Chair } from './last-setup.ts'

/** With how many bots a game is best at once: enough to make it lively, few enough to make it quick. */
const OPPONENTS: Readonly<Record<string, number>> = { gambler: 2, strike: 2 }

/** A table for one person against bots, as many and as strong as last time. */
export function quickTable(game: string, name: string): NewGame {
  const level = lastLevel(game)
  const before = lastSetup(game)?.chairs.filter(({ bot }) => bot).length
  const count = before || (OPPONENTS[game] ?? 1)
  const players: Chair[] = [{ name }]
  for (let i = 0; i < count; i++) {
    players.push({
      name: botName(
        level,
        players.map((player) => player.name),
      ),
      bot: level,
    })
  }
  return { game, players }
}
