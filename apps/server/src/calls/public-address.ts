import { BlockList, isIP } from 'node:net'

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const privateV4 = new BlockList()
for (const [network, bits] of PRIVATE_V4) privateV4.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only this is handed out to the public. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
/** Examples, and addresses with an IPv4 address inside that may be anything. */
const strangeV6 = new BlockList()
strangeV6.addSubnet('2001:db8::', 32, 'ipv6')
strangeV6.addSubnet('2001::', 32, 'ipv6')
strangeV6.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is one of the public Internet: nobody may use us to reach what is near us. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateV4.check(address, 'ipv4')
  return version === 6 && publicV6.check(address, 'ipv6') && !strangeV6.check(address, 'ipv6')
}
