import { openStore } from './open-store.ts'
import { listenForOrders } from './ops/control.ts'
import { exitWhenLost } from './ops/watch.ts'
import { createLogger } from './ops/logger.ts'
import { startServer, type RunningServer } from './server.ts'
import type { ServerSettings } from './settings.ts'

export { SETTINGS, StartError, readSettings, type SettingName, type ServerSettings } from './settings.ts'
export { backUp, restore } from './backup.ts'
export { archiveData } from './archive.ts'
export { moveData } from './move.ts'
export type { RunningServer } from './server.ts'

/** Opens the data and serves everything on one port. Throws a StartError whose message is one clear sentence. */
export async function serve(settings: ServerSettings): Promise<RunningServer> {
  const store = await openStore(settings)
  exitWhenLost(store, createLogger(settings['log-level']))
  try {
    const server = await startServer(settings, store)
    const orders = await listenForOrders(settings.data, (file) => store.backup(file)).catch(
      (error: Error) => {
        createLogger(settings['log-level']).warn(
          { err: error },
          'no backup can be made while the server runs',
        )
      },
    )
    const close = async () => {
      orders?.close()
      await server.close()
    }
    return { ...server, close }
  } catch (error) {
    await store.close()
    throw error
  }
}
export type { Setting } from './setting-kinds.ts'
