import { afterEach, describe, expect, it } from 'vitest'
import { otherAddresses } from './ops/addresses.ts'
import type { RunningServer } from './server.ts'
import { testServer } from './testing/server.ts'

describe('the address to give to friends', () => {
  let server: RunningServer
  afterEach(() => server.close())

  const shared = async () => (await fetch(`${server.address}/api/address`)).json()

  it('is this computer alone, if the server listens to nobody else, and says so', async () => {
    server = await testServer()
    expect(server.elsewhere).toEqual([])
    expect(await shared()).toEqual({ address: server.address, reach: 'computer' })
  })

  it('is one in the network for who came by localhost', async () => {
    server = await testServer({ host: '0.0.0.0' })
    const [address] = otherAddresses('0.0.0.0', Number(new URL(server.address).port))
    expect(server.elsewhere[0]).toBe(address)
    expect(await shared()).toEqual(
      address ? { address, reach: 'network' } : { address: server.address, reach: 'computer' },
    )
  })

  it('is the public one, if there is one', async () => {
    server = await testServer({ 'public-url': 'https://dice.example.org' })
    expect(server.elsewhere).toEqual(['https://dice.example.org'])
    expect(await shared()).toEqual({ address: 'https://dice.example.org', reach: 'anywhere' })
  })
})
