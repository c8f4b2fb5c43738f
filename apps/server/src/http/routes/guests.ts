import { claim, linkMade, me, rename } from '@rattlecup/protocol'
import { LINK_SECONDS, type Guests, type Recognised } from '../../identity/guests.ts'
import type { Directory, GuestRow } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { requestError } from '../../errors.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import type { OpenLines } from '../../limits/open-lines.ts'
import { guestRoute, openRoute, type RouteCall, type Route } from '../route.ts'
import type { Site } from '../site.ts'

interface GuestRouteParts {
  readonly guests: Guests
  readonly directory: Directory
  readonly site: Site
  readonly tables: TableRegistry
  readonly lines: OpenLines
  readonly limits: RateLimits
}

/** Who somebody is: guests, names, other devices. */
export function guestRoutes({ guests, directory, site, tables, lines, limits }: GuestRouteParts): Route[] {
  const { admitsNewcomer, admitsMessage } = limits
  const describe = async (guest: GuestRow) => {
    const passkeys = await directory.passkeysOf(guest.id)
    return { id: guest.id, name: guest.name, passkeys: passkeys.length, bot: guest.bot }
  }
  const enter = async ({ request, reply }: RouteCall<unknown, unknown, unknown>, guest: GuestRow) => {
    reply.header('set-cookie', await guests.newCookie(guest, site.isSecure(request)))
    return describe(guest)
  }
  const renew = async ({ request, reply }: RouteCall<unknown, unknown, unknown>, known: Recognised) => {
    reply.header('set-cookie', await guests.renewedCookie(known, site.isSecure(request)))
  }
  return [
    openRoute({
      id: 'becomeGuest',
      tag: 'Guests',
      method: 'POST',
      url: '/api/me',
      summary: 'Who I am; somebody new becomes a guest and gets a cookie.',
      answer: me,
      async run(call) {
        const known = await guests.recognise(call.request.headers)
        if (known?.refresh) await renew(call, known)
        if (known) return describe(known.guest)
        if (!admitsNewcomer(call.request.ip)) throw requestError('rate-limited')
        return enter(call, await guests.create())
      },
    }),
    guestRoute({
      id: 'renameMe',
      tag: 'Guests',
      method: 'PUT',
      url: '/api/me',
      summary: 'Takes another name, also at tables of mine where somebody is present.',
      body: rename,
      answer: me,
      async run({ body }, guest) {
        await directory.renameGuest(guest.id, body.name)
        lines.rename(guest.id, body.name)
        for (const table of tables.withPlayer(guest.id))
          if (admitsMessage(guest.id)) table.automate({ t: 'name', guest: guest.id, name: body.name })
        return describe({ ...guest, name: body.name })
      },
    }),
    guestRoute({
      id: 'makeLink',
      tag: 'Guests',
      method: 'POST',
      url: '/api/me/links',
      summary: 'Makes a one-time link by which another device becomes the same guest.',
      answer: linkMade,
      async run({ request }, guest) {
        const token = await guests.makeLink(guest)
        // After the #, so that no server log and no referrer ever holds it.
        return { token, link: `${site.shared(request).address}/link#${token}`, seconds: LINK_SECONDS }
      },
    }),
    openRoute({
      id: 'claimLink',
      tag: 'Guests',
      method: 'POST',
      url: '/api/me/claim',
      refuses: ['expired'],
      summary: 'Becomes the guest that a one-time link stands for.',
      body: claim,
      answer: me,
      async run(call) {
        const guest = await guests.claimLink(call.body.token)
        if (!guest) throw requestError('expired')
        return enter(call, guest)
      },
    }),
  ]
}
