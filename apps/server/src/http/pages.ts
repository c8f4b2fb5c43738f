import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GAMES } from '@rattlecup/games'
import { isLoopback } from '@rattlecup/protocol'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Metrics } from '../ops/metrics.ts'
import type { ServerSettings } from '../settings.ts'
import { requestError } from '../errors.ts'
import { openApi } from './openapi/document.ts'
import { packageFile } from './package-file.ts'
import { openRoute, type Route } from './route.ts'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** The description of the API, with a page to try it. */
export function addApiPages(app: FastifyInstance, routes: readonly Route[]): void {
  const description = openApi(routes, GAMES)
  app.get('/api/openapi.json', () => description)
  const pages = {
    '/api': ['api.html', 'text/html'],
    '/api/page.css': ['api.css', 'text/css'],
    '/api/page.js': ['api.js', 'text/javascript'],
    '/api/api-fields.js': ['api-fields.js', 'text/javascript'],
  } as const
  for (const [url, [file, type]] of Object.entries(pages)) {
    app.get(url, async (_, reply) => {
      reply.type(`${type}; charset=utf-8`)
      return readFile(packageFile(`assets/${file}`), 'utf8')
    })
  }
}

/** What Prometheus reads, if anybody may. */
export function metricsRoutes(metrics: Metrics, who: ServerSettings['metrics']): Route[] {
  if (who === 'nobody') return []
  const route = openRoute({
    id: 'getMetrics',
    tag: 'House',
    method: 'GET',
    url: '/metrics',
    refuses: ['unauthorized'],
    summary: 'How the server is, for Prometheus.',
    answer: z.string(),
    type: metrics.contentType,
    run({ request }) {
      if (who === 'local' && !isLocal(request)) throw requestError('unauthorized')
      return metrics.text()
    },
  })
  return [route]
}

/**
 * A proxy on this machine is local too, but those it speaks for are not. Nor is a page of another site, whose name may lead
 * here for the browser of whoever sits at this machine.
 */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => name in headers)) return false
  return LOCAL.has(socket.remoteAddress ?? '') && isLoopback(hostname)
}
