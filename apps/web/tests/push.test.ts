import type { Call } from '@rattlecup/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PushService } from '../../server/src/testing/push-service.ts'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { CalledDevice } from './called-device.ts'
import { openSite, type Site } from './site.ts'
import { button, visitor } from './visitors.ts'

const PATIENCE_MS = 120_000

describeInBrowser('a device that is called', () => {
  let site: Site
  let browser: Browser
  let service: PushService
  beforeAll(async () => {
    service = await PushService.start()
    const calls = { CALL_PRIVATE: 'yes', CALL_DELAY: '0' }
    ;[site, browser] = await Promise.all([openSite('push', calls), launchBrowser()])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await service?.stop()
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
})

function turnAt(link: string): Omit<Call, 'waiting'> {
  return { t: 'turn', table: link.slice(3), game: 'qwixx', link, silent: false }
}
