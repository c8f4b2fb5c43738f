import { holiday, holidayAnswer } from '@rattlecup/protocol'
import type { Directory } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { guestRoute, type Route } from '../route.ts'

const DAY = 86_400_000
/** As many as a list of one's tables shows. */
const MOST_TABLES = 100

interface HolidayRouteParts {
  readonly directory: Directory
  readonly tables: TableRegistry
  readonly now: () => number
}

/** Holidays of one's own, on which no time runs out at tables over days. */
export function holidayRoutes({ directory, tables, now }: HolidayRouteParts): Route[] {
  return [
    guestRoute({
      id: 'getMyHoliday',
      tag: 'Days',
      method: 'GET',
      url: '/api/me/holiday',
      summary: 'Until when I am on holiday.',
      answer: holidayAnswer,
      run: async (_, { id }) => ({ until: await directory.holidayOf(id) }),
    }),
    guestRoute({
      id: 'goOnHoliday',
      tag: 'Days',
      method: 'PUT',
      url: '/api/me/holiday',
      summary: 'Goes on holiday: my time stands still at the tables over days where I sit now.',
      body: holiday,
      answer: holidayAnswer,
      async run({ body }, { id }) {
        const until = now() + body.days * DAY
        await directory.setHoliday(id, until)
        for (const { code } of await directory.tablesOf(id, MOST_TABLES))
          (await tables.find(code))?.automate({ t: 'holiday', guest: id, until })
        return { until }
      },
    }),
  ]
}
