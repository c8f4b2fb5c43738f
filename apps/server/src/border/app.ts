import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Guests } from '../identity/guests.ts'
import type { GuestRow } from '../store/contract.ts'
import { refusal, Refused, type Refusal } from '../table/refusal.ts'
import { fault, HttpFault, statusOf } from './faults.ts'
import type { Route } from './route.ts'
import { SECURITY_HEADERS } from './headers.ts'
import type { Site } from './site.ts'

export interface AppParts {
  readonly routes: readonly Route[]
  readonly guests: Guests
  readonly site: Site
  readonly logger: Logger
  readonly trustProxy: boolean
  /** Whether one more request may come from this address. */
  readonly admits: (address: string) => boolean
  readonly isClosing: () => boolean
}

const MOST_BODY = 64 * 1024

/** The HTTP side: checks what comes in, asks the route, answers every fault with a code. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy,
    bodyLimit: MOST_BODY,
    // Streams stay open for as long as their reader likes; everything else is answered at once.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    // Files are cheap, and an application asks for many at once.
    if (request.url.startsWith('/api')) {
      if (parts.isClosing()) throw fault('closing')
      if (!parts.admits(request.ip)) throw fault('rate-limited')
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !parts.site.allows(request)) throw fault('bad-origin')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error, request)
    return reply.code(statusOf(refused.code)).send({ error: refused })
  })
  app.setNotFoundHandler(() => {
    throw new HttpFault({
      code: 'unknown-command',
      message: 'nothing is at this address; /api says what there is',
    })
  })
  for (const route of parts.routes) addRoute(app, route, parts.guests)
  return app
}

function addRoute(app: FastifyInstance, route: Route, guests: Guests): void {
  app.route({
    method: route.method,
    url: route.url,
    // HEAD would open a stream that nobody reads and nothing ever closes.
    exposeHeadRoute: route.type === undefined,
    async handler(request, reply) {
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
      const params = check(route.params, request.params, 'address')
      const body = check(route.body, request.body, 'body')
      const call = { params, body, request, reply }
      if (route.type) reply.type(route.type)
      return route.guest === 'any' ? route.run(call) : route.run(call, await known(guests, request))
    },
  })
}

async function known(guests: Guests, { headers }: FastifyRequest): Promise<GuestRow> {
  const recognised = await guests.recognise(headers)
  if (!recognised) throw fault('unauthorized')
  return recognised.guest
}

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
  throw new HttpFault({ code: 'bad-request', message: `the ${where}${path}: ${issue?.message}` })
}

/** Our own failures are logged and not explained to the client. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return { code: 'bad-json', message: 'the body is not JSON' }
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'bad-request', message: error.message }
  }
  request.log.error({ err: error, url: request.url }, 'a request failed')
  return refusal('internal')
}
