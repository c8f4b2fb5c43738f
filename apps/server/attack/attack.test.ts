import { describe, expect, it } from 'vitest'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { memoryStore } from '../src/store/memory.ts'
import { attack } from './attack.ts'
import { AttackedHouse } from './house.ts'

describe('a house with its limits as they are', () => {
  it('holds against every attack, while an honest pair plays on', async () => {
    const given = { port: '0', host: '127.0.0.1', 'log-level': 'error', 'trust-proxy': 'yes', patience: '1' }
    const server = await startServer(readSettings(given, {}), memoryStore())
    const house = new AttackedHouse({ address: server.address, seed: 'test', messages: 2000, patience: 1 })
    expect((await attack(house, () => {})).failures).toEqual([])
    await server.close()
  }, 120_000)
})
