import { parseArgs } from 'node:util'
import { readSettings, serve, SETTINGS, StartError } from './index.ts'

/** Runs the server by itself, until it is told to stop. */
async function main(): Promise<void> {
  const options = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  const server = await serve(readSettings(values, process.env))
  console.log(`Rattlecup is ready at ${server.address}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? `rattlecup: ${error.message}` : error)
  process.exit(1)
})
