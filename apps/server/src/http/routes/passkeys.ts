import { ceremony, me } from '@rattlecup/protocol'
import type { FastifyRequest } from 'fastify'
import type { Guests } from '../../identity/guests.ts'
import type { Passkeys, PasskeySite } from '../../identity/passkeys.ts'
import type { Directory, GuestRow } from '../../store/contract.ts'
import { requestError } from '../../errors.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'
import type { Site } from '../site.ts'

interface PasskeyRouteParts {
  readonly passkeys: Passkeys
  readonly guests: Guests
  readonly directory: Directory
  readonly site: Site
}

/** Keeping an identity for good, and coming back to it. Bodies and answers are WebAuthn's own. */
export function passkeyRoutes({ passkeys, guests, directory, site }: PasskeyRouteParts): Route[] {
  const place = (request: FastifyRequest): PasskeySite => ({
    origin: site.of(request),
    hostname: site.hostname(request),
  })
  const describe = async (guest: GuestRow) => {
    const known = await directory.passkeysOf(guest.id)
    return { id: guest.id, name: guest.name, passkeys: known.length, bot: guest.bot }
  }
  return [
    guestRoute({
      id: 'beginPasskey',
      tag: 'Passkeys',
      method: 'POST',
      url: '/api/passkeys/registration',
      summary: 'What the browser needs to make a passkey for me.',
      answer: ceremony,
      run: ({ request }, guest) => passkeys.registration(guest, place(request)),
    }),
    guestRoute({
      id: 'keepPasskey',
      tag: 'Passkeys',
      method: 'POST',
      url: '/api/passkeys',
      refuses: ['expired'],
      summary: 'Keeps the passkey that the browser has made.',
      body: ceremony,
      answer: me,
      async run({ body, request }, guest) {
        if (!(await passkeys.register(guest, body, place(request)))) throw requestError('expired')
        return describe(guest)
      },
    }),
    openRoute({
      id: 'beginSignIn',
      tag: 'Passkeys',
      method: 'POST',
      url: '/api/passkeys/authentication',
      summary: 'What the browser needs to be recognised by a passkey.',
      answer: ceremony,
      run: ({ request }) => passkeys.authentication(place(request)),
    }),
    openRoute({
      id: 'signIn',
      tag: 'Passkeys',
      method: 'POST',
      url: '/api/passkeys/session',
      refuses: ['expired'],
      summary: 'Becomes the guest whose passkey the browser has used.',
      body: ceremony,
      answer: me,
      async run({ body, request, reply }) {
        const guest = await passkeys.authenticate(body, place(request))
        if (!guest) throw requestError('expired')
        reply.header('set-cookie', await guests.newCookie(guest, site.isSecure(request)))
        return describe(guest)
      },
    }),
  ]
}
