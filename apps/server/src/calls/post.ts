import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const PATIENCE_MS = 10_000

export interface Letter {
  readonly address: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
}

/** Whether something may be sent to an address that somebody gave us: only by https, and only on the public Internet. */
export function isFitAddress(address: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(address) || address.length > 1000) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Sends something and answers the status; what else comes back is not read. Follows no redirection. The whole of it is
 * to be over in time: a server could send a letter now and then, and never be silent for long.
 */
export function post(
  { address, headers, body }: Letter,
  allowPrivate: boolean,
  patience = PATIENCE_MS,
  resolver = new Resolver({ timeout: patience, tries: 1 }),
): Promise<number> {
  if (!isFitAddress(address, allowPrivate)) return Promise.reject(new Error('not an address to send to'))
  const request = address.startsWith('https:') ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(patience)
  return new Promise((done, reject) => {
    const sent = request(
      address,
      { method: 'POST', headers, signal, ...(allowPrivate ? {} : { lookup: publicLookup(resolver) }) },
      (answer) => {
        done(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * Checked when the name is resolved for the connection itself: a second look could find another address. Asks the name server
 * by itself, since the system's way holds one of the few threads that read files too, for as long as a strange server likes.
 */
function publicLookup(resolver: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    void publicAddresses(resolver, hostname).then(
      (addresses) => {
        const [first] = addresses as [LookupAddress]
        if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, '', 4),
    )
  }
}

async function publicAddresses(resolver: Resolver, hostname: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).catch(() => []),
    resolver.resolve6(hostname).catch(() => []),
  ])
  const addresses = [
    ...four.map((address) => ({ address, family: 4 })),
    ...six.map((address) => ({ address, family: 6 })),
  ]
  if (addresses.length === 0) throw new Error('no address')
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new Error('not a public address')
  return addresses
}
