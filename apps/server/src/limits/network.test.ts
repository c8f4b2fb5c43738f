import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { RateLimits } from './rate-limits.ts'
import { networkOf } from './network.ts'
import { OpenLines } from './open-lines.ts'

const SAME = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::']
const OTHER = '2001:db8:1:3::1'

const lineOf = (id: string) => ({ guest: { id, name: id, bot: false }, credential: id, close: () => {} })

describe('an address counts', () => {
  it('as its /64, however it is written', () => {
    for (const address of SAME) expect(networkOf(address)).toBe('2001:db8:1:2::/64')
    expect(networkOf(OTHER)).toBe('2001:db8:1:3::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('1:2:3:4:5:6:7::')).toBe('1:2:3:4::/64')
  })

  it('as itself in IPv4, in the clothes of IPv6 too', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    for (const mapped of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])
      expect(networkOf(mapped)).toBe('192.0.2.7')
  })

  it('as it is where it is none', () => {
    for (const text of ['', 'unknown', '[::1]:80', '1::2::3']) expect(networkOf(text)).toBe(text)
  })
})

describe('a network', () => {
  it('has one share of requests and of new guests for all its addresses', () => {
    const limits = new RateLimits(readSettings({ 'rate-requests': '1', 'rate-guests': '1' }, {}), () => 0)
    for (let i = 0; i < 5; i++) expect(limits.admitsRequest(SAME[i % 3] as string)).toBe(true)
    expect(limits.admitsRequest(SAME[2] as string)).toBe(false)
    expect(limits.admitsRequest(OTHER)).toBe(true)
    expect(limits.admitsNewcomer('::ffff:192.0.2.7')).toBe(true)
    expect(limits.admitsNewcomer('192.0.2.7')).toBe(false)
  })

  it('has one share of open lines', () => {
    const lines = new OpenLines({ ofGuest: 0, ofAddress: 1 })
    const release = lines.open(lineOf('ann'), SAME[0] as string)
    expect(lines.open(lineOf('bob'), SAME[1] as string)).toBeUndefined()
    release?.()
    expect(lines.open(lineOf('bob'), SAME[1] as string)).toBeDefined()
  })
})
