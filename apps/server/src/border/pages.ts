import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Metrics } from '../ops/metrics.ts'
import type { Settings } from '../settings.ts'
import { fault } from './faults.ts'
import { openApi } from './openapi.ts'
import type { Route } from './route.ts'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Files here have a hash in their names and never change. */
const HASHED = `${sep}assets${sep}`

/** From the source tree and from the bundle alike, these lie beside the package. */
function packageFile(path: string): string {
  const candidates = ['../../', '../'].map((up) => fileURLToPath(new URL(up + path, import.meta.url)))
  return candidates.find((candidate) => existsSync(candidate)) ?? (candidates[0] as string)
}

/** The description of the API, with a page to try it. */
export function addApiPages(app: FastifyInstance, routes: readonly Route[]): void {
  const description = openApi(routes)
  app.get('/api/openapi.json', () => description)
  const files = { '/api': ['api.html', 'text/html'], '/api/page.css': ['api.css', 'text/css'] } as const
  const pages = { ...files, '/api/page.js': ['api.js', 'text/javascript'] } as const
  for (const [url, [file, type]] of Object.entries(pages)) {
    app.get(url, async (_, reply) => {
      reply.type(`${type}; charset=utf-8`)
      return readFile(packageFile(`assets/${file}`), 'utf8')
    })
  }
}

export function addMetrics(app: FastifyInstance, metrics: Metrics, who: Settings['metrics']): void {
  if (who === 'nobody') return
  app.get('/metrics', async (request, reply) => {
    if (who === 'local' && !LOCAL.has(request.ip)) throw fault('unauthorized')
    reply.type(metrics.contentType)
    return metrics.text()
  })
}

/** The web application; every address that is no file is one of its own. */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const root = folder || packageFile('../web/dist')
  if (!existsSync(join(root, 'index.html'))) {
    app.get('/', (_, reply) => reply.redirect('/api'))
    return
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    setHeaders: (reply, path) =>
      void reply.setHeader(
        'cache-control',
        path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.get('/*', (_, reply) => reply.sendFile('index.html'))
}
