import { isLoopback } from '@rattlecup/protocol'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

const EVERYWHERE = new Set(['0.0.0.0', '::'])
/** Networks inside this computer, and tunnels out of it: other devices in the kitchen are in none of them. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt)/
/** Private networks, those of homes first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]
/** Given by a device to itself, where nobody gave it one. */
const LINK_LOCAL = /^169\.254\./

/** The addresses by which other devices in the same network reach a server, the likeliest first. */
export function otherAddresses(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  const hosts = EVERYWHERE.has(host) ? hostsOf(interfaces) : [isIPv6(host) ? `[${host}]` : host]
  return hosts.filter((each) => !isLoopback(each)).map((each) => `http://${each}:${port}`)
}

function hostsOf(interfaces: Interfaces): string[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses = []]) => (VIRTUAL.test(name) ? [] : addresses))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b))
}

function rank(address: string): number {
  const place = PRIVATE.findIndex((network) => network.test(address))
  return place < 0 ? PRIVATE.length : place
}
