import {
  callChoices,
  callEndpoint,
  callSettings,
  callSubscription,
  done,
  mailAddress,
} from '@rattlecup/protocol'
import { readChoices } from '../../calls/choices.ts'
import { isFitAddress } from '../../calls/post.ts'
import { areFitKeys, type VapidKeys } from '../../calls/push.ts'
import { isZone } from '../../calls/quiet.ts'
import { webhookKey } from '../../calls/signature.ts'
import { RequestError } from '../../errors.ts'
import { isMailAddress } from '../../mail/address.ts'
import type { MailAddresses } from '../../mail/addresses.ts'
import type { Store } from '../../store/contract.ts'
import { guestRoute, type Route } from '../route.ts'

/** Browsers of one guest that are called; the oldest make way. */
const MOST_DEVICES = 10

interface CallRouteParts {
  readonly store: Store
  readonly vapid: VapidKeys
  readonly webhookSecret: string
  readonly allowPrivate: boolean
  /** Only where the house sends mail. */
  readonly addresses: MailAddresses | undefined
  readonly now: () => number
}

const bad = (message: string) => new RequestError({ code: 'bad-request', message })

/** By what I am called, and when. */
export function callRoutes({
  store,
  vapid,
  webhookSecret,
  allowPrivate,
  addresses,
  now,
}: CallRouteParts): Route[] {
  const { calls } = store
  const settingsOf = async (guest: string) => ({
    key: vapid.publicKey,
    webhookKey: webhookKey(webhookSecret, guest),
    devices: (await calls.subscriptionsOf(guest)).length,
    choices: readChoices(await calls.choicesOf(guest)),
    canMail: addresses !== undefined,
    mail: await mailOf(guest),
  })
  const mailOf = async (guest: string) => {
    const row = await addresses?.of(guest)
    return row ? { address: row.address, isConfirmed: row.isConfirmed } : null
  }
  return [
    guestRoute({
      id: 'getMyCalls',
      tag: 'Days',
      method: 'GET',
      url: '/api/me/calls',
      summary: 'What I am called for, and what a browser needs to subscribe.',
      answer: callSettings,
      run: (_, { id }) => settingsOf(id),
    }),
    guestRoute({
      id: 'chooseMyCalls',
      tag: 'Days',
      method: 'PUT',
      url: '/api/me/calls',
      summary: 'Chooses what I am called for, and the quiet hours.',
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
        if (!areFitKeys(keys)) throw bad('Nothing can be encrypted with these keys.')
        await calls.addSubscription({ endpoint, guest: id, ...keys, created: now(), session }, MOST_DEVICES)
        return settingsOf(id)
      },
    }),
    guestRoute({
      id: 'stopCallingDevice',
      tag: 'Days',
      method: 'DELETE',
      url: '/api/me/calls/devices',
      summary: 'Stops calling a browser of mine.',
      body: callEndpoint,
      answer: done,
      async run({ body }, { id }) {
        const own = await calls.subscriptionsOf(id)
        if (own.some(({ endpoint }) => endpoint === body.endpoint))
          await calls.removeSubscription(body.endpoint)
        return { ok: true }
      },
    }),
    guestRoute({
      id: 'writeToMe',
      tag: 'Days',
      method: 'PUT',
      url: '/api/me/calls/mail',
      refuses: ['too-many-mails'],
      summary:
        'Sends e-mail when a game waits for me, once I confirmed the address by a link that is sent to it.',
      body: mailAddress,
      answer: callSettings,
      async run({ body, request }, { id }) {
        if (!addresses) throw bad('This house sends no e-mail.')
        if (!isMailAddress(body.address)) throw bad('This is no address that e-mail can be sent to.')
        await addresses.ask(id, body, request.ip)
        return settingsOf(id)
      },
    }),
    guestRoute({
      id: 'writeToMeNoMore',
      tag: 'Days',
      method: 'DELETE',
      url: '/api/me/calls/mail',
      summary: 'Removes my address for e-mail.',
      answer: callSettings,
      async run(_, { id }) {
        await addresses?.remove(id)
        return settingsOf(id)
      },
    }),
  ]
}
