import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameFile } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../command.ts'
import { playScript } from './testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'play-'))
const file = (name: string): string => join(folder, `${name}.json`)
const read = (name: string): GameFile => JSON.parse(readFileSync(file(name), 'utf8')) as GameFile

/** Two people, so that no bot's own chance comes between. */
const TWO = ['qwixx', '--humans', '2', '--names', 'Anna,Ben', '--seed', 'kept']
const CHOICES = Array.from({ length: 600 }, (_, i) => String(1 + (i % 2)))

describe('keeping a game', () => {
  it('a game broken off anywhere, even amid secret choices, goes on as if nothing had happened', async () => {
    await playScript([...TWO, '--save', file('whole')], CHOICES)
    const whole = read('whole')
    for (const cut of [1, 2, 7, 20]) {
      const name = `cut${cut}`
      const first = await playScript([...TWO, '--save', file(name)], CHOICES.slice(0, cut))
      expect(first.text).toContain(`Continue with:\n  rattlecup play --load ${file(name)}\n`)
      const rest = await playScript(['--load', file(name)], CHOICES.slice(cut))
      expect(rest.text).toContain('Winner')
      expect(read(name)).toEqual(whole)
    }
  })

  it('q asks for a file, never overwrites one, and keeps the game', async () => {
    writeFileSync(file('taken'), 'precious')
    const lines = ['q', file('taken'), join(folder, 'no', 'such', 'folder'), file('asked')]
    const { code, text } = await playScript(TWO, lines)
    expect(code).toBe(0)
    expect(text).toContain('is there already')
    expect(text).toContain('ENOENT')
    expect(readFileSync(file('taken'), 'utf8')).toBe('precious')
    expect(read('asked').events).toHaveLength(1)
  })

  it('q and Enter leave without a file', async () => {
    expect((await playScript(TWO, ['q', ''])).text).toMatch(/The game was not saved\.\n$/)
  })

  it('--save refuses a file that is there, or that cannot be written, before the game', async () => {
    writeFileSync(file('there'), '')
    await expect(playScript([...TWO, '--save', file('there')], [])).rejects.toThrow('is there already')
    await expect(playScript([...TWO, '--save', join(folder, 'no', 'x')], [])).rejects.toThrow('ENOENT')
  })

  it('a finished game shows its result again', async () => {
    await playScript(['strike', '--humans', '0', '--save', file('done')], [])
    expect((await playScript(['--load', file('done')], [])).text).toContain('Winner')
  })

  it('a file from elsewhere, without chairs, is played against bots', async () => {
    await playScript([...TWO, '--save', file('mine')], ['p', 'p', 'p'])
    const { chairs: _, ...rest } = read('mine') as GameFile & { chairs: unknown }
    writeFileSync(file('elsewhere'), JSON.stringify(rest))
    expect((await playScript(['--load', file('elsewhere')], [])).text).toContain('You> ')
  })
})

describe('loading what is no game', () => {
  it.each([
    ['nothing', undefined, 'cannot read'],
    ['no JSON', '{', 'is not a saved game'],
    ['no object', '[]', 'is not a saved game'],
    ['another game', '{"game":"chess"}', 'unknown game: "chess"'],
    ['no events', '{"game":"qwixx"}', 'no list of events'],
    ['players', '{"game":"qwixx","players":9,"options":{},"events":[]}', 'takes 1 to 5 players'],
    ['a bad event', '{"game":"qwixx","players":2,"options":{},"events":[{}]}', 'event 0'],
    ['a bad proof', '{"game":"qwixx","players":2,"options":{},"events":[],"dice":{}}', 'dice.scheme'],
    ['bad chairs', '{"game":"qwixx","players":2,"options":{},"events":[],"chairs":[{}]}', 'who sits where'],
    [
      'an unknown bot',
      '{"game":"qwixx","players":1,"options":{},"events":[],"chairs":[{"name":"A","bot":"zz"}]}',
      'who sits where',
    ],
  ])('%s is a mistake in words', async (name, text, message) => {
    if (text !== undefined) writeFileSync(file(name), text)
    const loaded = playScript(['--load', file(name)], [])
    await expect(loaded).rejects.toThrow(UsageError)
    await expect(loaded).rejects.toThrow(message)
    expect(existsSync(file(name))).toBe(text !== undefined)
  })

  it('options of a new game, and the name of another, are refused', async () => {
    await playScript([...TWO, '--save', file('options')], [])
    const load = ['--load', file('options')]
    await expect(playScript([...load, '--players', '3'], [])).rejects.toThrow('--players is for a new game')
    await expect(playScript([...load, '--real-dice'], [])).rejects.toThrow('--real-dice is for a new game')
    await expect(playScript(['strike', ...load], [])).rejects.toThrow('is a game of Qwixx')
  })
})
