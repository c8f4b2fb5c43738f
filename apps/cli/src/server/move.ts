import { UsageError, type CliCommand, type Input } from '../command.ts'
import { Progress } from '../progress.ts'
import { withServer } from './load.ts'

const PLACE = { type: 'string', value: 'DIR|URL' } as const

export const moveCommand: CliCommand = {
  name: 'move',
  summary:
    'Copies all data of the server to another place, a folder or a PostgreSQL database, and compares it there.',
  words: [],
  options: {
    from: { ...PLACE, about: 'Where the data is now: a data directory, or postgres://…' },
    to: { ...PLACE, about: 'Where it should go: the same, but empty or from a move that was cut short.' },
  },
  notes: [
    'Stop the server first; what is copied from stays as it is. A move that was cut short goes on when it is asked again.',
    'rattlecup move --from ./data --to postgres://user@host/name',
  ],
  run: (input) =>
    withServer(async ({ moveData }) => {
      const [from, to] = [placeOf(input, 'from'), placeOf(input, 'to')]
      const bars = new Map<number, Progress>()
      const show = (done: number, total: number) => {
        const bar = bars.get(total) ?? new Progress('Moving', total)
        bars.set(total, bar)
        bar.show(done)
      }
      const moved = await moveData(from, to, show).finally(() => bars.forEach((bar) => bar.clear()))
      console.log(`${moved} rows and logs are there, each the same as it was`)
    }),
}

function placeOf(input: Input, option: 'from' | 'to'): string {
  const place = input.given(option)
  if (!place) throw new UsageError(`which data? --${option} names a folder or a database`)
  return place
}
