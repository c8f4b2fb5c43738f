import { SETTINGS } from '@rattlecup/server/settings'
import { UsageError, type CliCommand } from '../command.ts'
import { withServer } from './load.ts'

const { 'database-url': url, 'pack-days': packing, 'log-days': removing } = SETTINGS
const MOST_DAYS = 36_500

export const archiveCommand: CliCommand = {
  name: 'archive',
  summary: 'Packs the logs of old tables in a PostgreSQL database, and removes those that are older still.',
  words: [],
  options: {
    'database-url': { type: 'string', value: url.value, about: `The database. [${url.env}]` },
    'pack-days': {
      type: 'string',
      value: packing.value,
      about: 'Packs tables that nobody came to for so long; 0 means none.',
      fallback: packing.fallback,
    },
    'log-days': {
      type: 'string',
      value: removing.value,
      about: 'Removes tables, with their logs, that nobody came to for so long; 0 means none.',
      fallback: removing.fallback,
    },
  },
  notes: ['Servers do the same by themselves, little by little; they may keep running.'],
  run: (input) => {
    const address = input.given('database-url') ?? process.env[url.env]
    if (!address) throw new UsageError(`which database? --database-url (${url.env}) names one`)
    const [packDays, removeDays] = [
      input.whole('pack-days', 0, MOST_DAYS),
      input.whole('log-days', 0, MOST_DAYS),
    ]
    return withServer(async ({ archiveData }) => {
      const { packed, removed } = await archiveData({ url: address, packDays, removeDays })
      console.log(`${packed} tables are packed, ${removed} removed`)
    })
  },
}
