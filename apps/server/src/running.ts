import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from './calls/caller.ts'
import type { Cluster } from './cluster/cluster.ts'
import type { Forgetting } from './identity/forgetting.ts'
import type { KeyRing } from './identity/keys.ts'
import type { CodeMisses } from './limits/code-misses.ts'
import type { OpenLines } from './limits/open-lines.ts'
import type { OpenMail } from './mail/open-mail.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Report } from './ops/watch.ts'
import type { ServerSettings } from './settings.ts'
import type { Sockets } from './socket/sockets.ts'
import { archiveStep } from './store/archiving.ts'
import type { Store } from './store/contract.ts'
import type { Retiring } from './store/retiring.ts'
import type { TableRegistry } from './table/registry.ts'
import type { ThreadPool } from './work/pool.ts'

const SWEEP_MS = 30_000
/** How long a server that stops waits for what is being written; a store that can't be reached may never answer. */
const SETTLE_MS = 1000

interface ServerParts {
  readonly app: FastifyInstance
  readonly sockets: Sockets
  readonly tables: TableRegistry
  readonly caller: Caller
  readonly mail: OpenMail | undefined
  readonly cluster: Cluster | undefined
  readonly store: Store
  readonly workers: ThreadPool
  readonly limits: RateLimits
  readonly misses: CodeMisses
  readonly keys: KeyRing
  readonly forgetting: Forgetting
  readonly retiring: Retiring
  readonly lines: OpenLines
  readonly settings: ServerSettings
  readonly onError: Report
}

/** A server that listens: does what is due every now and then, and closes in order. */
export function running({
  app,
  sockets,
  tables,
  caller,
  mail,
  cluster,
  store,
  workers,
  settings,
  onError,
  ...swept
}: ServerParts): { close(): Promise<void> } {
  const sweeper = setInterval(() => {
    tables.sweep()
    tables.wakeDue(Date.now()).catch((error: Error) => onError(error, 'waking tables'))
    swept.limits.sweep()
    swept.misses.sweep()
    swept.keys.renew(Date.now()).catch((error: Error) => onError(error, 'renewing the keys'))
    swept.lines
      .closeEnded((credentials) => store.directory.stillValid(credentials))
      .catch((error: Error) => onError(error, 'closing ended sessions'))
    swept.forgetting.step(Date.now()).catch((error: Error) => onError(error, 'forgetting guests'))
    archiveStep(store, settings, Date.now()).catch((error: Error) => onError(error, 'packing logs'))
    dropStep(tables, settings, Date.now()).catch((error: Error) => onError(error, 'ending games'))
    swept.retiring.step(Date.now()).catch((error: Error) => onError(error, 'freeing codes'))
  }, SWEEP_MS)
  return {
    async close() {
      clearInterval(sweeper)
      sockets.refuseCommands()
      // People first: what they did is written and answered, then they go on elsewhere while the rest is put in order.
      await Promise.race([tables.settled(), pause(SETTLE_MS)])
      const listed = tables.close()
      sockets.close()
      await listed
      await caller.close()
      await mail?.close()
      await cluster?.close()
      await store.close()
      await app.close()
      await workers.close()
    },
  }
}

/** Ends games that nobody came back to. */
async function dropStep(tables: TableRegistry, settings: ServerSettings, moment: number): Promise<void> {
  const days = settings['drop-days']
  if (days > 0) await tables.dropForsaken(moment - days * 86_400_000)
}
