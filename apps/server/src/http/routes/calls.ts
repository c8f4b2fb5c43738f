import { callChoices, callEndpoint, callSettings, callSubscription, done } from '@rattlecup/protocol'
import { readChoices } from '../../calls/caller.ts'
import { isFitAddress } from '../../calls/post.ts'
import type { VapidKeys } from '../../calls/push.ts'
import { isZone } from '../../calls/quiet.ts'
import { webhookKey } from '../../calls/signature.ts'
import { RequestError } from '../../errors.ts'
import type { Store } from '../../store/contract.ts'
import { guestRoute, type Route } from '../route.ts'

/** Browsers of one guest that are called; the oldest make way. */
const MOST_DEVICES = 10

interface CallRouteParts {
  readonly store: Store
  readonly vapid: VapidKeys
  readonly webhookSecret: string
  readonly allowPrivate: boolean
  readonly now: () => number
}

const bad = (message: string) => new RequestError({ code: 'bad-request', message })

/** By what I am called, and when. */
export function callRoutes({ store, vapid, webhookSecret, allowPrivate, now }: CallRouteParts): Route[] {
  const { calls } = store
  const settingsOf = async (guest: string) => ({
    key: vapid.publicKey,
    webhookKey: webhookKey(webhookSecret, guest),
    devices: (await calls.subscriptionsOf(guest)).length,
    choices: readChoices(await calls.choicesOf(guest)),
  })
  return [
    guestRoute({
      id: 'getMyCalls',
      tag: 'Days',
      method: 'GET',
      url: '/api/me/calls',
      summary: 'What calls me, and what a browser needs to subscribe to it.',
      answer: callSettings,
      run: (_, { id }) => settingsOf(id),
    }),
    guestRoute({
      id: 'chooseMyCalls',
      tag: 'Days',
      method: 'PUT',
      url: '/api/me/calls',
      summary: 'Chooses what calls me, and when quietly.',
      body: callChoices,
      answer: callSettings,
      async run({ body }, { id }) {
        if (body.quiet && !isZone(body.quiet.zone)) throw bad('There is no such time zone.')
        if (body.webhook !== null && !isFitAddress(body.webhook, allowPrivate))
          throw bad('A webhook needs an address of the public Internet, by https.')
        await calls.setChoices(id, JSON.stringify(body))
        return settingsOf(id)
      },
    }),
    guestRoute({
      id: 'callThisDevice',
      tag: 'Days',
      method: 'POST',
      url: '/api/me/calls/devices',
      summary: 'Calls this browser from now on.',
      body: callSubscription,
      answer: callSettings,
      async run({ body: { endpoint, keys }, credential: session }, { id }) {
        if (!isFitAddress(endpoint, allowPrivate)) throw bad('This is no address of a push service.')
        await calls.addSubscription({ endpoint, guest: id, ...keys, created: now(), session }, MOST_DEVICES)
        return settingsOf(id)
      },
    }),
    guestRoute({
      id: 'stopCallingDevice',
      tag: 'Days',
      method: 'DELETE',
      url: '/api/me/calls/devices',
      summary: 'Calls a browser of mine no more.',
      body: callEndpoint,
      answer: done,
      async run({ body }, { id }) {
        const own = await calls.subscriptionsOf(id)
        if (own.some(({ endpoint }) => endpoint === body.endpoint))
          await calls.removeSubscription(body.endpoint)
        return { ok: true }
      },
    }),
  ]
}
