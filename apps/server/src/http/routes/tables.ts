import {
  ALL_CODES,
  clientMessage,
  codeParam,
  createTable,
  createdTable,
  position,
  serverMessage,
  streamQuery,
  tableInfo,
} from '@rattlecup/protocol'
import type { FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import type { GuestRow } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { look } from '../../table/public/snapshot.ts'
import type { Table } from '../../table/table.ts'
import { RequestError, requestError } from '../../errors.ts'
import type { OpenLines } from '../../limits/open-lines.ts'
import type { TableFinder } from '../../limits/table-finder.ts'
import type { TableQuota } from '../../limits/table-quota.ts'
import { askTable, HEARTBEAT_MS, streamTable } from '../program-member.ts'
import { guestRoute, type Route } from '../route.ts'
import type { Site } from '../site.ts'

interface TableRouteParts {
  readonly tables: TableRegistry
  readonly finder: TableFinder
  readonly quota: TableQuota
  readonly site: Site
  readonly lines: OpenLines
  readonly now: () => number
  readonly onMove: () => void
  /** Whether a guest may send one more message. */
  readonly admits: (guest: GuestRow) => boolean
}

/** Why somebody does not get to see a table. */
const OF_TABLE = ['unknown-table', 'too-many-codes', 'no-entry'] as const

/** Tables over HTTP: what a page needs before it opens a socket, and all that a bot needs. */
export function tableRoutes({
  tables,
  finder,
  quota,
  site,
  lines,
  now,
  onMove,
  admits,
}: TableRouteParts): Route[] {
  const visible = async (code: string, guest: GuestRow, { ip }: FastifyRequest): Promise<Table> => {
    const table = await finder.find(code, { guest: guest.id, address: ip })
    if (!table.state.admits(guest)) throw requestError('no-entry')
    return table
  }
  return [
    guestRoute({
      id: 'openTable',
      tag: 'Tables',
      method: 'POST',
      url: '/api/tables',
      refuses: ['unknown-game', 'bad-options', 'too-many-tables'],
      summary: 'Opens a table, with me as its host.',
      body: createTable,
      answer: createdTable,
      async run({ body, request }, guest) {
        const table = await quota.use(guest.id, () => tables.create(guest, body))
        if ('code' in table) throw new RequestError(table)
        const { code } = table.state
        return { code, link: `${site.shared(request).address}/t/${code}`, table: table.state.info() }
      },
    }),
    guestRoute({
      id: 'getTable',
      tag: 'Tables',
      method: 'GET',
      url: '/api/tables/:code',
      refuses: OF_TABLE,
      summary: 'A table: its seats, settings and dice.',
      params: codeParam,
      answer: tableInfo,
      async run({ params, request }, guest) {
        return (await visible(params.code, guest, request)).read((state) => state.info(now()))
      },
    }),
    guestRoute({
      id: 'getPosition',
      tag: 'Tables',
      method: 'GET',
      url: '/api/tables/:code/position',
      refuses: OF_TABLE,
      summary: 'The game as I may see it, what is awaited, and my legal moves.',
      params: codeParam,
      answer: position,
      async run({ params, request }, guest) {
        return (await visible(params.code, guest, request)).read((state) => {
          const you = state.seatOf(guest.id)
          return { n: state.n, you, phase: state.phase, ...look(state, you) }
        })
      },
    }),
    guestRoute({
      id: 'sendCommand',
      tag: 'Tables',
      method: 'POST',
      url: '/api/tables/:code/commands',
      refuses: ALL_CODES,
      summary: 'Sends any message that a socket would take, but `join`; answers as the socket would.',
      params: codeParam,
      body: clientMessage,
      answer: serverMessage,
      async run({ params, body, request }, guest) {
        if (!admits(guest)) throw requestError('rate-limited')
        if (body.t === 'move') onMove()
        return askTable(await visible(params.code, guest, request), guest, body)
      },
    }),
    guestRoute({
      id: 'streamTable',
      tag: 'Tables',
      method: 'GET',
      url: '/api/tables/:code/stream',
      refuses: OF_TABLE,
      summary: 'The table and everything that happens at it, one message a line, until closed.',
      params: codeParam,
      answer: serverMessage,
      type: 'application/x-ndjson',
      query: streamQuery,
      async run({ params, query, request, reply, credential }, recognised) {
        const guest = { ...recognised }
        // Opened before anything is waited for: if the guest is removed meanwhile, it is closed.
        const line = new PassThrough()
        // Told to whoever asked; as an event that nobody hears it would end the process.
        line.on('error', () => {})
        const release = lines.open({ guest, credential, close: () => line.destroy() }, request.ip)
        if (!release) throw requestError('rate-limited')
        line.once('close', release)
        const table = await visible(params.code, guest, request).catch((error: Error) => line.destroy(error))
        if (line.destroyed) throw line.errored ?? requestError('unauthorized')
        reply.header('x-accel-buffering', 'no')
        // Between two heartbeats a stream may be silent.
        request.raw.socket.setTimeout(2 * HEARTBEAT_MS)
        return streamTable(table as Table, { guest, head: query.head }, line)
      },
    }),
  ]
}
