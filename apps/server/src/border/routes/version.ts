import { PROTOCOL_VERSION, version } from '@rattlecup/protocol'
import { openRoute, type Route } from '../route.ts'

/**
 * What the socket speaks. A browser can't see why its handshake was refused; a page that is older or newer than the
 * server finds out here.
 */
export function versionRoutes(): Route[] {
  return [
    openRoute({
      method: 'GET',
      url: '/api/version',
      summary: 'The version of the messages that the socket speaks.',
      answer: version,
      run: () => ({ protocol: PROTOCOL_VERSION }),
    }),
  ]
}
