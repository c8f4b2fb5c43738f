import { isLoopback, type SharedAddress } from '@rattlecup/protocol'
import type { IncomingHttpHeaders } from 'node:http'

interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly protocol?: string
}

/** Where we are reached: as configured, else as each request says. */
export class Site {
  readonly #configured: string
  readonly #elsewhere: () => string | undefined

  /** `elsewhere` is the address by which other devices in the network reach us, if there is one. */
  constructor(configured: string, elsewhere: () => string | undefined = () => undefined) {
    this.#configured = configured
    this.#elsewhere = elsewhere
  }

  of({ headers, protocol }: Asked): string {
    return this.#configured || `${protocol ?? 'http'}://${headers.host}`
  }

  /** Where friends find us, told to somebody who may have come by an address that works on this computer only. */
  shared(asked: Asked): SharedAddress {
    const address = this.of(asked)
    if (!isLoopback(this.hostname(asked))) return { address, reach: 'anywhere' }
    const elsewhere = this.#elsewhere()
    return elsewhere ? { address: elsewhere, reach: 'network' } : { address, reach: 'computer' }
  }

  /** Whether we know our own address: from the settings, or else from the request. */
  isNamed(asked: Asked): boolean {
    return URL.canParse(this.of(asked))
  }

  isSecure(asked: Asked): boolean {
    return this.of(asked).startsWith('https:')
  }

  hostname(asked: Asked): string {
    return new URL(this.of(asked)).hostname
  }

  /**
   * Whether a request may change something: browsers say from which site's page it comes, and only our own may.
   * Programs say nothing, and have no cookies that a foreign page could borrow.
   */
  allows({ headers, protocol }: Asked): boolean {
    const { origin } = headers
    if (origin === undefined)
      return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
    if (!URL.canParse(origin)) return false
    if (this.#configured) return origin === this.#configured
    return new URL(origin).host === headers.host && (protocol === undefined || origin.startsWith(protocol))
  }
}
