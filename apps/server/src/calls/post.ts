import { lookup as resolve, type LookupAddress } from 'node:dns'
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

/** Sends something and answers the status; what else comes back is not read. Follows no redirection. */
export function post({ address, headers, body }: Letter, allowPrivate: boolean): Promise<number> {
  if (!isFitAddress(address, allowPrivate)) return Promise.reject(new Error('not an address to send to'))
  const request = address.startsWith('https:') ? secureRequest : plainRequest
  return new Promise((done, reject) => {
    const sent = request(
      address,
      { method: 'POST', headers, timeout: PATIENCE_MS, ...(allowPrivate ? {} : { lookup: publicLookup }) },
      (answer) => {
        done(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Checked when the name is resolved for the connection itself: a second look could find another address. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('no address'), '', 4)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('not a public address'), '', 4)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
