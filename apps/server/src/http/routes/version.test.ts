import { PROTOCOL_VERSION } from '@rattlecup/protocol'
import { expect, it } from 'vitest'
import { testServer } from '../../testing/server.ts'

it('tells anybody which version the socket speaks', async () => {
  const server = await testServer()
  const answer = await fetch(`${server.address}/api/version`)
  expect(await answer.json()).toEqual({ protocol: PROTOCOL_VERSION })
  await server.close()
})
