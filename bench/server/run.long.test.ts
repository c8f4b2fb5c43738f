import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const run = fileURLToPath(new URL('run.ts', import.meta.url))
const FEW = [
  '--servers',
  'rattlecup,bare',
  '--tables',
  '2',
  '--think',
  '20',
  '--seconds',
  '1',
  '--rounds',
  '1',
]

it('drives our server and the bare one, so that they can be compared at any time', () => {
  const report = execFileSync(process.execPath, ['--import', 'tsx', run, ...FEW], { encoding: 'utf8' })
  for (const server of ['rattlecup', 'bare']) {
    const moves = new RegExp(`^\\| ${server} \\| 2 \\| 20 \\| (\\d+) `, 'm').exec(report)?.[1]
    expect(Number(moves), report).toBeGreaterThan(10)
  }
})
