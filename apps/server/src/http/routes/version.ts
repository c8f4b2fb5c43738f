import { PROTOCOL_VERSION, sharedAddress, version } from '@rattlecup/protocol'
import { openRoute, type Route } from '../route.ts'
import type { Site } from '../site.ts'

/**
 * What the socket speaks. A browser can't see why its handshake was refused; a page that is older or newer than the
 * server finds out here.
 */
export function versionRoutes(site: Site): Route[] {
  return [
    openRoute({
      id: 'getVersion',
      tag: 'House',
      method: 'GET',
      url: '/api/version',
      summary: 'The version of the messages that the socket speaks.',
      answer: version,
      run: () => ({ protocol: PROTOCOL_VERSION }),
    }),
    openRoute({
      id: 'getAddress',
      tag: 'House',
      method: 'GET',
      url: '/api/address',
      summary: 'The address to give to friends, and who can open it.',
      answer: sharedAddress,
      run: ({ request }) => site.shared(request),
    }),
  ]
}
