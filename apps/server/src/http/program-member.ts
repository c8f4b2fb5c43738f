import type { ClientMessage } from '@rattlecup/protocol'
import type { PassThrough } from 'node:stream'
import type { GuestRow } from '../store/contract.ts'
import type { Member } from '../table/members.ts'
import type { Table } from '../table/table.ts'
import { RequestError } from '../errors.ts'

/** A line now and then, so that a vanished reader is noticed and proxies keep the line open. */
export const HEARTBEAT_MS = 15_000
/** A reader that lets this much pile up is too slow. */
const MOST_BUFFERED = 1 << 20

/** Sends one command over HTTP and waits for its answer. The guest need not be present at the table. */
export function askTable(table: Table, guest: GuestRow, command: ClientMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const member: Member = {
      guest,
      seat: table.state.seatOf(guest.id),
      hosting: table.state.host === guest.id,
      send(text) {
        const answer = JSON.parse(text) as { t: string; i?: string | null }
        if (answer.i !== command.i) return
        if (answer.t === 'no') reject(new RequestError(answer as never))
        else resolve(answer)
      },
    }
    if (command.t === 'ping') resolve({ t: 'pong', i: command.i })
    else if (command.t !== 'join') table.receive(member, command)
    else reject(new RequestError({ code: 'bad-request', message: 'Read the stream instead of joining.' }))
  })
}

/** Writes everything that happens at a table, one message a line, for as long as the reader stays. */
export function streamTable(
  table: Table,
  { guest, head }: { guest: GuestRow; head: string | undefined },
  lines: PassThrough,
): PassThrough {
  const send = (text: string) => {
    if (!lines.writable) return
    lines.write(`${text}\n`)
    if (lines.writableLength > MOST_BUFFERED) lines.destroy()
  }
  const dismissed = () => void lines.end()
  const heads = head === undefined ? [] : [head]
  const member: Member = { guest, seat: null, hosting: false, heads, listens: true, send, dismissed }
  const heartbeat = setInterval(() => send('{"t":"pong"}'), HEARTBEAT_MS)
  lines.on('close', () => {
    clearInterval(heartbeat)
    table.leave(member)
  })
  table.join(member, 'stream', undefined)
  return lines
}
