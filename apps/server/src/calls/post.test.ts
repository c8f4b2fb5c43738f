import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { post } from './post.ts'

const LETTER = { address: 'https://slow.example.org/', headers: {}, body: '' }
/** A query has its flags and counts at these places; an answer repeats its question. */
const [FLAGS, ANSWERS, HEAD] = [2, 6, 12]
const QUESTION_END = 5
const ADDRESS_TYPE = 1

/** Says 10.0.0.1 to whoever asks for an IPv4 address, and that there is no other. */
function privateAnswer(query: Buffer): Buffer {
  const end = query.indexOf(0, HEAD) + QUESTION_END
  const answer = Buffer.from(query.subarray(0, end))
  answer.writeUInt16BE(0x8180, FLAGS)
  answer.fill(0, ANSWERS, HEAD)
  if (query.readUInt16BE(end - 4) !== ADDRESS_TYPE) return answer
  answer.writeUInt16BE(1, ANSWERS)
  return Buffer.concat([answer, Buffer.from([0xc0, HEAD, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 0, 0, 1])])
}

describe('names in addresses that strangers give', () => {
  let server: Socket
  afterEach(() => server.close())

  async function resolverOf(answer: (query: Buffer) => Buffer | undefined) {
    let asked = 0
    server = createSocket('udp4', (query, { port, address }) => {
      asked++
      const text = answer(query)
      if (text) server.send(text, port, address)
    })
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    const resolver = new Resolver({ timeout: 20_000, tries: 1 })
    resolver.setServers([`127.0.0.1:${server.address().port}`])
    return { resolver, asked: () => asked }
  }

  it('are waited for by nobody else: files are read meanwhile', async () => {
    const { resolver, asked } = await resolverOf(() => undefined)
    let over = 0
    const patience = 3000
    const posts = Array.from({ length: 16 }, () =>
      post(LETTER, false, patience, resolver)
        .catch(() => {})
        .finally(() => over++),
    )
    await expect.poll(asked).toBeGreaterThanOrEqual(16)
    await readFile(new URL(import.meta.url))
    expect(over).toBe(0)
    await Promise.all(posts)
  })

  it('that lead to what is near the server are refused', async () => {
    const { resolver } = await resolverOf(privateAnswer)
    await expect(post(LETTER, false, 10_000, resolver)).rejects.toThrow('not a public address')
  })
})
