import { openData } from './data-dir.ts'
import { startServer, type RunningServer } from './server.ts'
import type { Settings } from './settings.ts'

export {
  SETTINGS,
  StartError,
  readSettings,
  type Setting,
  type SettingName,
  type Settings,
} from './settings.ts'
export type { RunningServer } from './server.ts'

/** Opens the data directory and serves everything on one port. Throws a StartError whose message is one clear sentence. */
export async function serve(settings: Settings): Promise<RunningServer> {
  const store = await openData(settings.data)
  try {
    return await startServer(settings, store)
  } catch (error) {
    await store.close()
    throw error
  }
}
