import type { ServerSettings } from '../settings.ts'
import { Caller } from './caller.ts'
import { houseKeys } from './push.ts'
import { webhookSecret as keptSecret } from './signature.ts'

type Given = Pick<ConstructorParameters<typeof Caller>[0], 'store' | 'mailer' | 'now' | 'onError'>

/** Whoever calls people, with what the house signs its calls by. */
export async function openCalls(settings: ServerSettings, given: Given) {
  const { calls } = given.store
  const allowPrivate = settings['call-private'] === 'yes'
  const vapid = await houseKeys(calls, settings['public-url'])
  const webhookSecret = await keptSecret(calls)
  const delay = settings['call-delay'] * 1000
  const caller = new Caller({ ...given, vapid, webhookSecret, allowPrivate, delay })
  return { caller, vapid, webhookSecret, allowPrivate }
}
