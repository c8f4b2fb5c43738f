import { readSettings, serve, StartError } from './index.ts'

/** Runs the server by itself, as the environment says, until it is told to stop. */
async function main(): Promise<void> {
  const server = await serve(readSettings({}, process.env))
  console.log(`Rattlecup is ready at ${server.address}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? `rattlecup: ${error.message}` : error)
  process.exit(1)
})
