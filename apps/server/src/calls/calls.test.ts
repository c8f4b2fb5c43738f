import type { CallSettings } from '@rattlecup/protocol'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { TestClient } from '../testing/client.ts'
import { seatedTable } from '../testing/players.ts'
import { PushService } from '../testing/push-service.ts'
import { testServer } from '../testing/server.ts'
import { Caller } from './caller.ts'
import { isFitAddress, post } from './post.ts'
import { isPublicAddress } from './public-address.ts'

const OPEN = { 'call-private': 'yes', 'call-delay': '0' } as const
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => void setTimeout(resolve, 20))
}

describe('being called', () => {
  let service: PushService
  beforeEach(async () => void (service = await PushService.start()))
  afterEach(() => service.stop())

  /** Two at a Qwixx table; the second subscribes under this name, chooses, and leaves. */
  async function away(
    name: string,
    choices: object = {},
    { store = memoryStore(), delay = '0', site = '' } = {},
  ) {
    const server = await testServer({ ...OPEN, 'call-delay': delay, 'public-url': site }, store)
    const { code, players } = await seatedTable(server.address, { game: 'qwixx', seats: 2, takeover: false })
    const [host, friend] = players as [TestClient, TestClient]
    await friend.request('POST', '/api/me/calls/devices', service.subscribe(name).json)
    await friend.request('PUT', '/api/me/calls', choices)
    friend.close()
    return { server, code, host, friend }
  }

  it('happens when a game waits for somebody who is not there, and is taken back when it waits no more', async () => {
    const { server, code, host, friend } = await away('friend')
    await until(() => service.calls.length === 1)
    expect(service.calls[0]?.call).toEqual({
      t: 'turn',
      table: code,
      game: 'qwixx',
      link: `/t/${code}`,
      waiting: 1,
      silent: false,
    })
    const { key } = (await (await friend.request('GET', '/api/me/calls')).json()) as CallSettings
    expect(service.calls[0]?.authorization).toContain(`k=${key}`)
    const again = TestClient.again(server.address, friend.cookie)
    await again.join(code)
    await until(() => service.calls.length === 2)
    expect(service.calls[1]?.call).toMatchObject({ t: 'done', waiting: 0, silent: true })
    for (const client of [host, again]) client.close()
    await server.close()
  })

  it('happens to who left the table open in a tab behind others, until they look at it again', async () => {
    const server = await testServer(OPEN)
    const { players } = await seatedTable(server.address, { game: 'qwixx', seats: 2, takeover: false })
    const [host, friend] = players as [TestClient, TestClient]
    await friend.request('POST', '/api/me/calls/devices', service.subscribe('friend').json)
    await friend.send({ t: 'here', here: false })
    await until(() => service.calls.length === 1)
    expect(service.calls[0]?.call.t).toBe('turn')
    await friend.send({ t: 'here', here: true })
    await until(() => service.calls.length === 2)
    expect(service.calls[1]?.call.t).toBe('done')
    for (const client of [host, friend]) client.close()
    await server.close()
  })

  it('happens to a host when all seats of their table are taken', async () => {
    const server = await testServer(OPEN)
    const [host, friend] = await Promise.all([1, 2].map(() => TestClient.open(server.address)))
    const code = await (host as TestClient).createTable({ game: 'qwixx', seats: 2 })
    await host?.request('POST', '/api/me/calls/devices', service.subscribe('host').json)
    await host?.join(code)
    await host?.send({ t: 'sit', seat: 0 })
    host?.close()
    await friend?.join(code)
    await friend?.send({ t: 'sit', seat: 1 })
    await until(() => service.calls.length === 1)
    expect(service.calls[0]?.call).toMatchObject({ t: 'start', table: code, waiting: 1 })
    friend?.close()
    await server.close()
  })

  it('happens in a home network too, where a house has an address without https', async () => {
    const { server, host } = await away('friend', {}, { site: 'http://192.168.1.5:3000' })
    await until(() => service.calls.length === 1)
    host.close()
    await server.close()
  })

  it('is silent in quiet hours, and does not happen to who does not want it', async () => {
    const quiet = { from: 0, to: 1439, zone: 'Europe/Zurich' }
    const stages = [await away('quiet', { quiet }), await away('never', { turn: false })]
    await until(() => service.calls.length === 1)
    expect(service.calls[0]).toMatchObject({ call: { silent: true } })
    expect(service.calls[0]?.endpoint).toContain('quiet')
    for (const { server, host } of stages) {
      host.close()
      await server.close()
    }
    expect(service.calls.map(({ endpoint }) => endpoint)).not.toContain('never')
  })

  it('ends for a browser that is gone', async () => {
    service.status = 410
    const { server, host, friend } = await away('friend')
    await until(() => service.calls.length === 1)
    const devices = async () =>
      ((await (await friend.request('GET', '/api/me/calls')).json()) as CallSettings).devices
    while ((await devices()) > 0) await new Promise((resolve) => void setTimeout(resolve, 20))
    host.close()
    await server.close()
  })

  it('happens, or happens later, to those whom a house took that shuts at this moment', async () => {
    const store = { ...memoryStore(), close: async () => {} }
    const { directory } = store
    const take = directory.takeUncalled.bind(directory)
    let isTaking = false
    directory.takeUncalled = async (...given) => {
      const taken = await take(...given)
      isTaking ||= taken.length > 0
      // So slowly that the house shuts meanwhile.
      if (isTaking) await new Promise((resolve) => void setTimeout(resolve, 200))
      return taken
    }
    const { server, host } = await away('friend', {}, { store })
    await until(() => isTaking)
    host.close()
    await server.close()
    expect(service.calls.map(({ call }) => call.t)).toEqual(['turn'])
  })

  it('happens after a restart to those for whom it was not time yet', async () => {
    const store = { ...memoryStore(), close: async () => {} }
    const { server, host, friend } = await away('friend', {}, { store, delay: '3600' })
    const { id } = (await (await friend.request('POST', '/api/me')).json()) as { id: string }
    await until(async () => (await store.directory.tablesOf(id, 1))[0]?.awaited === true)
    host.close()
    await server.close()
    expect(service.calls).toEqual([])
    const again = await testServer(OPEN, store)
    await until(() => service.calls.length === 1)
    await again.close()
  })

  it('is by keys that a house keeps', async () => {
    const store = memoryStore()
    const keyOf = async () => {
      const server = await testServer({}, { ...store, close: async () => {} })
      const guest = await TestClient.open(server.address)
      const { key } = (await (await guest.request('GET', '/api/me/calls')).json()) as CallSettings
      await server.close()
      return key
    }
    expect(await keyOf()).toBe(await keyOf())
  })

  it('refuses what is no push service, no time zone and no webhook', async () => {
    const server = await testServer()
    const guest = await TestClient.open(server.address)
    const { keys } = service.subscribe('x').json
    const status = async (method: string, path: string, body: object) =>
      (await guest.request(method, path, body)).status
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://[::1]/',
      'https://localhost/',
      'file:///etc/passwd',
    ])
      expect(await status('POST', '/api/me/calls/devices', { endpoint, keys })).toBe(400)
    const endpoint = 'https://push.example.org/x'
    for (const wrong of [{ p256dh: 'A'.repeat(87) }, { auth: 'A'.repeat(20) }])
      expect(await status('POST', '/api/me/calls/devices', { endpoint, keys: { ...keys, ...wrong } })).toBe(
        400,
      )
    expect(await status('PUT', '/api/me/calls', { webhook: 'https://10.0.0.1/' })).toBe(400)
    expect(await status('PUT', '/api/me/calls', { quiet: { from: 0, to: 1, zone: 'Nowhere/City' } })).toBe(
      400,
    )
    await server.close()
  })
})

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'x',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it('of the public Internet are fine, by https', () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
    expect(isFitAddress('https://push.example.org/a', false)).toBe(true)
    expect(isFitAddress('https://user@push.example.org/a', false)).toBe(false)
  })

  it('are checked again when a name is resolved', async () => {
    const letter = { address: 'https://localhost.localdomain.invalid.:1/', headers: {}, body: '' }
    await expect(post(letter, false)).rejects.toThrow()
  })
})

