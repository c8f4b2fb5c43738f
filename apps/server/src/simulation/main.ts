import { parseArgs } from 'node:util'
import { simulate } from './simulate.ts'

/** Tries seeds until there are enough, or the time is up; prints each that shows a fault, and ends with code 1 if one did. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const [from, seeds, minutes] = [values.from, values.seeds, values.minutes].map(Number) as [
    number,
    number,
    number,
  ]
  const end = performance.now() + minutes * 60_000
  let [tried, failed, records] = [0, 0, 0]
  for (; tried < seeds && performance.now() < end; tried++) {
    const { seed, faults, log } = await simulate(from + tried)
    records += log.length
    if ((tried + 1) % 1000 === 0) console.log(`${tried + 1} seeds`)
    if (faults.length === 0) continue
    failed++
    console.log(`seed ${seed}: ${faults.slice(0, 3).join('; ')}`)
  }
  console.log(`${tried} seeds, ${records} records, ${failed} with faults`)
  return failed === 0 ? 0 : 1
}

process.exit(await main())
