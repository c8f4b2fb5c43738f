import type { Call } from '@rattlecup/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PushService } from '../../server/src/testing/push-service.ts'
import { SmtpServer } from '../../server/src/testing/smtp-server.ts'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { CalledDevice } from './called-device.ts'
import { openSite, type Site } from './site.ts'
import { button, visitor } from './visitors.ts'

const PATIENCE_MS = 120_000

describeInBrowser('a device that is called', () => {
  let site: Site
  let browser: Browser
  let service: PushService
  let smtp: SmtpServer
  beforeAll(async () => {
    ;[service, smtp] = await Promise.all([PushService.start(), SmtpServer.start()])
    const calls = { CALL_PRIVATE: 'yes', CALL_DELAY: '0' }
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'dice@example.org' }
    const env = (address: string) => ({ ...calls, ...mail, PUBLIC_URL: address })
    ;[site, browser] = await Promise.all([openSite('push', env), launchBrowser()])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await service?.stop()
    await smtp?.stop()
  })

  it(
    'shows the call while no page is open, opens the table at a tap, and takes it back when the turn is over',
    async () => {
      const device = await CalledDevice.open(browser, {
        service,
        name: 'anna',
        origin: site.address,
        language: 'de',
      })
      service.onCall = (call) => void device.deliver(call)
      const page = await device.visit('/me')
      await button(page, 'Jetzt einen Namen wählen').click()
      await button(page, 'Hier benachrichtigen').click()
      await page.getByText('Dieses Gerät wird benachrichtigt.').waitFor()

      await page.goto(`${site.address}/friends/qwixx`)
      await button(page, 'Tisch eröffnen').click()
      await page.waitForURL('**/t/*')
      const path = new URL(page.url()).pathname
      const { page: friend } = await visitor(browser)
      await friend.goto(`${site.address}${path}`)
      await button(friend, 'Take a seat').click()
      await button(page, 'Partie starten').click()
      await friend.locator('[data-move]').first().waitFor()
      await page.close()

      await expect
        .poll(() => device.shown(), { timeout: 60_000 })
        .toEqual([{ title: 'Qwixx', body: 'Du bist dran.', silent: false }])
      expect(await device.badges()).toEqual([1])

      expect(await device.tap()).toBe(path)
      expect(await device.shown()).toEqual([])
      service.calls.length = 0
      await device.deliver({ ...turnAt(path), waiting: 1 })
      await expect.poll(() => device.shown(), { timeout: 60_000 }).toHaveLength(1)
      const again = await device.visit(path)
      await again.locator('[data-move]').first().waitFor()
      await expect.poll(() => device.shown(), { timeout: 60_000 }).toEqual([])
      expect(service.calls.map(({ call }) => call.t)).toEqual(['done'])
      expect((await device.badges()).at(-1)).toBe(0)
      service.onCall = () => {}
      await device.context.close()
    },
    PATIENCE_MS,
  )

  it(
    'asks where to write to, and the links in mails work on any device',
    async () => {
      const { page } = await visitor(browser)
      await page.goto(`${site.address}/me`)
      await button(page, 'Choose a name now').click()
      await page.getByLabel('Email address').fill('anna@example.org')
      await button(page, 'Send me a link').click()
      await page.getByText('sent to anna@example.org').waitFor()
      await expect.poll(() => smtp.mails.length).toBe(1)
      const links = [...(smtp.mails[0]?.text ?? '').matchAll(/http:\S+\/mail\/\S+/g)].map(([link]) => link)
      const [confirm = '', stop = ''] = links
      const { page: elsewhere } = await visitor(browser)
      await elsewhere.goto(confirm)
      await button(elsewhere, 'Yes, confirm').click()
      await elsewhere.getByText('Confirmed.').waitFor()
      await page.reload()
      await page.getByText('you get an email at anna@example.org').waitFor()
      await elsewhere.goto(stop)
      await button(elsewhere, 'Yes, stop').click()
      await elsewhere.getByText('any more emails').waitFor()
      await page.reload()
      await page.getByLabel('Email address').waitFor()
      for (const each of [page, elsewhere]) await each.context().close()
    },
    PATIENCE_MS,
  )
})

function turnAt(link: string): Omit<Call, 'waiting'> {
  return { t: 'turn', table: link.slice(3), game: 'qwixx', link, silent: false }
}
