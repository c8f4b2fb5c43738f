import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CallStore } from '../store/calls/contract.ts'
import type { MailRow } from '../store/mail/contract.ts'

/** From which all links in mails follow; made once and kept for good. */
export function mailSecret(calls: CallStore): Promise<string> {
  return calls.keepsake('mail', randomBytes(32).toString('hex'))
}

/** What the links of mails hold: for whom, and a proof that it was we who wrote it to this address. */
export class MailTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** For one question only: asking again makes another. */
  confirming(row: MailRow): string {
    return this.#token(row.guest, ['confirm', row.address, row.asked])
  }

  isConfirming(token: string, row: MailRow): boolean {
    return isSame(token, this.confirming(row))
  }

  /** The same in all mails to an address: also an old one can be used to stop them. */
  stopping({ guest, address }: Pick<MailRow, 'guest' | 'address'>): string {
    return this.#token(guest, ['stop', address])
  }

  isStopping(token: string, row: MailRow): boolean {
    return isSame(token, this.stopping(row))
  }

  /** For whom a token says it is. */
  guestOf(token: string): string {
    return token.split('~')[0] ?? ''
  }

  /** A name for something of which we only want to know whether it was there before. */
  pseudonym(...parts: readonly string[]): string {
    return this.#proof(['count', ...parts])
  }

  /** No dot is in it: what ends in a dot and letters is taken for a file where a link is opened. */
  #token(guest: string, about: readonly (string | number)[]): string {
    return `${guest}~${this.#proof([...about, guest])}`
  }

  #proof(parts: readonly (string | number)[]): string {
    const proof = createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url')
    return proof.slice(0, 32)
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
