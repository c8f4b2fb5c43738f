import { isIPv6 } from 'node:net'

const GROUPS = 8
/** As much of an IPv6 address as names a network: its holder may use any of the rest. */
const NETWORK_GROUPS = 4

/** By what an address counts where addresses are counted: an IPv6 address as its /64, an IPv4 address as itself. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (isMapped(groups)) return groups.slice(-2).flatMap(bytesOf).join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The same address written in different ways has the same eight numbers. */
function groupsOf(address: string): number[] {
  const [first = '', last = ''] = address.replace(/%.*/, '').split('::')
  const [before, after] = [numbersOf(first), numbersOf(last)]
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

function numbersOf(part: string): number[] {
  return part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? pairOf(group) : hex(group)))
}

function pairOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function hex(group: string): number {
  return Number.parseInt(group, 16)
}

/** An IPv4 address mapped into IPv6, as a socket that takes both shows it. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 255]
}