/** Somebody's own server, which may do as it likes. */
async function elsewhere(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { address, stop: () => (server.closeAllConnections(), server.close()) }
}

describe('a server that people are called by', () => {
  it('has a bounded time for its answer, though it sends a little again and again', async () => {
    const typing: NodeJS.Timeout[] = []
    const server = await elsewhere(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX: ')
      typing.push(setInterval(() => socket.write('x'), 20))
    })
    const letter = { address: server.address, headers: {}, body: '' }
    await expect(post(letter, true, 200)).rejects.toThrow()
    for (const each of typing) clearInterval(each)
    server.stop()
  })

  it('holds up nobody but its own guest, however slow it is', async () => {
    const called: string[] = []
    const slow = await elsewhere(() => {})
    const quick = await elsewhere((_, answer) => (called.push('quick'), answer.end()))
    const store = memoryStore()
    for (const [guest, { address }] of Object.entries({ slow, quick }))
      await store.calls.setChoices(guest, JSON.stringify({ over: true, webhook: address }))
    const caller = new Caller({
      store,
      vapid: { publicKey: '', privateKey: '' } as never,
      webhookSecret: '',
      now: Date.now,
      delay: 0,
      allowPrivate: true,
      onError: () => {},
    })
    const table = { code: 'AAAAA', game: { id: 'qwixx' } } as never
    for (let i = 0; i < 6000; i++) caller.gameOver(table, ['slow'])
    caller.gameOver(table, ['quick'])
    await until(() => called.length > 0)
    slow.stop()
    quick.stop()
  })
})

