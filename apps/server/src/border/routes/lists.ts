import { tableList, type TableSummary } from '@rattlecup/protocol'
import type { Directory, TableRow } from '../../store/contract.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'

const LENGTH = 100

/** Which tables there are: for anybody, and for me. */
export function listRoutes(directory: Directory): Route[] {
  return [
    openRoute({
      method: 'GET',
      url: '/api/tables',
      summary: 'Tables that anybody may join or watch, the latest first.',
      answer: tableList,
      run: async () => ({ tables: (await directory.openTables(LENGTH)).map(summaryOf) }),
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
