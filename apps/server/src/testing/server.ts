import { readSettings, type SettingName } from '../settings.ts'
import { startServer, type RunningServer } from '../server.ts'
import { memoryStore } from '../store/memory.ts'
import type { Store } from '../store/contract.ts'

/** A server on a free port, quiet, unhurried by bots and without limits unless a test sets them. */
export function testServer(
  given: Partial<Record<SettingName, string>> = {},
  store: Store = memoryStore(),
): Promise<RunningServer> {
  const quiet = { port: '0', host: '127.0.0.1', 'log-level': 'error', 'bot-delay': '0' }
  const rates = { 'rate-messages': '0', 'rate-requests': '0', 'rate-guests': '0' }
  const codes = { 'code-misses': '0', 'tables-guest': '0' }
  const lines = { 'lines-guest': '0', 'lines-address': '0', 'connections-address': '0' }
  return startServer(readSettings({ ...quiet, ...rates, ...codes, ...lines, ...given }, {}), store)
}
