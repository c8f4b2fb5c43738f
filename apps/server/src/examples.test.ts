import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { TestClient } from './testing/client.ts'
import { playRandomly } from './testing/players.ts'
import { testServer } from './testing/server.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

describe('the example bots play a whole game, and wait where they ask too often', () => {
  let server: RunningServer
  // A server each: what one bot has used up of the limit is not the other's.
  beforeEach(async () => void (server = await testServer({ 'rate-requests': '6' })))
  afterEach(() => server.close())

  it.each([
    ['TypeScript', [process.execPath, '--import', 'tsx', example('bot.ts')]],
    ['Python', ['python3', example('bot.py')]],
  ])('in %s', async (_, [program, ...args]) => {
    const host = await TestClient.open(server.address)
    const code = await host.createTable({ game: 'qwixx', seats: 2 })
    await host.join(code)
    await host.send({ t: 'sit', seat: 0 })
    const bot = spawn(program as string, [...args, server.address, code])
    let output = ''
    for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (data) => void (output += String(data)))
    const ended = new Promise((resolve) => bot.once('exit', resolve))
    while (host.follower.table?.seats[1]?.name === null)
      await new Promise((resolve) => void setTimeout(resolve, 20))
    await host.send({ t: 'start' })
    await playRandomly(host)
    expect([await ended, output]).toEqual([0, expect.stringMatching(/sitting at seat 1\nover; scores/)])
    host.close()
  })
})
