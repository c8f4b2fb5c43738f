import { findGame } from '@rattlecup/games'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from './http/app.ts'
import { RateLimits } from './limits/rate-limits.ts'
import { CodeMisses } from './limits/code-misses.ts'
import { OpenLines } from './limits/open-lines.ts'
import { TableFinder } from './limits/table-finder.ts'
import { TableQuota } from './limits/table-quota.ts'
import { addApiPages, metricsRoutes } from './http/pages.ts'
import { allRoutes } from './http/routes/all.ts'
import { Site } from './http/site.ts'
import { Sockets } from './socket/sockets.ts'
import { addWebApp } from './http/web-app.ts'
import { Attendance } from './identity/attendance.ts'
import { Forgetting } from './identity/forgetting.ts'
import { Guests } from './identity/guests.ts'
import { KeyRing } from './identity/keys.ts'
import { otherAddresses } from './ops/addresses.ts'
import { createLogger } from './ops/logger.ts'
import { Metrics } from './ops/metrics.ts'
import { reporter, type Report } from './ops/watch.ts'
import { StartError, type ServerSettings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { Retiring } from './store/retiring.ts'
import { TableRegistry } from './table/registry.ts'
import { GameFiles } from './work/game-files.ts'
import { ThreadPool } from './work/pool.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string
  /** Where other devices find it. */
  readonly elsewhere: readonly string[]
  /** Refuses new moves, finishes writing, closes. */
  close(): Promise<void>
}

const SWEEP_MS = 30_000
const now = (): number => Date.now()
/** What nobody can set: limits go by it. */
const monotonic = (): number => performance.now()
const environment = { now, newSecret: () => randomBytes(32).toString('hex') }

/** Puts the parts together on an open store and listens. */
export async function startServer(settings: ServerSettings, store: Store): Promise<RunningServer> {
  const logger = createLogger(settings['log-level'])
  const metrics = new Metrics({ tables: () => tables.size, connections: () => sockets.size })
  const onError = reporter(logger, metrics)
  const workers = new ThreadPool(settings)
  const delays = { bot: settings['bot-delay'], absence: settings.absence * 1000 }
  const tables = new TableRegistry({ store, environment, workers, delays, findGame, onError })
  const limits = new RateLimits(settings, monotonic)
  const lines = new OpenLines({ ofGuest: settings['lines-guest'], ofAddress: settings['lines-address'] })
  const elsewhere = () => otherAddresses(settings.host, portOf(app))
  const site = new Site(settings['public-url'], () => elsewhere()[0])
  const keys = await KeyRing.open(store.directory, now(), settings['key-days'])
  const { directory } = store
  const attendance = new Attendance(directory, now)
  const guests = new Guests({ directory, keys, attendance, now })
  const isHere = (guest: string) => lines.hasOneOf(guest)
  const forgetting = new Forgetting({ directory, attendance, days: settings['guest-days'], isHere })
  const trustProxy = settings['trust-proxy'] === 'yes'
  const onMove = () => metrics.countMove()
  const misses = new CodeMisses(settings['code-misses'], monotonic)
  const finder = new TableFinder({ tables, directory, misses })
  const quota = new TableQuota({ most: settings['tables-guest'], directory, tables, now })
  const retiring = new Retiring(directory, settings['table-days'])
  const sockets = new Sockets({ guests, finder, site, limits, lines, onError, onMove, trustProxy })
  const connections = () => sockets.size
  const files = new GameFiles({ log: store.log, read: workers.gameFile.bind(workers), now })
  const api = allRoutes({
    store,
    tables,
    guests,
    site,
    limits,
    lines,
    files,
    finder,
    quota,
    now,
    connections,
    onMove,
  })
  const routes = [...api, ...metricsRoutes(metrics, settings.metrics)]
  const app = buildApp({
    routes,
    guests,
    site,
    logger,
    trustProxy,
    admits: limits.admitsRequest,
    isClosing: () => sockets.isClosing,
    onError,
  })
  addApiPages(app, routes)
  await addWebApp(app, settings.web)
  sockets.listen(app.server)
  await listen(app, settings)
  await tables.wake()
  const server = running({
    app,
    sockets,
    tables,
    store,
    workers,
    limits,
    misses,
    keys,
    forgetting,
    retiring,
    onError,
  })
  return { ...server, elsewhere: settings['public-url'] ? [settings['public-url']] : elsewhere() }
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

interface ServerParts {
  readonly app: FastifyInstance
  readonly sockets: Sockets
  readonly tables: TableRegistry
  readonly store: Store
  readonly workers: ThreadPool
  readonly limits: RateLimits
  readonly misses: CodeMisses
  readonly keys: KeyRing
  readonly forgetting: Forgetting
  readonly retiring: Retiring
  readonly onError: Report
}

function running({
  app,
  sockets,
  tables,
  store,
  workers,
  onError,
  ...swept
}: ServerParts): Omit<RunningServer, 'elsewhere'> {
  const sweeper = setInterval(() => {
    tables.sweep()
    swept.limits.sweep()
    swept.misses.sweep()
    swept.keys.renew(now()).catch((error: Error) => onError(error, 'renewing the keys'))
    swept.forgetting.step(now()).catch((error: Error) => onError(error, 'forgetting guests'))
    swept.retiring.step(now()).catch((error: Error) => onError(error, 'freeing codes'))
  }, SWEEP_MS)
  return {
    address: `http://localhost:${portOf(app)}`,
    async close() {
      clearInterval(sweeper)
      sockets.refuseCommands()
      await tables.close()
      await store.close()
      sockets.close()
      await app.close()
      await workers.close()
    },
  }
}

async function listen(app: FastifyInstance, { port, host }: ServerSettings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`port ${port} is in use; choose another with PORT`)
    if (code === 'EACCES')
      throw new StartError(`port ${port} may not be used; choose one above 1023 with PORT`)
    throw new StartError(`can't listen on ${host}, port ${port}: ${message}`)
  }
}
