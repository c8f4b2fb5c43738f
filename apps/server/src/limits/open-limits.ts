import type { ServerSettings } from '../settings.ts'
import type { Directory } from '../store/contract.ts'
import type { TableRegistry } from '../table/registry.ts'
import { CodeMisses } from './code-misses.ts'
import { Connections } from './connections.ts'
import { OpenLines } from './open-lines.ts'
import { RateLimits } from './rate-limits.ts'
import { TableFinder } from './table-finder.ts'
import { TableQuota } from './table-quota.ts'

/** What nobody can set: limits go by it. */
const monotonic = (): number => performance.now()

interface Limited {
  readonly tables: TableRegistry
  readonly directory: Directory
  readonly now: () => number
}

/** All that keeps a guest or an address from taking the house for itself. */
export function openLimits(settings: ServerSettings, { tables, directory, now }: Limited) {
  const misses = new CodeMisses(settings['code-misses'], monotonic)
  return {
    limits: new RateLimits(settings, monotonic),
    lines: new OpenLines({ ofGuest: settings['lines-guest'], ofAddress: settings['lines-address'] }),
    // Through a proxy all connections come from one address.
    inbound: new Connections(settings['trust-proxy'] === 'yes' ? 0 : settings['connections-address']),
    misses,
    finder: new TableFinder({ tables, directory, misses }),
    quota: new TableQuota({ most: settings['tables-guest'], directory, tables, now }),
  }
}
