import { checkGameFile, rollByOdds, verifyGame, type Game } from '@rattlecup/kit'
import { findGame, GAMES } from '@rattlecup/games'
import { serverMessage } from '@rattlecup/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'

describe('a whole game over sockets', () => {
  let server: RunningServer
  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.close())

  it.each(GAMES.map(({ id }) => id))('%s is played, seen alike by all, and verified', async (game) => {
    const { code, players } = await seatedTable(server.address, { game, seats: 2 })
    const texts: string[] = []
    for (const player of players) player.onText = (text) => void texts.push(text)
    await Promise.all(players.map((player) => playRandomly(player)))
    for (const text of texts) serverMessage.parse(JSON.parse(text))
    const views = players.map(({ follower }) => follower.match?.view(null))
    expect(views[0]).toEqual(views[1])
    const file = checkGameFile(await (await fetch(`${server.address}/api/tables/${code}/games/1`)).json())
    if (!file.ok) throw new Error(file.error.message)
    expect(file.value.events).toEqual(players[0]?.follower.match?.eventsWithSecrets)
    expect(file.value.dice).toEqual(players[0]?.follower.table?.proof)
    const rules = findGame(game) as Game
    const roll = rules.loadRoller ? await rules.loadRoller() : rollByOdds
    expect(verifyGame(rules, file.value, { roll })).toMatchObject({ ok: true, value: { fair: true } })
    for (const player of players) player.close()
  })
})
