import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STORES, type OpenedStore } from '../testing/stores.ts'
import type { Directory } from './contract.ts'

describe.each(STORES)('idle guests in %s', (_, make) => {
  let opened: OpenedStore
  let directory: Directory
  beforeEach(async () => {
    opened = await make()
    directory = opened.store.directory
  })
  afterEach(async () => {
    await opened.store.close()
    await opened.clean()
  })

  const add = async (...ids: string[]) => {
    for (const id of ids) await directory.addGuest({ id, name: id, bot: false }, 100)
    return ids
  }
  const left = () => directory.guestIds('', 99)

  it('are listed in the order of their ids, some at a time', async () => {
    await add('c', 'a', 'd', 'b')
    expect(await directory.guestIds('', 3)).toEqual(['a', 'b', 'c'])
    expect(await directory.guestIds('c', 3)).toEqual(['d'])
  })

  it('are removed if they were not seen since, and only those asked about', async () => {
    await add('idle', 'back', 'other')
    expect(await directory.noteSeen('back', 200)).toBe(true)
    expect(await directory.noteSeen('nobody', 200)).toBe(false)
    expect(await directory.removeIdle(['idle', 'back'], 150)).toEqual(['idle'])
    expect(await directory.removeIdle([], 150)).toEqual([])
    expect(await left()).toEqual(['back', 'other'])
  })

  it('are kept if anything is: a passkey, a token, a bot of theirs, a seat, a game they played', async () => {
    const ids = await add('bot', 'idle', 'owner', 'passkey', 'player', 'seated')
    await directory.addPasskey({ id: 'p', guest: 'passkey', publicKey: 'AQ', counter: 0 })
    await directory.addToken('hash', 'bot', 'owner')
    await directory.setGuestsOf(1, ['seated', 'player'])
    await directory.addPlayersOf(1, ['player'])
    await directory.addPlayersOf(1, ['player'])
    await directory.setGuestsOf(1, ['seated'])
    await directory.removeIdle(ids, 150)
    expect(await left()).toEqual(['bot', 'owner', 'passkey', 'player', 'seated'])
  })

  it('leave no links behind that are too old', async () => {
    for (const [hash, expires] of [
      ['a', 10],
      ['b', 20],
      ['c', 90],
    ] as const)
      await directory.addLink(hash, 'g', expires)
    await directory.removeExpiredLinks(50, 1)
    await directory.removeExpiredLinks(50, 1)
    expect([await directory.takeLink('a', 5), await directory.takeLink('b', 5)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await directory.takeLink('c', 5)).toBe('g')
  })
})
