import { holiday, holidayAnswer } from '@rattlecup/protocol'
import { requestError } from '../../errors.ts'
import type { Directory } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import type { Table } from '../../table/table.ts'
import { guestRoute, type Route } from '../route.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** As many tables as the list of a guest's tables shows. */
const MOST_TABLES = 100

interface HolidayRouteParts {
  readonly directory: Directory
  readonly tables: TableRegistry
  readonly now: () => number
  /** Whether a guest may send one more message. */
  readonly admits: (guest: string) => boolean
}

/** A guest's holidays, during which no time runs out at tables played over days. */
export function holidayRoutes({ directory, tables, now, admits }: HolidayRouteParts): Route[] {
  const seatsOf = async (guest: string): Promise<Table[]> => {
    const rows = await directory.tablesOf(guest, MOST_TABLES)
    // The directory lags behind: where somebody sat down a moment ago is known in memory.
    const found = await Promise.all(rows.map(({ code }) => tables.find(code)))
    return [...new Set([...found.filter((table) => table !== undefined), ...tables.withPlayer(guest)])]
  }
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
        if (!admits(id)) throw requestError('rate-limited')
        const end = now() + body.days * DAY
        // By the hour, so that asking for the same twice changes nothing.
        const until = body.days === 0 ? end : Math.ceil(end / HOUR) * HOUR
        await directory.setHoliday(id, until)
        for (const table of await seatsOf(id)) {
          const { isOverDays, chairs } = table.state
          const seat = table.state.seatOf(id)
          if (!isOverDays || seat === null || chairs[seat]?.holiday === until) continue
          // Each is one more record of a log, as a message would be.
          if (!admits(id)) throw requestError('rate-limited')
          table.automate({ t: 'holiday', guest: id, until })
        }
        return { until }
      },
    }),
  ]
}
