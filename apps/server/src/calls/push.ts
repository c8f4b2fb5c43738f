import { createECDH } from 'node:crypto'
import type { Call } from '@rattlecup/protocol'
import type { SubscriptionRow } from '../store/calls/contract.ts'
import type { CallStore } from '../store/calls/contract.ts'
import type { Letter } from './post.ts'

/** Loaded when somebody is first called, not at every start. */
const library = async () => (await import('web-push')).default

/** By which push services know that it is always the same house that calls. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Where its keeper is reached. */
  readonly subject: string
}

/** After that nobody wants to know any more; most services keep nothing longer. */
const KEPT_SECONDS = 14 * 86_400

/** A push service wants to know whom to write to, even where nobody is. */
const UNKNOWN_KEEPER = 'mailto:nobody@localhost.invalid'

/** The keys of this house, made once and kept for good: a browser that subscribed is reached by no others. */
export async function houseKeys(calls: CallStore, site: string): Promise<VapidKeys> {
  const { generateVAPIDKeys } = await library()
  const kept = JSON.parse(await calls.keepsake('vapid', JSON.stringify(generateVAPIDKeys()))) as VapidKeys
  // Any other address is none to a push service, such as that of a house in a home network.
  const subject = site.startsWith('https:') ? site : UNKNOWN_KEEPER
  return { publicKey: kept.publicKey, privateKey: kept.privateKey, subject }
}

/** Whether something can be encrypted for a browser with these keys: a point of the curve, and a secret long enough. */
export function areFitKeys({ p256dh, auth }: Pick<SubscriptionRow, 'p256dh' | 'auth'>): boolean {
  const ours = createECDH('prime256v1')
  ours.generateKeys()
  try {
    return ours.computeSecret(p256dh, 'base64url').length > 0 && Buffer.from(auth, 'base64url').length >= 16
  } catch {
    return false
  }
}

/** A call as a push service takes it: encrypted for the one browser. A newer one of the same table replaces it. */
export async function pushLetter(row: SubscriptionRow, call: Call, vapidDetails: VapidKeys): Promise<Letter> {
  const { generateRequestDetails } = await library()
  const { endpoint, p256dh, auth } = row
  const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(call), {
    vapidDetails,
    TTL: KEPT_SECONDS,
    urgency: call.silent ? 'low' : 'normal',
    topic: call.table,
  })
  return {
    address: endpoint,
    headers: details.headers as Letter['headers'],
    body: details.body as Buffer,
  }
}
