import { FastSource, Playout, type Bot, type Game, type Reason } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { CLAIMS as GAMBLER } from '../gambler/bots/testing/claims.ts'
import { CLAIMS as ONECARD } from '../onecard/bots/testing/claims.ts'
import { CLAIMS as QWIXX } from '../qwixx/bots/testing/claims.ts'
import { findGame } from '../games.ts'
import { CLAIMS as STRIKE } from '../strike/bots/testing/claims.ts'
import { loadBots } from './load.ts'
import { NO_CACHE } from './testing/accounts.ts'
import type { Scene } from './testing/claims.ts'

/** Hints looked at of each game and number of players; `HINTS=5000` looks at more. */
const HINTS = Number(process.env['HINTS'] ?? 120)
const PLAYERS = [1, 2, 3, 4]
const GAMES: Readonly<Record<string, unknown>> = {
  gambler: GAMBLER,
  onecard: ONECARD,
  qwixx: QWIXX,
  strike: STRIKE,
}
type Claim = (scene: Scene, values: Reason['values']) => boolean

/** What `master` advises in games between itself, in the first seat, and `casual`, with its reasons. */
async function* hints(game: Game, players: number): AsyncGenerator<Scene & { reasons: readonly Reason[] }> {
  const bots = await loadBots(game, players, NO_CACHE)
  const parsed = game.options.parse({}, players)
  if (!parsed.ok) throw new Error(parsed.error.message)
  for (let number = 0; ; number++) {
    const source = new FastSource(`hints ${number}`)
    const found: (Scene & { reasons: readonly Reason[] })[] = []
    new Playout(game, source).finish(game.rules.setup(players, parsed.value), (now, seat) => {
      const ask = (level: string) => {
        const task = { game, state: game.rules.clone(now), seat, source, expired: () => true }
        return (bots.get(level) as Bot)(task)
      }
      const { code, reasons = [] } = ask('master')
      found.push({ state: game.rules.clone(now), seat, code, reasons })
      return seat === 0 ? code : ask('casual').code
    })
    yield* found
  }
}

describe.each(Object.entries(GAMES))('the hints of %s', (id, claims) => {
  const game = findGame(id) as Game
  const tables = PLAYERS.filter((count) => count >= game.players.min && count <= game.players.max)

  it.each(tables)(
    'for %i have reasons, and every reason is true of the position',
    async (players) => {
      const all = claims as Readonly<Record<string, Claim>>
      let count = 0
      for await (const { reasons, ...scene } of hints(game, players)) {
        expect(reasons.length).toBeGreaterThan(0)
        for (const { key, values } of reasons) {
          const holds = all[key]?.(scene, values)
          expect({ key, values, holds, ...(holds ? {} : { scene }) }).toMatchObject({ holds: true })
        }
        if (++count >= HINTS) return
      }
    },
    600_000,
  )
})
