import { GAMES, findGame } from '@rattlecup/games'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from './border/app.ts'
import { Buckets } from './border/limits.ts'
import { addApiPages, addMetrics, addWebApp } from './border/pages.ts'
import { gameRoutes } from './border/routes/games.ts'
import { guestRoutes } from './border/routes/guests.ts'
import { passkeyRoutes } from './border/routes/passkeys.ts'
import { tableRoutes } from './border/routes/tables.ts'
import { Site } from './border/site.ts'
import { Sockets } from './border/sockets.ts'
import { Guests } from './identity/guests.ts'
import { KeyRing } from './identity/keys.ts'
import { Passkeys } from './identity/passkeys.ts'
import { createLogger } from './ops/logger.ts'
import { Metrics } from './ops/metrics.ts'
import { StartError, type Settings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { Hall } from './table/hall.ts'
import { WorkPool } from './work/pool.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string
  /** Refuses new moves, finishes writing, closes. */
  close(): Promise<void>
}

const SWEEP_MS = 30_000
const now = (): number => Date.now()

/** Puts the parts together on an open store and listens. */
export async function startServer(settings: Settings, store: Store): Promise<RunningServer> {
  const logger = createLogger(settings['log-level'])
  const helpers = new WorkPool({
    threads: settings.threads,
    botDelay: settings['bot-delay'],
    absence: settings.absence * 1000,
  })
  const onError = (error: Error, about = 'a message') => {
    metrics.countFailure()
    logger.error({ err: error }, `failed: ${about}`)
  }
  const world = { now, newSecret: () => randomBytes(32).toString('hex') }
  const hall = new Hall({ store, world, helpers, findGame, onError })
  const keys = await KeyRing.open(store.directory, now(), settings['key-days'])
  const guests = new Guests(store.directory, keys)
  const site = new Site(settings.site)
  const requests = new Buckets(settings['rate-requests'], settings['rate-requests'] * 5)
  const newcomers = new Buckets(settings['rate-guests'] / 3600, settings['rate-guests'])
  const messages = new Buckets(settings['rate-messages'], settings['rate-messages'] * 3)
  const trustProxy = settings['trust-proxy'] === 'yes'
  const sockets = new Sockets({
    guests,
    hall,
    site,
    messages,
    now,
    onError,
    admits: (address) => requests.take(address, now()),
    addressOf: (request) => addressOf(request, trustProxy),
    onMove: () => metrics.countMove(),
  })
  const metrics = new Metrics({ tables: () => hall.size, connections: () => sockets.size })
  const routes = [
    ...gameRoutes({ games: GAMES, hall, connections: () => sockets.size }),
    ...guestRoutes({
      guests,
      directory: store.directory,
      site,
      now,
      admits: (address) => newcomers.take(address, now()),
    }),
    ...passkeyRoutes({
      passkeys: new Passkeys(store.directory, now),
      guests,
      directory: store.directory,
      site,
    }),
    ...tableRoutes({
      hall,
      directory: store.directory,
      log: store.log,
      site,
      findGame,
      admits: (guest) => messages.take(guest.id, now()),
    }),
  ]
  const app = buildApp({
    routes,
    guests,
    site,
    logger,
    trustProxy,
    admits: (address) => requests.take(address, now()),
  })
  addApiPages(app, routes)
  addMetrics(app, metrics, settings.metrics)
  await addWebApp(app, settings.web)
  sockets.listen(app.server)
  await listen(app, settings)
  await hall.wake()
  const sweeper = setInterval(() => {
    hall.sweep()
    for (const buckets of [requests, newcomers, messages]) buckets.sweep(now())
  }, SWEEP_MS)
  return {
    address: localAddress(app),
    async close() {
      clearInterval(sweeper)
      sockets.refuseCommands()
      await hall.close()
      await store.close()
      sockets.close()
      await app.close()
      sockets.terminate()
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

function localAddress(app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo
  return `http://localhost:${port}`
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}
