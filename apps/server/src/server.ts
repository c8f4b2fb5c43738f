import { findGame } from '@rattlecup/games'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from './border/app.ts'
import { Limits } from './border/limits.ts'
import { OpenLines } from './border/open-lines.ts'
import { addApiPages, metricsRoutes } from './border/pages.ts'
import { allRoutes } from './border/routes/all.ts'
import { Site } from './border/site.ts'
import { Sockets } from './border/sockets.ts'
import { addWebApp } from './border/web-app.ts'
import { Attendance } from './identity/attendance.ts'
import { Forgetting } from './identity/forgetting.ts'
import { Guests } from './identity/guests.ts'
import { KeyRing } from './identity/keys.ts'
import { otherAddresses } from './ops/addresses.ts'
import { createLogger } from './ops/logger.ts'
import { Metrics } from './ops/metrics.ts'
import { reporter, type Report } from './ops/watch.ts'
import { StartError, type Settings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { Hall } from './table/hall.ts'
import { WorkPool } from './work/pool.ts'

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
const world = { now, newSecret: () => randomBytes(32).toString('hex') }

/** Puts the parts together on an open store and listens. */
export async function startServer(settings: Settings, store: Store): Promise<RunningServer> {
  const logger = createLogger(settings['log-level'])
  const metrics = new Metrics({ tables: () => hall.size, connections: () => sockets.size })
  const onError = reporter(logger, metrics)
  const helpers = poolOf(settings)
  const hall = new Hall({ store, world, helpers, findGame, onError })
  const limits = new Limits(settings, now)
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
  const sockets = new Sockets({ guests, hall, site, limits, lines, onError, onMove, trustProxy })
  const connections = () => sockets.size
  const api = allRoutes({ store, hall, guests, site, limits, lines, now, connections, onMove })
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
  await hall.wake()
  const server = running({ app, sockets, hall, store, helpers, limits, keys, forgetting, onError })
  return { ...server, elsewhere: settings['public-url'] ? [settings['public-url']] : elsewhere() }
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

function poolOf(settings: Settings): WorkPool {
  const { threads, cache, 'bot-delay': botDelay, absence } = settings
  return new WorkPool({ threads, cache, botDelay, absence: absence * 1000 })
}

interface Parts {
  readonly app: FastifyInstance
  readonly sockets: Sockets
  readonly hall: Hall
  readonly store: Store
  readonly helpers: WorkPool
  readonly limits: Limits
  readonly keys: KeyRing
  readonly forgetting: Forgetting
  readonly onError: Report
}

function running({
  app,
  sockets,
  hall,
  store,
  helpers,
  onError,
  ...swept
}: Parts): Omit<RunningServer, 'elsewhere'> {
  const sweeper = setInterval(() => {
    hall.sweep()
    swept.limits.sweep()
    swept.keys.renew(now()).catch((error: Error) => onError(error, 'renewing the keys'))
    swept.forgetting.step(now()).catch((error: Error) => onError(error, 'forgetting guests'))
  }, SWEEP_MS)
  return {
    address: `http://localhost:${portOf(app)}`,
    async close() {
      clearInterval(sweeper)
      sockets.refuseCommands()
      await hall.close()
      await store.close()
      sockets.close()
      await app.close()
      await helpers.close()
    },
  }
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
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
