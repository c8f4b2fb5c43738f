import type { Transporter } from 'nodemailer'
import { isLoopback } from '@rattlecup/protocol'

/** A plain mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a mail program, too, can stop further ones. */
  readonly stop: string
}

/** Who sends. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** A mail was not taken. Says no more than that: the server's own words may hold an address. */
export class UndeliveredError extends Error {
  /** Whether the same mail would be refused again. */
  readonly isFinal: boolean

  constructor({ code = '', responseCode = 0 }: { readonly code?: string; readonly responseCode?: number }) {
    super(`the SMTP server did not take a mail: ${code} ${responseCode || ''}`.trim())
    this.isFinal = responseCode >= FINAL
  }
}

/** From here on an SMTP server means it. */
const FINAL = 500
/** Mails on their way at a time. */
const MOST_LINES = 2
const PATIENCE_MS = 20_000

/** Hands mails to the house's SMTP server. */
export class PostOffice {
  readonly #url: URL
  readonly #from: Sender
  #line: Promise<Transporter> | undefined
  readonly #sending = new Set<Promise<unknown>>()

  constructor(url: string, from: Sender) {
    this.#url = new URL(url)
    this.#from = from
  }

  /** Rejects with UndeliveredError if the SMTP server does not take it. */
  async send(mail: Mail): Promise<void> {
    const sending = this.#send(mail).catch((error: object) => {
      throw new UndeliveredError(error)
    })
    this.#sending.add(sending)
    await sending.finally(() => this.#sending.delete(sending))
  }

  /** Ends when what was begun is sent. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#sending)
    const line = await this.#line
    line?.close()
  }

  async #send({ to, subject, text, stop }: Mail): Promise<void> {
    const line = await (this.#line ??= this.#open())
    await line.sendMail({
      from: { ...this.#from },
      to: { name: '', address: to },
      envelope: { from: this.#from.address, to: [to] },
      subject,
      text,
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** The library is loaded when somebody is first written to. Nothing goes over a network unencrypted. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const { hostname, port, protocol, username, password } = this.#url
    const secure = protocol === 'smtps:'
    // On this machine nobody listens, and the certificate is rarely one for it.
    const isHere = isLoopback(hostname)
    const host = hostname.replace(/^\[|\]$/g, '')
    return createTransport({
      pool: true,
      maxConnections: MOST_LINES,
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ignoreTLS: isHere,
      requireTLS: !isHere,
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
  }
}
