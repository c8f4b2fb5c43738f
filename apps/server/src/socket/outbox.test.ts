import { PassThrough, type Writable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as library from 'ws'
import { frameOf, Outbox } from './outbox.ts'

const { Receiver } = library as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/** What the library at the other end reads out of bytes. */
function read(bytes: Buffer, count: number): Promise<string[]> {
  const texts: string[] = []
  const receiver = new Receiver({ isServer: false })
  return new Promise((resolve, reject) => {
    receiver.on('error', reject)
    receiver.on('message', (data: Buffer) => {
      if (texts.push(String(data)) === count) resolve(texts)
    })
    receiver.write(bytes)
  })
}

describe('frames', () => {
  it('are read by a WebSocket as the texts they were made of, of any length and alphabet', async () => {
    const long = fc.integer({ min: 120, max: 130 }).map((length) => 'x'.repeat(length))
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), long)
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const bytes = Buffer.from(texts.map(frameOf).join(''), 'latin1')
        expect(await read(bytes, texts.length)).toEqual(texts)
      }),
    )
    for (const length of [65_535, 65_536, 100_000]) {
      const big = 'é'.repeat(length / 2) + 'x'.repeat(length % 2)
      expect(await read(Buffer.from(frameOf(big), 'latin1'), 1)).toEqual([big])
    }
  })

  it('collected in one turn of the event loop go out in one write, in order', async () => {
    const stream = new PassThrough()
    const outbox = new Outbox(stream)
    outbox.add('one')
    outbox.add('zwölf')
    await new Promise((resolve) => void setImmediate(resolve))
    const written = stream.read() as Buffer
    expect(written).toEqual(Buffer.from(frameOf('one') + frameOf('zwölf'), 'latin1'))
    expect(stream.read()).toBeNull()
  })
})
