// Does to a house what hostile guests do: a house of its own, or with --url one that runs. `npm run attack -- --seed 1`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFor, freePort, ServerProcess } from '../src/testing/process.ts'
import { attack } from './attack.ts'
import { AttackedHouse } from './house.ts'
import { residentMegabytes } from './memory.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    seed: { type: 'string', default: '1' },
    messages: { type: 'string', default: '100000' },
    patience: { type: 'string', default: '30' },
  },
})

const begun = Date.now()
if (values.url === undefined) await onOwnHouse()
else await on(values.url)
// Clients who were cut off go on trying to come back.
process.exit()

async function on(address: string): Promise<void> {
  const { seed, messages, patience } = values
  const house = new AttackedHouse({ address, seed, messages: Number(messages), patience: Number(patience) })
  const { failures } = await attack(house, console.log)
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(
    failures.length === 0
      ? `all held, in ${seconds} s`
      : `\n${failures.length} gave way:\n${failures.join('\n')}`,
  )
  process.exitCode = failures.length > 0 ? 1 : 0
}

/** With its limits as they are, and a proxy in front that is believed: attackers come from many addresses. */
async function onOwnHouse(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'rattlecup-attack-'))
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: data, TRUST_PROXY: 'yes', PATIENCE: values.patience }
  const server = new ServerProcess(await buildFor('attack'), env)
  await server.start()
  const before = residentMegabytes(server.pid)
  await on(`http://127.0.0.1:${port}`)
  console.log(`memory: ${before.toFixed(0)} MB before, ${residentMegabytes(server.pid).toFixed(0)} MB after`)
  const code = await server.end('SIGTERM')
  await rm(data, { recursive: true })
  if (code !== 0) process.exitCode = 1
}
