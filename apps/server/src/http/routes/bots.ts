import { botList, botMade, botParam, rename, type BotList } from '@rattlecup/protocol'
import type { Guests } from '../../identity/guests.ts'
import type { Directory, GuestRow } from '../../store/contract.ts'
import { requestError } from '../../errors.ts'
import type { OpenLines } from '../../limits/open-lines.ts'
import { guestRoute, openRoute, type Route } from '../route.ts'

interface BotRouteParts {
  readonly guests: Guests
  readonly directory: Directory
  readonly lines: OpenLines
  /** Whether one more guest may come from this address. */
  readonly admits: (address: string) => boolean
}

/** Bot accounts: made, seen and revoked by whoever made them. */
export function botRoutes({ guests, directory, lines, admits }: BotRouteParts): Route[] {
  const listFor = async (guest: GuestRow): Promise<BotList> => {
    const bots = await directory.botsOf(guest.id)
    return { bots: bots.map(({ id, name }) => ({ id, name })) }
  }
  return [
    openRoute({
      id: 'makeBot',
      tag: 'Bots',
      method: 'POST',
      url: '/api/bots',
      summary:
        'Makes a bot account, which plays with a token instead of a cookie. It is mine if I am a guest.',
      body: rename,
      answer: botMade,
      async run({ body, request }) {
        if (!admits(request.ip)) throw requestError('rate-limited')
        const owner = await guests.recognise(request.headers)
        const { guest, token } = await guests.createBot(body.name, owner?.guest)
        return { id: guest.id, name: guest.name, token }
      },
    }),
    guestRoute({
      id: 'listBots',
      tag: 'Bots',
      method: 'GET',
      url: '/api/bots',
      summary: 'The bot accounts that I have made and that have a token; a bot also finds itself.',
      answer: botList,
      run: (_, guest) => listFor(guest),
    }),
    guestRoute({
      id: 'revokeBot',
      tag: 'Bots',
      method: 'DELETE',
      url: '/api/bots/:id',
      refuses: ['unknown-bot'],
      summary: 'Revokes the token of a bot account of mine, for good; answers those that are left.',
      params: botParam,
      answer: botList,
      async run({ params }, guest) {
        const { bots } = await listFor(guest)
        if (!bots.some(({ id }) => id === params.id)) throw requestError('unknown-bot')
        await directory.removeGuest(params.id)
        lines.closeAllOf(params.id)
        return listFor(guest)
      },
    }),
  ]
}
