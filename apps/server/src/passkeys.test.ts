import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './server.ts'
import { SoftAuthenticator } from './testing/authenticator.ts'
import { TestClient } from './testing/client.ts'
import { testServer } from './testing/server.ts'

describe('passkeys', () => {
  let server: RunningServer
  beforeAll(async () => void (server = await testServer()))
  afterAll(() => server.close())

  const register = async (guest: TestClient, passkey: SoftAuthenticator, origin = server.address) => {
    const options = await (await guest.request('POST', '/api/passkeys/registration')).json()
    return guest.request('POST', '/api/passkeys', passkey.register(options as never, origin))
  }

  it('bring a guest back on a device that never saw them', async () => {
    const guest = await TestClient.open(server.address)
    const passkey = new SoftAuthenticator()
    const kept = await (await register(guest, passkey)).json()
    expect(kept).toMatchObject({ passkeys: 1 })
    const other = await TestClient.open(server.address)
    const options = await (await other.request('POST', '/api/passkeys/authentication')).json()
    const answer = passkey.authenticate(options as never, server.address)
    const back = await other.request('POST', '/api/passkeys/session', answer)
    expect(await back.json()).toEqual(kept)
    expect(back.headers.get('set-cookie')).toContain('HttpOnly')
    expect((await other.request('POST', '/api/passkeys/session', answer)).status).toBe(410)
  })

  it('made for another site, or by another key, are refused', async () => {
    const guest = await TestClient.open(server.address)
    expect((await register(guest, new SoftAuthenticator(), 'https://elsewhere.example')).status).toBe(410)
    const [mine, strange] = [new SoftAuthenticator(), new SoftAuthenticator()]
    await register(guest, mine)
    Object.assign(strange, { id: mine.id })
    const options = await (await guest.request('POST', '/api/passkeys/authentication')).json()
    const forged = strange.authenticate(options as never, server.address)
    expect((await guest.request('POST', '/api/passkeys/session', forged)).status).toBe(410)
    expect((await guest.request('POST', '/api/passkeys/session', { id: 5 })).status).toBe(410)
    expect((await guest.request('POST', '/api/passkeys', {})).status).toBe(410)
  })

  it('are not taken over or harmed by who makes one with the same id', async () => {
    const [owner, thief] = [await TestClient.open(server.address), await TestClient.open(server.address)]
    const [mine, forged] = [new SoftAuthenticator(), new SoftAuthenticator()]
    Object.assign(forged, { id: mine.id })
    expect((await register(owner, mine)).status).toBe(200)
    expect((await register(thief, forged)).status).toBe(410)
    const options = await (await thief.request('POST', '/api/passkeys/authentication')).json()
    const answer = mine.authenticate(options as never, server.address)
    const back = await thief.request('POST', '/api/passkeys/session', answer)
    expect(await back.json()).toMatchObject({ passkeys: 1 })
  })

  it('of one guest are bounded', async () => {
    const guest = await TestClient.open(server.address)
    for (let i = 0; i < 20; i++) expect((await register(guest, new SoftAuthenticator())).status).toBe(200)
    expect((await guest.request('POST', '/api/passkeys/registration')).status).toBe(400)
    expect((await guest.request('POST', '/api/passkeys', {})).status).toBe(400)
  })

  it('are removed by their owner, and then bring nobody back', async () => {
    const guest = await TestClient.open(server.address)
    const [lost, kept] = [new SoftAuthenticator(), new SoftAuthenticator()]
    await register(guest, lost)
    await register(guest, kept)
    const id = lost.id.toString('base64url')
    expect((await guest.request('DELETE', `/api/passkeys/${id}`)).status).toBe(200)
    const left = (await (await guest.request('GET', '/api/passkeys')).json()) as {
      passkeys: { id: string }[]
    }
    expect(left.passkeys.map((passkey) => passkey.id)).toEqual([kept.id.toString('base64url')])
    const signIn = async (passkey: SoftAuthenticator) => {
      const options = await (await guest.request('POST', '/api/passkeys/authentication')).json()
      const answer = passkey.authenticate(options as never, server.address)
      return (await guest.request('POST', '/api/passkeys/session', answer)).status
    }
    expect(await signIn(lost)).toBe(410)
    expect(await signIn(kept)).toBe(200)
    expect((await guest.request('DELETE', `/api/passkeys/${id}`)).status).toBe(404)
  })
})
