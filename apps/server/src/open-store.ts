import { openData } from './data-dir.ts'
import { StartError, type ServerSettings } from './settings.ts'
import type { Store } from './store/contract.ts'

/** The store that the settings name; any trouble becomes one clear sentence. */
export function openStore(settings: Pick<ServerSettings, 'data' | 'database-url'>): Promise<Store> {
  const url = settings['database-url']
  return url === '' ? openData(settings.data) : openDatabase(url)
}

/** Loaded only when asked for: a house in one file needs nothing of it. */
export async function openDatabase(url: string): Promise<Store> {
  const { postgresStore } = await import('./store/postgres/store.ts')
  try {
    return await postgresStore(url)
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new StartError(`the database '${pathname.slice(1)}' at ${host} can't be used: ${reason(error)}`)
  }
}

/** Of several addresses that were tried, Node says nothing but that all failed. */
function reason(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string }
  const deeper = cause as (Error & { code?: string }) | undefined
  return message || deeper?.message || code || deeper?.code || String(error)
}
