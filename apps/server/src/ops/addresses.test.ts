import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { otherAddresses } from './addresses.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }) as NetworkInterfaceInfo

const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wan: [at('203.0.113.7')],
  vpn: [at('10.8.0.2')],
  wlan0: [at('192.168.1.5'), at('fe80::1')],
  usb: [at('169.254.3.4')],
}

describe('the addresses for other devices', () => {
  it('are those of real networks, the one at home first', () => {
    expect(otherAddresses('0.0.0.0', 3000, INTERFACES)).toEqual([
      'http://192.168.1.5:3000',
      'http://10.8.0.2:3000',
      'http://203.0.113.7:3000',
    ])
  })

  it('are none for a server that listens to this computer alone', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(otherAddresses(host, 3000, INTERFACES)).toEqual([])
  })

  it('are the one that the server listens on', () => {
    expect(otherAddresses('192.168.1.5', 80, INTERFACES)).toEqual(['http://192.168.1.5:80'])
    expect(otherAddresses('fd00::7', 80, INTERFACES)).toEqual(['http://[fd00::7]:80'])
  })

  it('are none without a network', () => {
    expect(otherAddresses('0.0.0.0', 3000, { lo: INTERFACES.lo })).toEqual([])
  })
})
