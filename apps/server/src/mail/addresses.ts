import type { MailAddress } from '@rattlecup/protocol'
import { requestError } from '../errors.ts'
import { networkOf } from '../limits/network.ts'
import type { MailRow } from '../store/mail/contract.ts'
import { mailboxOf } from './address.ts'
import { confirmingLetter } from './letters.ts'
import { CONFIRM_MS, COUNTED_MS, DAY_MS, HOUR_MS, type MailParts } from './parts.ts'

/** How often somebody may be asked to confirm an address, by whoever asks and whomever it belongs to. */
const QUESTIONS = {
  network: { most: 20, within: DAY_MS },
  guest: { most: 5, within: DAY_MS },
  mailbox: { most: 2, within: COUNTED_MS },
  house: { most: 200, within: HOUR_MS },
} as const

/** Where people want to be written to. An address counts only once a link that was sent there came back. */
export class MailAddresses {
  readonly #parts: MailParts

  constructor(parts: MailParts) {
    this.#parts = parts
  }

  of(guest: string): Promise<MailRow | undefined> {
    return this.#parts.store.mail.addressOf(guest)
  }

  /** Keeps an address and sends a link that confirms it; one that is confirmed already only gets its language. */
  async ask(guest: string, { address, language }: MailAddress, from: string): Promise<void> {
    const { store, office, now, onError } = this.#parts
    const known = await this.of(guest)
    if (known?.isConfirmed && known.address === address) return store.mail.setAddress({ ...known, language })
    await this.#countQuestion({ network: networkOf(from), guest, mailbox: mailboxOf(address), house: '' })
    const row: MailRow = { guest, address, language, asked: now(), isConfirmed: false }
    await store.mail.removeAddress(guest)
    await store.mail.setAddress(row)
    // An SMTP server may take its time; nobody has to wait for it.
    void office
      .send(confirmingLetter(this.#parts, row))
      .catch((error: Error) => onError(error, 'asking whether an address is right'))
  }

  /** False if the link is too old, or not the last one. */
  async confirm(token: string): Promise<boolean> {
    const { store, tokens, now } = this.#parts
    const row = await this.of(tokens.guestOf(token))
    if (!row || !tokens.isConfirming(token, row) || row.asked < now() - CONFIRM_MS) return false
    return store.mail.confirm(row.guest, row.asked)
  }

  /** Writes to an address no more. Who had not confirmed it is never asked again either. */
  async stop(token: string): Promise<void> {
    const { store, tokens } = this.#parts
    const row = await this.of(tokens.guestOf(token))
    if (!row || !tokens.isStopping(token, row)) return
    if (!row.isConfirmed) await store.mail.useUp(this.#kindOf('mailbox', mailboxOf(row.address)))
    await store.mail.removeAddress(row.guest)
  }

  remove(guest: string): Promise<void> {
    return this.#parts.store.mail.removeAddress(guest)
  }

  async #countQuestion(about: Record<keyof typeof QUESTIONS, string>): Promise<void> {
    const { store, now } = this.#parts
    for (const [name, { most, within }] of Object.entries(QUESTIONS)) {
      const kind = this.#kindOf(name, about[name as keyof typeof QUESTIONS])
      if ((await store.mail.count(kind, now(), now() - within)) > most) throw requestError('too-many-mails')
    }
  }

  /** What is counted is kept without saying what it is. */
  #kindOf(name: string, of: string): string {
    return this.#parts.tokens.pseudonym(name, of)
  }
}
