import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { StartError } from '../settings.ts'
import { packageFile } from './package-file.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a new version is seen at once, an old one costs one short answer. */
const ASK_FIRST = 'no-cache'
/** Addresses of the server's own, which are never pages. */
const OURS = /^\/(?:api|ws|metrics|dice)(?:\/|$)/

/** The route of everything that is a file or a page of the application. */
export const FILES = '/*'

/** The web application: its files, and its one page at every address that a player may open. */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  previewTags: (request: FastifyRequest) => Promise<string> = async () => '',
): Promise<void> {
  const root = resolve(folder || packageFile('../web/dist'))
  if (!existsSync(join(root, 'index.html'))) {
    if (folder) throw new StartError(`there is no web application in '${folder}'`)
    app.get('/', (_, reply) => reply.redirect('/api'))
    return
  }
  const hashed = join(root, 'assets') + sep
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? FOR_EVER : ASK_FIRST)
    },
  })
  app.get('/s/:token', async (request, reply) => {
    const page = await readFile(join(root, 'index.html'), 'utf8')
    reply.type('text/html; charset=utf-8').header('cache-control', ASK_FIRST)
    const tags = await previewTags(request)
    // As a function, because a name may hold what replaces specially.
    return page.replace('</head>', () => `${tags}</head>`)
  })
  app.get(FILES, serveFile)
}

function serveFile(request: FastifyRequest, reply: FastifyReply): FastifyReply | void {
  const path = (request.params as { '*': string })['*']
  if (OURS.test(`/${path}`)) return reply.callNotFound()
  if (isFile(path)) return reply.sendFile(path)
  return acceptsPage(request) ? reply.sendFile('index.html') : reply.callNotFound()
}

/** Files have an ending, pages have none: so a missing script is answered as missing, not with a page of HTML. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.')
}

function acceptsPage({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return /text\/(?:html|\*)|\*\/\*/.test(accept)
}
