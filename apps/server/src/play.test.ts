import {
  readGameFile,
  rollByOdds,
  verifyGame,
  type DiceDevice,
  type Game,
  type HouseFile,
} from '@rattlecup/kit'
import { findGame, GAMES } from '@rattlecup/games'
import { serverMessage } from '@rattlecup/protocol'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { playRandomly, seatedTable } from './testing/players.ts'
import { testServer } from './testing/server.ts'
import { runVerifier, VERIFIERS } from './testing/verifiers.ts'

describe('a whole game over sockets', () => {
  let server: RunningServer
  const folder = mkdtempSync(join(tmpdir(), 'rattlecup-played-'))
  const played: string[] = []
  beforeAll(async () => void (server = await testServer()))
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it.each(GAMES.map(({ id }) => id))('%s is played, seen alike by all, and verified', async (game) => {
    const { code, players } = await seatedTable(server.address, { game, seats: 2 })
    const texts: string[] = []
    for (const player of players) player.onText = (text) => void texts.push(text)
    await Promise.all(players.map((player) => playRandomly(player)))
    for (const text of texts) serverMessage.parse(JSON.parse(text))
    const views = players.map(({ follower }) => follower.match?.view(null))
    expect(views[0]).toEqual(views[1])
    const text = await (await fetch(`${server.address}/api/tables/${code}/games/1`)).text()
    const path = join(folder, `${game}.json`)
    writeFileSync(path, text)
    played.push(path)
    const file = readGameFile(text)
    if (!file.ok) throw new Error(file.error.message)
    expect(file.value.events).toEqual(players[0]?.follower.match?.eventsWithSecrets)
    const devices = players.map(({ dice }) => dice?.device as DiceDevice)
    for (const device of devices) expect([device.alarm, device.notices]).toEqual([undefined, []])
    expect(devices[0]?.compare(file.value as HouseFile)).toMatchObject({ ok: true })
    const rules = findGame(game) as Game
    const roll = rules.loadRoller ? await rules.loadRoller() : rollByOdds
    const key = (await (await fetch(`${server.address}/dice/key`)).text()).trim()
    expect(verifyGame(rules, file.value, { roll, seen: { ...devices[0]?.seen, key } })).toMatchObject({
      ok: true,
      value: {
        fair: true,
        links: { rollsWithout: 0, broken: [0, 0] },
        proved: expect.arrayContaining(['rolls', 'rules', 'log', 'key']),
      },
    })
    for (const player of players) player.close()
  })

  // Java compiles the source file at each start.
  it.each(VERIFIERS)(
    'is found fair by the verifier in %s, places in the log included',
    { timeout: 300_000 },
    (_, command) => {
      const { status, fair, stderr } = runVerifier(command, played)
      expect(stderr).toBe('')
      expect(fair).toEqual(played)
      expect(played).toHaveLength(GAMES.length)
      expect(status).toBe(0)
      for (const path of played) expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('log.close')
    },
  )
})
