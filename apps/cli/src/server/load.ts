import type * as ServerModule from '@rattlecup/server'

/** The built server, beside the built program: its threads are files of their own, so it can't be part of this bundle. */
const SERVER = new URL('../../server/dist/index.js', import.meta.url)

/**
 * Does something with the server's code, then ends: threads and timers that are left must not keep the process alive.
 * What it can't do is one clear sentence and exit code 1.
 */
export async function withServer(work: (server: typeof ServerModule) => Promise<void>): Promise<number> {
  const server = (await import(SERVER.href)) as typeof ServerModule
  try {
    await work(server)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof server.StartError)) throw error
    console.error(`rattlecup: ${error.message}`)
    process.exit(1)
  }
}
