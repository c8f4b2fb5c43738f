import { MANIFESTS } from '@rattlecup/games/manifest'
import type { CallChoices, CallSettings } from '@rattlecup/protocol/client'
import { ask, type ApiAnswer } from '../online/api.ts'
import type { MineWords } from './words/en.ts'

/** Whether this browser can be called: no browser can without https, some only when the page is installed. */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

export function callSettings(): Promise<ApiAnswer<CallSettings>> {
  return ask('GET', '/me/calls')
}

export function chooseCalls(choices: CallChoices): Promise<ApiAnswer<CallSettings>> {
  return ask('PUT', '/me/calls', choices)
}

/** Whether this browser is called already. */
export async function isCalledHere(): Promise<boolean> {
  return (await subscriptionHere()) !== undefined
}

/** Tells the house once more where this browser is called, if it is: other sessions took their calls with them. */
export async function callOn(): Promise<void> {
  const subscription = await subscriptionHere()
  if (subscription) await ask('POST', '/me/calls/devices', subscription.toJSON())
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (!canBeCalled()) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Asks the person, then the browser, then the house; undefined where one of them says no. */
export async function callHere(key: string, words: MineWords): Promise<ApiAnswer<CallSettings> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  await keepWords(words)
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    return await ask('POST', '/me/calls/devices', subscription.toJSON())
  } catch {
    return undefined
  }
}

/** Stops calling this browser. */
export async function callNoMore(): Promise<void> {
  const subscription = await subscriptionHere()
  if (!subscription) return
  const registration = await navigator.serviceWorker.getRegistration()
  await ask('DELETE', '/me/calls/devices', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  // Nobody will take back what this device was told before.
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await showBadge(0)
}

/** The service worker has no words of its own: it speaks as this page did last. */
export async function keepWords({ calledTurn, calledStart, calledOver }: MineWords): Promise<void> {
  const games = Object.fromEntries(MANIFESTS.map(({ id, title }) => [id, title]))
  const text = JSON.stringify({ turn: calledTurn, start: calledStart, over: calledOver, games })
  await (await caches.open('rattlecup-words')).put('/push-words.json', new Response(text))
}

/** The number on the application's icon: how many games wait for us. */
export async function showBadge(waiting: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined)
}
