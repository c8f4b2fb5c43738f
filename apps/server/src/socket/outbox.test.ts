import { Duplex } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { Outbox } from './outbox.ts'

/** A socket that writes a frame's head and its text apart, as the library does, and the writes that reach the system. */
function recorded() {
  const writes: string[] = []
  const stream = new Duplex({
    read() {},
    write(chunk, _, done) {
      writes.push(String(chunk))
      done()
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''))
      done()
    },
  })
  const send = (text: string) => void (stream.write('#'), stream.write(text))
  return { writes, outbox: new Outbox({ send } as unknown as WebSocket, stream) }
}

const turn = () => new Promise((resolve) => void setImmediate(resolve))

describe('what one turn of the event loop sends', () => {
  it('goes out in one write, in order, and the next turn in another', async () => {
    const { writes, outbox } = recorded()
    outbox.send('one')
    expect(outbox.send('zwölf')).toBe(Buffer.byteLength('#one#zwölf'))
    expect(writes).toEqual([])
    await turn()
    outbox.send('three')
    await turn()
    expect(writes).toEqual(['#one#zwölf', '#three'])
  })

  it('takes along what nobody waits for, which by itself goes out a moment later', async () => {
    const { writes, outbox } = recorded()
    outbox.sendAlong('one')
    await turn()
    expect(writes).toEqual([])
    outbox.send('two')
    outbox.sendAlong('three')
    await turn()
    expect(writes).toEqual(['#one#two#three'])
    outbox.sendAlong('four')
    await vi.waitFor(() => expect(writes).toEqual(['#one#two#three', '#four']))
  })

  it('goes out at once if the socket is to be closed', async () => {
    const { writes, outbox } = recorded()
    outbox.send('last')
    outbox.flush()
    expect(writes).toEqual(['#last'])
    await turn()
    expect(writes).toHaveLength(1)
  })
})
