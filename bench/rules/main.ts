// Random full games a second, on one core, four players, for every game; beside Qwixx the same game written for
// boardgame.io. Rates are per second of CPU time, the middle of interleaved rounds.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@rattlecup/games'
import { median, type Measurement } from './case.ts'

const ROUNDS = 3
// The peer checks and freezes more outside production; compare it at its best.
const PRODUCTION = { ...process.env, NODE_ENV: 'production' }
const PEER = 'boardgame.io'
const json = process.argv.includes('--json')
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

function installPeer(): void {
  const folder = here('../peers/boardgame.io')
  if (existsSync(`${folder}/node_modules`)) return
  console.error('installing boardgame.io for the comparison …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
}

function run(name: string): Measurement {
  const args = ['--import', 'tsx', here('./case.ts'), name, '2']
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', env: PRODUCTION }),
  ) as Measurement
}

function tell(name: string, peer: string | undefined, { games_per_s, moves_per_s }: Measurement): void {
  const rates = { games_per_s: Math.round(games_per_s), moves_per_s: Math.round(moves_per_s) }
  if (json) console.log(JSON.stringify({ bench: 'rules', case: name, ...(peer ? { peer } : {}), ...rates }))
  else {
    const label = peer ? `${name} (${peer})` : name
    console.log(label.padEnd(24) + format(games_per_s).padStart(12) + format(moves_per_s).padStart(16))
  }
}

function format(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

installPeer()
if (!json) console.log('4 players, random moves'.padEnd(24) + 'games/s'.padStart(12) + 'moves/s'.padStart(16))
const results = new Map<string, Measurement[]>()
for (let round = 0; round < ROUNDS; round++) {
  for (const name of ['qwixx', PEER]) results.set(name, [...(results.get(name) ?? []), run(name)])
}
const qwixx = median(results.get('qwixx') ?? [])
const peer = median(results.get(PEER) ?? [])
tell('qwixx', undefined, qwixx)
tell('qwixx', PEER, peer)
for (const { id } of GAMES) if (id !== 'qwixx') tell(id, undefined, run(id))
if (!json)
  console.log(
    `\nQwixx: ${format(qwixx.moves_per_s / peer.moves_per_s)} times as many moves a second as ${PEER}`,
  )
