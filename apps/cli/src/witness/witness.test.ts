import type { LogEntry } from '@rattlecup/kit'
import { closed, logOn, memoryStore, opened, testServer, type Store } from '@rattlecup/server/testing'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readInput } from '../command.ts'
import { witnessCommand } from './command.ts'

type House = Awaited<ReturnType<typeof testServer>>

let folder: string
let houses: House[]
let said: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'))
  houses = []
  said = []
  const note = (...words: unknown[]) => void said.push(words.join(' '))
  vi.spyOn(console, 'log').mockImplementation(note)
  vi.spyOn(console, 'error').mockImplementation(note)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const house of houses) await house.close()
  await rm(folder, { recursive: true })
})

async function houseOn(store: Store, settings: Parameters<typeof testServer>[0] = {}): Promise<House> {
  const house = await testServer({ 'log-level': 'silent', ...settings }, store)
  houses.push(house)
  return house
}

async function storeWith(entries: readonly LogEntry[], key?: string): Promise<Store> {
  const store = memoryStore()
  if (key !== undefined) await store.dice.keepFact('key', key)
  const log = await logOn(store.dice)
  await Promise.all(entries.map((entry) => log.append(entry)))
  return store
}

/** Another log that is signed by the same key. */
async function forkOf(store: Store, entries: readonly LogEntry[]): Promise<House> {
  return houseOn(await storeWith(entries, await store.dice.fact('key')))
}

const stateFile = () => join(folder, 'state.json')
const witness = (house: House, ...more: string[]): Promise<number> =>
  witnessCommand.run(readInput(witnessCommand, [house.address, '--state', stateFile(), ...more]))

const [A, B, C, D] = [opened('a'), opened('b'), closed('a'), opened('d')]

describe('rattlecup witness', () => {
  it('reads a log, then what is new, from where it was', async () => {
    const store = await storeWith(Array.from({ length: 300 }, (_, i) => opened(String(i))))
    const house = await houseOn(store)
    expect(await witness(house)).toBe(0)
    expect(said.join('\n')).toContain('300 entries, 300 of them new, 300 games without an end')
    await (await logOn(store.dice)).append(closed('7'))
    expect(await witness(house)).toBe(0)
    expect(said.join('\n')).toContain('301 entries, 1 of them new, 299 games without an end')
    expect(await witness(house)).toBe(0)
    expect((await stat(stateFile())).mode & 0o077).toBe(0)
  })

  it('has its cosignatures shown by a house that lists it', async () => {
    const store = await storeWith([A])
    await witness(await houseOn(store))
    expect(said.join('\n')).toContain('does not show this cosignature: This house lists no such witness')
    const key = /^witness (\S+)$/m.exec(said.join('\n'))?.[1] as string
    const listing = await houseOn(store, { witnesses: key })
    expect(await witness(listing)).toBe(0)
    expect(await (await fetch(`${listing.address}/dice/checkpoint`)).text()).toMatch(/\n— witness \S+\n$/)
    const dice = (await (await fetch(`${listing.address}/api/dice`)).json()) as { witnesses: unknown[] }
    expect(dice.witnesses).toMatchObject([{ name: 'witness', key, size: 1 }])
    expect(await witness(listing)).toBe(0)
  })

  it.each([
    ['an entry is exchanged', [A, D, C], 'its first 3 entries are no longer those'],
    ['an entry is left out', [A, C, D], 'it was forked'],
    ['another one was signed for the same size', [A, B, D], 'two different states of 3 entries'],
    ['the log goes back', [A, B], 'it has 2 entries now, and had 3 before'],
  ])('raises the alarm and keeps the proof where %s', async (_, entries, sentence) => {
    const store = await storeWith([A, B, C])
    expect(await witness(await houseOn(store))).toBe(0)
    const before = await readFile(stateFile(), 'utf8')
    const fork = await forkOf(store, sentence.includes('first 3') ? [...entries, opened('e')] : entries)
    expect(await witness(fork)).toBe(3)
    expect(said.join('\n')).toMatch(/ALARM: the log (?:was forked|went back)/)
    if (sentence !== 'it was forked') expect(said.join('\n')).toContain(sentence)
    expect(await readFile(stateFile(), 'utf8')).toBe(before)
    const evidence = JSON.parse(await readFile(join(folder, 'state.alarm.json'), 'utf8')) as object
    expect(evidence).toMatchObject({
      before: expect.stringMatching(/^\S+\/dice\n3\n/),
      now: expect.stringMatching(/^\S+\/dice\n\d\n/),
    })
    const dice = (await (await fetch(`${fork.address}/api/dice`)).json()) as { contradiction: unknown }
    expect(dice.contradiction).toMatch(/^\S+\/dice\n3\n/)
  })

  it('raises the alarm where the key changes, or the rule of openings and ends is broken', async () => {
    const store = await storeWith([A])
    await witness(await houseOn(store))
    expect(await witness(await houseOn(await storeWith([A])))).toBe(3)
    expect(said.join('\n')).toContain('ALARM: the log has another key than before')
    const entry = JSON.stringify({
      end: 'over',
      file: 'f'.repeat(64),
      kind: 'close',
      opening: 'e'.repeat(64),
    })
    const row = { place: 1, at: 1, opening: 'e', kind: 'close', entry, figures: null } as const
    await store.dice.append([row])
    expect(await witness(await houseOn(store))).toBe(3)
    expect(said.join('\n')).toContain('ALARM: entry 1 must not be in the log: the game eeee')
  })

  it('raises no alarm for a house that it cannot reach, a wrong address or a damaged file', async () => {
    const house = await houseOn(await storeWith([A]))
    const away = { ...house, address: `${house.address}/api` }
    await expect(witness(away)).rejects.toThrow("/api/dice/key can't be read: it answers 404")
    await expect(witness({ ...house, address: 'example.org' })).rejects.toThrow('is no address')
    await expect(witness(house, '--key', 'x')).rejects.toThrow('--key: a key is name+id+base64')
    await writeFile(stateFile(), '{"format":"other"}')
    await expect(witness(house)).rejects.toThrow('is not what a witness has saved')
    expect(await readFile(stateFile(), 'utf8')).toBe('{"format":"other"}')
  })
})
