import { tableList, type TableSummary } from '@rattlecup/protocol'
import type { Directory, TableRow } from '../../store/contract.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'

const LENGTH = 100
/** A table where nothing changed for so long is waited at by nobody. */
const LISTED_MS = 86_400_000

/** Which tables there are: for anybody, and for me. */
export function listRoutes(directory: Directory, now: () => number): Route[] {
  return [
    openRoute({
      method: 'GET',
      url: '/api/tables',
      summary: 'Tables of the last day that anybody may join or watch, the latest first.',
      answer: tableList,
      run: async () => ({
        tables: (await directory.openTables(now() - LISTED_MS, LENGTH)).map(summaryOf),
      }),
    }),
    guestRoute({
      method: 'GET',
      url: '/api/me/tables',
      summary: 'Tables where I have a seat or am the host and that are not over, the latest first.',
      answer: tableList,
      run: async (_, guest) => ({ tables: (await directory.tablesOf(guest.id, LENGTH)).map(summaryOf) }),
    }),
  ]
}

function summaryOf({ code, game, phase, seats, taken, host }: TableRow): TableSummary {
  return { code, game, phase, seats, taken, host }
}
