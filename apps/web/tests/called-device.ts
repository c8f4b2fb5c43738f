import type { Call } from '@rattlecup/protocol'
import type { Browser, BrowserContext, CDPSession, Page, Worker } from 'playwright-core'
import type { PushService, Subscriber } from '../../server/src/testing/push-service.ts'
import { newPage, type NewPage } from './browser.ts'

/** A notification as the browser holds it. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly silent: boolean
}

/** What the badge was set to and which pages a tap opened: only a real finger may open a page, so that it is noted instead. */
const NOTED = `
  self.noted = { badges: [], opened: [] }
  navigator.setAppBadge = async (count) => void noted.badges.push(count)
  navigator.clearAppBadge = async () => void noted.badges.push(0)
  Clients.prototype.openWindow = async (address) => void noted.opened.push(new URL(address).pathname)`

/**
 * A browser with the real service worker, subscribed to a push service on this machine. No browser can be told where its push
 * service is, so its push manager gives out our subscription, and what our service gets is handed over by the browser's tools.
 */
export class CalledDevice {
  readonly context: BrowserContext
  readonly #subscriber: Subscriber
  readonly #tools: CDPSession
  readonly #origin: string
  #registration: string | undefined
  #worker: Worker | undefined

  private constructor(
    parts: Pick<CalledDevice, 'context'> & { subscriber: Subscriber; tools: CDPSession; origin: string },
  ) {
    this.context = parts.context
    this.#subscriber = parts.subscriber
    this.#tools = parts.tools
    this.#origin = parts.origin
    this.#tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(parts.origin))
      if (own) this.#registration = own.registrationId
    })
  }

  static async open(
    browser: Browser,
    parts: { readonly service: PushService; readonly name: string; readonly origin: string } & NewPage,
  ): Promise<CalledDevice> {
    const { service, name, origin, ...look } = parts
    const { page } = await newPage(browser, { ...look, isKept: true })
    const context = page.context()
    const subscriber = service.subscribe(name)
    await context.grantPermissions(['notifications'], { origin })
    await context.addInitScript(pushManagerOf(subscriber))
    // A page stays open, but none of ours: the browser's tools need one.
    const tools = await context.newCDPSession(page)
    const device = new CalledDevice({ context, subscriber, tools, origin })
    await tools.send('ServiceWorker.enable')
    return device
  }

  get endpoint(): string {
    return this.#subscriber.endpoint
  }

  /** Hands a call to the service worker, whether a page of ours is open or not. */
  async deliver(call: Call): Promise<void> {
    await this.worker()
    const registrationId = this.#registration
    if (registrationId === undefined) throw new Error('no service worker is registered')
    const data = JSON.stringify(call)
    await this.#tools.send('ServiceWorker.deliverPushMessage', { origin: this.#origin, registrationId, data })
  }

  /** The notifications that are to be seen. */
  async shown(): Promise<Shown[]> {
    const worker = await this.worker()
    return worker.evaluate(
      `registration.getNotifications().then((all) => all.map(({ title, body, silent }) => ({ title, body, silent })))`,
    )
  }

  /** Taps the only notification; answers the path of the page that opens. */
  async tap(): Promise<string> {
    const worker = await this.worker()
    return worker.evaluate(`(async () => {
      const [notification] = await registration.getNotifications()
      const before = noted.opened.length
      dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      while (noted.opened.length === before) await new Promise((resolve) => setTimeout(resolve, 10))
      return noted.opened.at(-1)
    })()`)
  }

  /** What the badge was set to, one after the other. */
  async badges(): Promise<number[]> {
    return (await this.worker()).evaluate('noted.badges')
  }

  /** Opens a page of ours, on the day that it is by the clock of the test. */
  async visit(path: string): Promise<Page> {
    const page = await this.context.newPage()
    await page.addInitScript(dateOf(Date.now()))
    await page.goto(`${this.#origin}${path}`)
    return page
  }

  async worker(): Promise<Worker> {
    if (!this.#worker) {
      this.#worker = this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'))
      await this.#worker.evaluate(NOTED)
    }
    return this.#worker
  }
}

/** A push manager whose service is ours. */
function pushManagerOf({ endpoint, json }: Subscriber): string {
  return `(() => {
    const json = ${JSON.stringify(json)}
    const unsubscribe = async () => void localStorage.removeItem('subscribed')
    const subscription = { endpoint: ${JSON.stringify(endpoint)}, toJSON: () => json, unsubscribe }
    PushManager.prototype.subscribe = async () => (localStorage.setItem('subscribed', 'yes'), subscription)
    PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') && subscription
  })()`
}

/** A page whose day is that of a test: its timers and its patience stay as they are. */
function dateOf(today: number): string {
  return `(() => {
    const Real = Date
    const ahead = ${today} - Real.now()
    globalThis.Date = class extends Real {
      constructor(...given) {
        if (given.length === 0) super(Real.now() + ahead)
        else super(...given)
      }
      static now() {
        return Real.now() + ahead
      }
    }
  })()`
}
