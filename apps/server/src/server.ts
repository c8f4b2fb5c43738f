import { findGame } from '@rattlecup/games'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Cluster } from './cluster/cluster.ts'
import { buildApp } from './http/app.ts'
import { DiceLog } from './dice-log/dice-log.ts'
import { openLogKey, originOf } from './dice-log/log-key.ts'
import { Witnesses } from './dice-log/witnesses.ts'
import { addApiPages, metricsRoutes } from './http/pages.ts'
import { allRoutes } from './http/routes/all.ts'
import { Site } from './http/site.ts'
import { Sockets } from './socket/sockets.ts'
import { addWebApp } from './http/web-app.ts'
import { previewTags } from './http/preview-tags.ts'
import { HistoryService } from './history/history.ts'
import { Previews } from './history/previews.ts'
import { openLimits } from './limits/open-limits.ts'
import { openMail } from './mail/open-mail.ts'
import { openCalls } from './calls/open-calls.ts'
import { openGuests } from './identity/open-guests.ts'
import { otherAddresses } from './ops/addresses.ts'
import { createLogger } from './ops/logger.ts'
import { Metrics } from './ops/metrics.ts'
import { reporter, type Report } from './ops/watch.ts'
import { running } from './running.ts'
import { StartError, type ServerSettings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { Retiring } from './store/retiring.ts'
import { TableRegistry } from './table/registry.ts'
import { GameFiles, type GameFilesParts } from './work/game-files.ts'
import { ThreadPool } from './work/pool.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string
  /** Where other devices find it. */
  readonly elsewhere: readonly string[]
  /** Refuses new moves, finishes writing, closes. */
  close(): Promise<void>
}

const now = (): number => Date.now()
/** How long a roll waits for the devices, in milliseconds. */
const LINK_DELAYS = { links: 3000, linksAfterRestart: 15_000 }
const environment = { now, newSecret: () => randomBytes(32).toString('hex') }

/** Puts the parts together on an open store and listens. */
export async function startServer(settings: ServerSettings, store: Store): Promise<RunningServer> {
  const logger = createLogger(settings['log-level'])
  const metrics = new Metrics({
    tables: () => tables.size,
    connections: () => sockets.size,
    nodes: () => cluster?.owners.living.size ?? 1,
    owned: () => tables.owned,
  })
  const onError = reporter(logger, metrics)
  const workers = new ThreadPool(settings)
  const diceLog = await DiceLog.open(store.dice, await openLogKey(store.dice, originOf(settings)), now)
  const witnesses = new Witnesses({ rows: store.dice, log: diceLog, keys: settings.witnesses, onError })
  await witnesses.warn()
  const mail = await openMail(settings, { store, now, onError })
  const { caller, ...calls } = await openCalls(settings, { store, mailer: mail?.mailer, now, onError })
  const logEnd: GameFilesParts['logEnd'] = async ({ entry, figures, open }) => ({
    key: diceLog.key,
    open,
    close: await diceLog.append(entry, figures),
  })
  const read = workers.gameFile.bind(workers)
  const write = workers.endedFile.bind(workers)
  const files = new GameFiles({ log: store.log, read, write, logEnd, now })
  const cluster = await joinCluster({ settings, store, house: diceLog.key, onError })
  const tables = new TableRegistry({
    store,
    environment,
    workers,
    delays: { ...LINK_DELAYS, bot: settings['bot-delay'], absence: settings.absence * 1000 },
    findGame,
    onCalledBack: (state, guests) => caller.withdraw(state, guests),
    onOver: (state, absent) => caller.gameOver(state, absent),
    onError,
    logOpening: async (opening) => ({
      proof: await diceLog.append({ kind: 'open', opening }),
      key: diceLog.key,
    }),
    onEnded: (table, game, ended) =>
      // A server that stops leaves it to whoever asks for the file next.
      void files
        .make(table, game, ended)
        .catch((error: Error) => sockets.isClosing || onError(error, `the end of game ${game}`)),
    cluster,
  })
  const { directory } = store
  const { limits, lines, misses, finder, quota, inbound } = openLimits(settings, { tables, directory, now })
  const trustProxy = settings['trust-proxy'] === 'yes'
  const elsewhere = () => otherAddresses(settings.host, portOf(app))
  const site = new Site(settings['public-url'], () => elsewhere()[0])
  const isHere = (guest: string) => lines.hasOneOf(guest)
  const { guests, keys, forgetting } = await openGuests(settings, { store, now, isHere })
  const onMove = () => metrics.countMove()
  const retiring = new Retiring(directory, settings['table-days'])
  const shared = { guests, finder, site, limits, lines, onMove }
  const sockets = new Sockets({ ...shared, onError, trustProxy })
  const connections = () => sockets.size
  const checkFile = workers.finishedFile.bind(workers)
  const history = new HistoryService({ store, files, checkFile, tables, now })
  const previews = new Previews({
    check: (token) => history.sharedGame(token),
    file: (token) => history.shared(token),
    draw: workers.preview.bind(workers),
    now,
  })
  const api = allRoutes({
    ...shared,
    ...calls,
    addresses: mail?.addresses,
    history,
    previews,
    store,
    diceLog,
    witnesses,
    tables,
    files,
    quota,
    now,
    connections,
  })
  const routes = [...api, ...metricsRoutes(metrics, settings.metrics)]
  const app = buildApp({
    routes,
    guests,
    site,
    logger,
    trustProxy,
    limits,
    connections: inbound,
    patience: settings.patience * 1000,
    isClosing: () => sockets.isClosing,
    onError,
  })
  addApiPages(app, routes)
  await addWebApp(app, settings.web, (request) => previewTags(previews, site, request))
  inbound.watch(app.server)
  sockets.listen(app.server)
  await listen(app, settings)
  await tables.wake()
  await tables.wakeDue(now())
  cluster?.watch(tables, onError)
  cluster?.share({ lines, misses, limits, tables })
  const sweeps = { limits, lines, misses, keys, forgetting, retiring, settings }
  const server = running({ app, sockets, tables, caller, mail, cluster, store, workers, onError, ...sweeps })
  const address = `http://localhost:${portOf(app)}`
  return { ...server, address, elsewhere: settings['public-url'] ? [settings['public-url']] : elsewhere() }
}

/** Loaded only where there can be other nodes. */
async function joinCluster({
  settings,
  store,
  house,
  onError,
}: {
  settings: ServerSettings
  store: Store
  house: string
  onError: Report
}): Promise<Cluster | undefined> {
  if (settings['database-url'] === '' || !store.nodes) return undefined
  const { Cluster, openBus } = await import('./cluster/cluster.ts')
  return Cluster.join(store.nodes, await openBus(settings, house, onError), onError)
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
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
