import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { TABLE_ROW } from '../testing/stores.ts'
import { PersonalDataService } from './personal-data.ts'

const ANN = { id: 'ann', name: 'Ann', bot: false }

/** What is kept of somebody who did so much at one table. */
async function dataOf(records: number): Promise<PersonalDataService> {
  const store = memoryStore()
  const line = JSON.stringify({ k: 'pause', seat: 0, by: 'ann', i: 'x' })
  store.log.load = async () => Array.from({ length: records }, () => line)
  const tables = { naming: async () => [TABLE_ROW], listed: async () => {} }
  return new PersonalDataService({ store, tables: tables as never, lines: undefined as never })
}

describe('all that is kept about somebody', () => {
  it('is read a little at a time, however much it is: others have their turns meanwhile', async () => {
    const data = await dataOf(60_000)
    let turns = 0
    const counting = setInterval(() => turns++, 0)
    const pieces: string[] = []
    for await (const piece of await data.of(ANN)) pieces.push(String(piece))
    clearInterval(counting)
    // In one go it would be none; how many depends on the machine.
    expect(turns).toBeGreaterThan(2)
    const { tables } = JSON.parse(pieces.join('')) as { tables: { records: object[] }[] }
    expect(tables[0]?.records).toHaveLength(60_000)
  })

  it('is read once at a time, and again after a reader has gone', async () => {
    const data = await dataOf(10)
    const reader = await data.of(ANN)
    await expect(data.of(ANN)).rejects.toMatchObject({ code: 'rate-limited' })
    reader.destroy()
    await once(reader, 'close')
    await expect
      .poll(() =>
        data.of(ANN).then(
          () => 'read',
          () => 'refused',
        ),
      )
      .toBe('read')
  })
})