describe('a webhook', () => {
  it('gets calls that the example of the guide knows from others', async () => {
    const got: { body: string; signature: string }[] = []
    const hook = await elsewhere(async (request, answer) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const signature = String(request.headers['x-rattlecup-signature'])
      got.push({ body: Buffer.concat(parts).toString(), signature })
      answer.end()
    })
    const server = await testServer(OPEN)
    const { players } = await seatedTable(server.address, { game: 'qwixx', seats: 2, takeover: false })
    const [host, friend] = players as [TestClient, TestClient]
    await friend.request('PUT', '/api/me/calls', { webhook: hook.address })
    friend.close()
    await until(() => got.length === 1)
    const [{ body, signature }] = got as [(typeof got)[0]]
    const isGenuine = await exampleOfGuide()
    expect(JSON.parse(body)).toMatchObject({ t: 'turn', game: 'qwixx' })
    const key = await keyOf(friend)
    expect(isGenuine(key, signature, body)).toBe(true)
    const late = signature.replace(/t=(\d+)/, (_, at: string) => `t=${Number(at) - 600}`)
    for (const [wrongKey, header, text] of [
      [await keyOf(host), signature, body],
      [key, signature, body.replace('turn', 'over')],
      [key, late, body],
      [key, 'undefined', body],
    ] as const)
      expect(isGenuine(wrongKey, header, text)).toBe(false)
    host.close()
    await server.close()
    hook.stop()
  })
})

async function keyOf(guest: TestClient): Promise<string> {
  return ((await (await guest.request('GET', '/api/me/calls')).json()) as CallSettings).webhookKey
}

/** The function in docs/api.md, as it stands there. */
async function exampleOfGuide() {
  const guide = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n(import \{ createHmac[^]*?)```/.exec(guide) ?? []
  const module = `data:text/javascript,${encodeURIComponent(code)}`
  return (
    (await import(/* @vite-ignore */ module)) as {
      isGenuine: (key: string, header: string, body: string) => boolean
    }
  ).isGenuine
}
