import { PICTURE } from '@rattlecup/games/picture'
import { sharedParam } from '@rattlecup/protocol'
import type { FastifyRequest } from 'fastify'
import type { Previews } from '../history/previews.ts'
import type { Site } from './site.ts'

/** What the page of a shared game says of itself to programs that show previews; nothing where there is no such game. */
export async function previewTags(previews: Previews, site: Site, request: FastifyRequest): Promise<string> {
  const asked = sharedParam.safeParse(request.params)
  if (!asked.success) return ''
  const { token } = asked.data
  try {
    const { title, symbols } = await previews.of(token)
    return tagsOf(title, symbols, `${site.of(request)}`, token)
  } catch {
    return ''
  }
}

function tagsOf(title: string, about: string, address: string, token: string): string {
  const tags = {
    'og:site_name': 'Rattlecup',
    'og:type': 'website',
    'og:url': `${address}/s/${token}`,
    'og:title': title,
    'og:description': about,
    'og:image': `${address}/api/shared/${token}/picture.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Names are anybody's text. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string)
}
