import { findGame } from '@rattlecup/games'
import { Match, rollByOdds, verifyGame, type Game, type GameFile, type JsonObject } from '@rattlecup/kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import storage from '../../../../fixtures/58caf86/files/browser-storage.json?raw'
import { FakeStorage } from '../testing/fake-storage.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { parseRecord } from '../records/game-record.ts'
import { LocalSession } from './local.ts'
import { fileOf, savedGame, savedGames, type SavedGame } from './saved-games.ts'

/** Downloads of the older version, by game. */
const downloads = import.meta.glob<string>(
  '../../../../fixtures/58caf86/files/browser-{qwixx,gambler,onecard,strike}.json',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const kept = JSON.parse(storage) as SavedGame[]
const gameOf = (id: string) => findGame(id) as Game

beforeEach(() => {
  const local = new FakeStorage()
  for (const game of kept) local.setItem(`rattlecup.game.${game.id}`, JSON.stringify(game))
  vi.stubGlobal('localStorage', local)
})

describe('what an older version kept in the browser', () => {
  it('is found, every game of it', () => {
    expect(
      savedGames()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(kept.map(({ id }) => id).toSorted())
  })

  it.each(kept.filter(({ isOver }) => isOver).map((saved) => [saved.game, saved] as const))(
    '%s that is over shows its result and gives the same file',
    (id, { id: key }) => {
      const saved = savedGame(key) as SavedGame
      const session = new LocalSession(gameOf(id), saved, {} as Thinker)
      expect(session.state).toMatchObject({ phase: 'over', players: saved.players })
      expect(session.state.events).toEqual(saved.events)
      const download = downloads[`../../../../fixtures/58caf86/files/browser-${id}.json`] as string
      if (saved.secret !== undefined) expect(fileOf(saved)).toEqual(JSON.parse(download))
    },
  )

  it.each(kept.filter(({ isOver }) => !isOver).map((saved) => [saved.game, saved] as const))(
    '%s that was broken off goes on to its end, on the dice it began with',
    async (id, saved) => {
      const session = new LocalSession(gameOf(id), saved, firstMove as Thinker)
      session.subscribe(() => {})
      while (session.state.phase !== 'over') {
        await new Promise((resolve) => setTimeout(resolve, 0))
        expect(session.state.isStuck).toBe(false)
        const move = session.state.chosen.includes(0) ? undefined : movesOf(session.state, 0)[0]
        if (move) session.play(0, move)
      }
      const { file } = session.state
      expect(file?.events.slice(0, saved.events.length)).toEqual(saved.events)
      const roll = (await gameOf(id).loadRoller?.()) ?? rollByOdds
      expect(verifyGame(gameOf(id), file as GameFile, { roll })).toMatchObject({ value: { fair: true } })
    },
  )

  it.each(Object.entries(downloads))('%s is read, whole', (_, text) => {
    expect(parseRecord(text)).toEqual(JSON.parse(text))
  })
})

interface Log {
  readonly players: readonly unknown[]
  readonly options: object
  readonly events: SavedGame['events']
}

function movesOf(
  { game, players, options, events }: Log & { readonly game: Game },
  seat: number,
): JsonObject[] {
  const loaded = Match.load(game, players.length, options, events)
  return loaded.ok ? loaded.value.moves(seat) : []
}

/** Bots that play the first move there is. */
const firstMove: Pick<Thinker, 'ask'> = {
  ask: async ({ log, seat }) => {
    const players = Array.from({ length: log.players })
    return { move: movesOf({ ...log, players, game: gameOf(log.game) }, seat)[0] as JsonObject }
  },
}
