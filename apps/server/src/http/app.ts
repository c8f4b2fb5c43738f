import type { CodedError } from '@rattlecup/kit'
import type { Code } from '@rattlecup/protocol'
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Guests, Recognised } from '../identity/guests.ts'
import { UnreachableError } from '../store/contract.ts'
import { codedError, RequestError, requestError } from '../errors.ts'
import { statusOf } from './status.ts'
import type { Route } from './route.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { FILES } from './web-app.ts'
import type { Connections } from '../limits/connections.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { formFault } from '../limits/modest-json.ts'
import type { Site } from './site.ts'

interface AppParts {
  readonly routes: readonly Route[]
  readonly guests: Guests
  readonly site: Site
  readonly logger: Logger
  readonly trustProxy: boolean
  readonly limits: RateLimits
  readonly connections: Connections
  /** How long a client may take to say what it wants, and to go on reading the answer, in milliseconds. */
  readonly patience: number
  readonly isClosing: () => boolean
  readonly onError: (error: Error, about: string) => void
}

const MOST_BODY = 64 * 1024
/** A server that is closing is alive. */
const LIVE = '/api/live'

const badHost = new RequestError({ code: 'bad-request', message: 'The Host header names no host.' })

/** The HTTP side: checks what comes in, asks the route, answers every error with a code. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: it adds the address it sees at the end, and anybody may have written what comes before.
    trustProxy: parts.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: MOST_BODY,
    requestTimeout: parts.patience,
    connectionTimeout: parts.patience,
    http: { headersTimeout: parts.patience, connectionsCheckingInterval: parts.patience / 4 },
    // Streams stay open for as long as their reader likes; everything else is answered at once.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (!parts.connections.admits(request.raw, reply.raw)) throw requestError('rate-limited')
    // The route tells what is a file: an address can be written in many ways.
    if (request.routeOptions.url === FILES) {
      if (!parts.limits.admitsFile(request.ip)) throw requestError('rate-limited')
    } else {
      if (parts.isClosing() && request.routeOptions.url !== LIVE) throw requestError('closing')
      if (!parts.limits.admitsRequest(request.ip)) throw requestError('rate-limited')
      if (!parts.site.isNamed(request)) throw badHost
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !parts.site.allows(request)) throw requestError('bad-origin')
  })
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [body, query, params]) {
      const fault = formFault(part)
      if (fault) throw new RequestError(fault)
    }
  })
  const failed = (error: Error, { method, url }: FastifyRequest) => {
    parts.onError(error, `${method} ${url}`)
    return codedError('internal')
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const coded = codedErrorOf(error) ?? failed(error, request)
    if (coded.code === 'rate-limited') reply.header('retry-after', '1')
    return reply.code(statusOf(coded.code)).send({ error: coded })
  })
  app.setNotFoundHandler(() => {
    throw new RequestError({
      code: 'unknown-command',
      message: 'There is nothing at this address; /api lists what there is.',
    })
  })
  for (const route of parts.routes) {
    if (route.takesAnyBody)
      void app.register(async (apart) => addRoute(passingBodies(apart), route, parts.guests))
    else addRoute(app, route, parts.guests)
  }
  return app
}

/** Reads no body, whatever it is; how long it may be stays as it was. */
function passingBodies(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, __, done) => done(null))
  return app
}

function addRoute(app: FastifyInstance, route: Route, guests: Guests): void {
  app.route({
    method: route.method,
    url: route.url,
    // HEAD would open a stream that nobody reads and nothing ever closes.
    exposeHeadRoute: route.type === undefined,
    async handler(request, reply) {
      if (route.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
      const params = check(route.params, request.params, 'address')
      const body = check(route.body, request.body, 'body')
      const query = check(route.query, request.query, 'query')
      const call = { params, query, body, request, reply }
      if (route.type) reply.type(route.type)
      if (route.guest === 'any') return route.run(call)
      const { guest, credential } = await known(guests, request)
      return route.run({ ...call, credential }, guest)
    },
  })
}

async function known(guests: Guests, { headers }: FastifyRequest): Promise<Recognised> {
  const recognised = await guests.recognise(headers)
  if (!recognised) throw requestError('unauthorized')
  return recognised
}

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
  throw new RequestError({ code: 'bad-request', message: `The ${where}${path}: ${issue?.message}` })
}

/** What is wrong with the request; undefined for failures of our own, which are not explained to the client. */
function codedErrorOf(error: FastifyError): CodedError<Code> | undefined {
  if (error instanceof RequestError) return { code: error.code, message: error.message }
  // As with a server that closes: the same request may be answered a moment later, or elsewhere.
  if (error instanceof UnreachableError) return codedError('closing')
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return { code: 'bad-json', message: 'The body is not JSON.' }
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'bad-request', message: error.message }
  }
  return undefined
}
