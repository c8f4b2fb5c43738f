import { AUTOMATIC_MOVES, clientMessage } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import { automaticId } from '../table/state/records.ts'
import { readMessage } from './read-message.ts'

const withId = (t: string, i: string) =>
  readMessage(JSON.stringify({ t, i, ...(t === 'move' ? { m: {} } : {}) }))

describe('the id of a command', () => {
  it.each(AUTOMATIC_MOVES)("is none by which the server's own moves are known: %s", (why) => {
    const own = automaticId(why, 7)
    for (const i of [own, `${why}:`, `${why}:x`])
      for (const t of ['move', 'undo'])
        expect(withId(t, i)).toMatchObject({ t: 'refused', i, why: { code: 'bad-request' } })
  })

  it('may hold the same words anywhere else', () => {
    for (const i of ['bot', 'bots:1', 'xpass:1', ':bot:', 'Pass:1', 'a'.repeat(36)])
      for (const t of ['move', 'undo']) expect(withId(t, i)).toMatchObject({ t, i })
  })

  it('has 1 to 36 characters', () => {
    for (const i of ['', 'a'.repeat(37)])
      for (const t of ['move', 'undo'])
        expect(withId(t, i)).toMatchObject({ t: 'refused', why: { code: 'bad-request' } })
  })
})

describe('a link', () => {
  const link = { t: 'link', i: 'a', ask: 3, link: '0a'.repeat(32) }
  const wrong = [
    { ask: -1 },
    { ask: 1.5 },
    { ask: '3' },
    { ask: 1_000_001 },
    { link: '0A'.repeat(32) },
    { link: '0a'.repeat(31) },
    { link: null },
    { i: '' },
    { i: 'bot:1' },
    { more: 1 },
  ]

  it('is read without its schema, which takes the same ones', () => {
    expect(readMessage(JSON.stringify(link))).toEqual(link)
    expect(clientMessage.parse(link)).toEqual(link)
    expect(readMessage(JSON.stringify({ ...link, ask: 1_000_000 }))).toMatchObject({ t: 'link' })
  })

  it.each(wrong)('is refused with %j', (change) => {
    expect(readMessage(JSON.stringify({ ...link, ...change }))).toMatchObject({ t: 'refused' })
    expect(clientMessage.safeParse({ ...link, ...change }).success).toBe(false)
  })
})
