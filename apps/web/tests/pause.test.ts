import { expect, it } from 'vitest'
import { describeInBrowser, PHONE } from './browser.ts'
import { siteForTests } from './site.ts'
import { button, sitTogether, visitor } from './visitors.ts'

describeInBrowser('a pause that two have agreed on', () => {
  const site = siteForTests('pause')

  it('is ended on a phone by one tap, even while something is said', async () => {
    const { page: host } = await visitor(site.browser, PHONE)
    const { page: friend } = await visitor(site.browser)
    await sitTogether(site, host, friend)
    await button(host, 'Start the game').click()
    await button(host, 'Menu').click()
    await button(host, 'Ask for a pause').click()
    await button(friend, 'Agree').click()
    await button(host, 'Continue').waitFor()
    await host.getByText('The table is paused.').waitFor()
    expect(await host.getByText(/choosing/).count()).toBe(0)
    await button(friend, 'Nice roll!').click()
    await host.getByRole('button', { name: /Nice roll!/ }).waitFor()
    await button(host, 'Chat, one new message').waitFor()
    // Shorter than the message stays: whatever lay over the button would be in the way.
    await button(host, 'Continue').click({ timeout: 2000 })
    await button(host, 'Continue').waitFor({ state: 'detached' })
  }, 60_000)
})
