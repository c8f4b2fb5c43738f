import type { CallSettings, PersonalData } from '@rattlecup/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import type { RunningServer } from '../server.ts'
import { TestClient } from '../testing/client.ts'
import { seatedTable } from '../testing/players.ts'
import { testServer } from '../testing/server.ts'
import { SmtpServer, type ReceivedMail } from '../testing/smtp-server.ts'

const SITE = 'https://dice.example.org'
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => void setTimeout(resolve, 20))
}

const asked = (guest: TestClient, address: string, language = 'en') =>
  guest.request('PUT', '/api/me/calls/mail', { address, language })
const settingsOf = async (guest: TestClient) =>
  (await (await guest.request('GET', '/api/me/calls')).json()) as CallSettings

describe('a house with an SMTP server', () => {
  let smtp: SmtpServer
  let server: RunningServer
  beforeEach(async () => {
    smtp = await SmtpServer.start()
    server = await testServer(settings())
  })
  afterEach(async () => {
    await server.close()
    await smtp.stop()
  })

  const settings = () =>
    ({
      'call-delay': '0',
      'log-level': 'silent',
      'mail-delay': '0',
      'smtp-url': smtp.url,
      'mail-from': 'Dice at home <dice@example.org>',
      'public-url': SITE,
    }) as const
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))
  const post = (path: string, body: string, type: string) =>
    fetch(`${server.address}${path}`, { method: 'POST', body, headers: { 'content-type': type } })
  const confirm = (mail: ReceivedMail) => {
    const token = /\/mail\/confirm#(\S+)/.exec(mail.text)?.[1]
    return post('/api/mail/confirm', JSON.stringify({ token }), 'application/json')
  }
  /** Two at a Qwixx table; the second confirms an address, and leaves. */
  async function away(address: string, language: string, choices: object = {}) {
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2, takeover: false })
    const [host, friend] = players as [TestClient, TestClient]
    await friend.request('PUT', '/api/me/calls', choices)
    await asked(friend, address, language)
    await until(() => mailsTo(address).length === 1)
    await confirm(mailsTo(address)[0] as ReceivedMail)
    friend.close()
    return { code, host, friend }
  }

  it('writes to nobody before they confirmed, then once for each turn, in their language', async () => {
    const guest = await TestClient.open(server.address)
    expect((await asked(guest, 'nobody@example.org')).status).toBe(200)
    expect(await settingsOf(guest)).toMatchObject({
      canMail: true,
      mail: { address: 'nobody@example.org', isConfirmed: false },
    })
    const { code, host, friend } = await away('ben@example.org', 'de')
    await until(() => mailsTo('ben@example.org').length === 2)
    const [question, call] = mailsTo('ben@example.org') as [ReceivedMail, ReceivedMail]
    expect(question.headers.get('from')).toBe('Dice at home <dice@example.org>')
    expect(question.text).toContain('bestätige es hier')
    expect(call.text).toContain(`Du bist dran:\n\nQwixx\n${SITE}/t/${code}`.replaceAll('\n', '\r\n'))
    expect(call.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/dice\.example\.org\/mail\/stop\/\S+>$/)
    expect(call.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect((await confirm(question)).status).toBe(200)
    expect(mailsTo('nobody@example.org')).toHaveLength(1)
    expect((await settingsOf(friend)).mail).toEqual({ address: 'ben@example.org', isConfirmed: true })
    const kept = (await (await friend.request('GET', '/api/me/data')).json()) as PersonalData
    expect(kept.calls.mail).toEqual({ address: 'ben@example.org', language: 'de', isConfirmed: true })
    host.close()
  })

  it('stops at one click in a mail program, with no cookie', async () => {
    const { host, friend } = await away('ben@example.org', 'fr')
    await until(() => mailsTo('ben@example.org').length === 2)
    const link = mailsTo('ben@example.org')[1]?.headers.get('list-unsubscribe') ?? ''
    const path = link.slice(1 + SITE.length, -1)
    const form = 'application/x-www-form-urlencoded'
    expect((await post(`${path}x`, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect((await settingsOf(friend)).mail).not.toBeNull()
    expect((await post(path, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect((await settingsOf(friend)).mail).toBeNull()
    host.close()
  })

  it('forgets an address with its owner, or when they say so', async () => {
    const { host, friend } = await away('ben@example.org', 'it')
    expect(await (await friend.request('DELETE', '/api/me/calls/mail')).json()).toMatchObject({ mail: null })
    await asked(friend, 'ben2@example.org')
    await until(() => mailsTo('ben2@example.org').length === 1)
    await friend.request('DELETE', '/api/me')
    expect((await confirm(mailsTo('ben2@example.org')[0] as ReceivedMail)).status).toBe(410)
    host.close()
  })

  it('can not be made to bother a stranger', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => TestClient.open(server.address)))
    const ways = ['Victim@example.org', 'vic.tim@example.org', 'victim+3@Example.org']
    const statuses: number[] = []
    for (const [i, guest] of guests.entries()) statuses.push((await asked(guest, ways[i] as string)).status)
    expect(statuses).toEqual([200, 200, 429])
    await until(() => smtp.mails.length === 2)
    const stop = /\/mail\/stop\/\S+/.exec(smtp.mails[0]?.text ?? '')?.[0] ?? ''
    await post(stop, '', 'text/plain')
    expect((await asked(guests[0] as TestClient, 'victim@example.org')).status).toBe(429)
    const eager = await TestClient.open(server.address)
    const answers: number[] = []
    for (let i = 0; i < 7; i++) answers.push((await asked(eager, `stranger${i}@example.org`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it.each([
    'ben@example.org\r\nBcc: all@example.org',
    'ben@example.org, all@example.org',
    '"ben@evil.org"@example.org',
    'Ben <ben@example.org>',
    'ben%evil.org@example.org',
    'ben@localhost',
    'ben@[127.0.0.1]',
    'ben@127.0.0.1',
    'ben@exämple.org',
    '.ben@example.org',
    `${'b'.repeat(65)}@example.org`,
    '@example.org',
    'ben',
    '',
  ])('takes no other address than one of one person: %j', async (address) => {
    const guest = await TestClient.open(server.address)
    expect((await asked(guest, address)).status).toBe(400)
    expect(smtp.mails).toEqual([])
  })

  it('goes on when its SMTP server is away or says no', async () => {
    smtp.answer = '550 nobody here'
    const guest = await TestClient.open(server.address)
    expect((await asked(guest, 'ben@example.org')).status).toBe(200)
    await smtp.stop()
    expect((await asked(guest, 'ann@example.org')).status).toBe(200)
    expect((await settingsOf(guest)).mail?.address).toBe('ann@example.org')
  })
})

describe('a house without an SMTP server', () => {
  it('offers and takes no address', async () => {
    const server = await testServer()
    const guest = await TestClient.open(server.address)
    expect(await (await guest.request('GET', '/api/me/calls')).json()).toMatchObject({
      canMail: false,
      mail: null,
    })
    const given = { address: 'ben@example.org', language: 'en' }
    expect((await guest.request('PUT', '/api/me/calls/mail', given)).status).toBe(400)
    await server.close()
  })

  it('says what is missing where one is named', async () => {
    const given = { 'smtp-url': 'smtp://127.0.0.1', 'mail-from': 'dice@example.org' } as const
    await expect(testServer(given, memoryStore())).rejects.toThrow(
      'SMTP_URL also needs MAIL_FROM and PUBLIC_URL',
    )
  })
})
