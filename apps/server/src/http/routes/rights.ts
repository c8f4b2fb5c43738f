import { done, me, passkeyList, passkeyParam, personalData } from '@rattlecup/protocol'
import type { Guests } from '../../identity/guests.ts'
import type { PersonalDataService } from '../../identity/personal-data.ts'
import type { OpenLines } from '../../limits/open-lines.ts'
import type { CallStore } from '../../store/calls/contract.ts'
import type { Directory, GuestRow } from '../../store/contract.ts'
import { requestError } from '../../errors.ts'
import { guestRoute, type Route } from '../route.ts'
import type { Site } from '../site.ts'

interface RightsRouteParts {
  readonly guests: Guests
  readonly directory: Directory
  readonly calls: CallStore
  readonly data: PersonalDataService
  readonly lines: OpenLines
  readonly site: Site
}

/** What belongs to people: their sessions, their passkeys, and all that is kept about them. */
export function rightsRoutes({ guests, directory, calls, data, lines, site }: RightsRouteParts): Route[] {
  const listFor = async ({ id }: GuestRow) => ({
    passkeys: (await directory.passkeysOf(id)).map((passkey) => ({ id: passkey.id })),
  })
  return [
    guestRoute({
      id: 'signOut',
      tag: 'Guests',
      method: 'DELETE',
      url: '/api/me/session',
      summary: 'Signs this browser out: its cookie counts no more, copies of it included.',
      answer: done,
      async run({ request, reply, credential }, guest) {
        await calls.endSubscriptions(guest.id, credential)
        await directory.endSession(credential)
        lines.closeSession(guest.id, credential)
        reply.header('set-cookie', guests.noCookie(site.isSecure(request)))
        return { ok: true }
      },
    }),
    guestRoute({
      id: 'signOutElsewhere',
      tag: 'Guests',
      method: 'DELETE',
      url: '/api/me/sessions',
      summary:
        'Signs out everywhere else: all other cookies and links of mine count no more, and no browser is called.',
      answer: me,
      async run({ request, reply }, guest) {
        await calls.endSubscriptions(guest.id)
        await directory.endSessions(guest.id)
        lines.closeAllOf(guest.id)
        reply.header('set-cookie', await guests.newCookie(guest, site.isSecure(request)))
        const { passkeys } = await listFor(guest)
        return { id: guest.id, name: guest.name, passkeys: passkeys.length, bot: guest.bot }
      },
    }),
    guestRoute({
      id: 'listPasskeys',
      tag: 'Passkeys',
      method: 'GET',
      url: '/api/passkeys',
      summary: 'My passkeys.',
      answer: passkeyList,
      run: (_, guest) => listFor(guest),
    }),
    guestRoute({
      id: 'removePasskey',
      tag: 'Passkeys',
      method: 'DELETE',
      url: '/api/passkeys/:id',
      refuses: ['unknown-passkey'],
      summary: 'Removes a passkey of mine, for good; answers those that are left.',
      params: passkeyParam,
      answer: passkeyList,
      async run({ params }, guest) {
        const { passkeys } = await listFor(guest)
        if (!passkeys.some(({ id }) => id === params.id)) throw requestError('unknown-passkey')
        await directory.removePasskey(params.id)
        return listFor(guest)
      },
    }),
    guestRoute({
      id: 'getMyData',
      tag: 'Guests',
      method: 'GET',
      url: '/api/me/data',
      summary: 'Everything that is kept about me, as a file.',
      answer: personalData,
      run({ reply }, guest) {
        reply.header('content-disposition', 'attachment; filename="rattlecup-me.json"')
        reply.type('application/json; charset=utf-8')
        return data.of(guest)
      },
    }),
    guestRoute({
      id: 'deleteMe',
      tag: 'Guests',
      method: 'DELETE',
      url: '/api/me',
      summary:
        'Deletes me for good: passkeys, programs, names and all I said. My moves stay in the games of others, without a name.',
      answer: done,
      async run({ request, reply }, guest) {
        await data.erase(guest)
        reply.header('set-cookie', guests.noCookie(site.isSecure(request)))
        return { ok: true }
      },
    }),
  ]
}
