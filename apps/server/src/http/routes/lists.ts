import { ownTableList, tableList, type TableSummary } from '@rattlecup/protocol'
import type { Directory, TableRow } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'

const LENGTH = 100
/** Nobody waits at a table where nothing has changed for this long. */
const LISTED_MS = 86_400_000

interface ListRouteParts {
  readonly directory: Directory
  readonly tables: TableRegistry
  readonly now: () => number
}

/** Which tables there are: for anybody, and for me. */
export function listRoutes({ directory, tables, now }: ListRouteParts): Route[] {
  return [
    openRoute({
      id: 'listTables',
      tag: 'Tables',
      method: 'GET',
      url: '/api/tables',
      summary: 'Tables of the last day that anybody may join or watch, the latest first.',
      answer: tableList,
      run: async () => ({
        tables: (await directory.openTables(now() - LISTED_MS, LENGTH)).map(summaryOf),
      }),
    }),
    guestRoute({
      id: 'listMyTables',
      tag: 'Tables',
      method: 'GET',
      url: '/api/me/tables',
      summary: 'Unfinished tables where I have a seat or am the host, the latest first.',
      answer: ownTableList,
      async run(_, { id }) {
        // Of tables in memory the latest is known, also while I am at one of them.
        const waiting = new Map(
          tables.withPlayer(id).map(({ state }) => [state.code, state.isAwaited(state.seatOf(id) as number)]),
        )
        const rows = await directory.tablesOf(id, LENGTH)
        return {
          tables: rows.map((row) => ({
            ...summaryOf(row),
            awaited: waiting.get(row.code) ?? row.awaited,
            due: row.due,
          })),
        }
      },
    }),
  ]
}

function summaryOf({ code, game, phase, seats, taken, host }: TableRow): TableSummary {
  return { code, game, phase, seats, taken, host }
}
