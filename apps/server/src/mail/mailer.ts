import type { Call } from '@rattlecup/protocol'
import { readChoices } from '../calls/choices.ts'
import { isQuiet } from '../calls/quiet.ts'
import { UndeliveredError } from './post-office.ts'
import type { MailRow, NewsRow } from '../store/mail/contract.ts'
import { newsLetter } from './letters.ts'
import { CONFIRM_MS, COUNTED_MS, HOUR_MS, type MailParts } from './parts.ts'

interface MailerParts extends MailParts {
  /** How long after a call a mail is written, in milliseconds: whoever came is not written to. */
  readonly delay: number
}

/** How often somebody who is to be written to is looked for. */
const LOOK_MS = 2000
/** People written to in one look. */
const MOST_WRITTEN = 50
/** Between two mails to one person: what happens meanwhile is told together. */
const GAP_MS = HOUR_MS
/** When to try again what did not work, or was not welcome. */
const AGAIN_MS = 10 * 60_000
/** Games told of in one mail. */
const MOST_TABLES = 50

/** Writes to people who confirmed an address when games have been waiting for them for a while. */
export class Mailer {
  readonly #parts: MailerParts
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined
  #isClosed = false
  /** When it was last forgotten what is too old. */
  #forgotten = 0

  constructor(parts: MailerParts) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref()
  }

  /** Somebody was called, or a call was taken back. */
  async note(guest: string, { t, table, game }: Pick<Call, 't' | 'table' | 'game'>): Promise<void> {
    const { store, delay, now } = this.#parts
    if (t === 'done') return store.mail.removeTurn(guest, table)
    if (!(await store.mail.addressOf(guest))?.isConfirmed) return
    const kind = t === 'over' ? 'over' : 'turn'
    await store.mail.addNews({ guest, code: table, game, kind, due: now() + delay })
  }

  /** Writes to those to whom it is time to write. */
  async look(): Promise<void> {
    if (this.#isClosed) return
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    await this.#looking
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    const { store, now, onError } = this.#parts
    try {
      await this.#forget()
      for (const guest of await store.mail.guestsDue(now(), MOST_WRITTEN))
        if (!this.#isClosed) await this.#write(guest)
    } catch (error) {
      onError(error as Error, 'looking whom to write to')
    }
  }

  /** What is too old to be of use, now and then. */
  async #forget(): Promise<void> {
    const { store, now } = this.#parts
    if (now() - this.#forgotten < HOUR_MS) return
    this.#forgotten = now()
    await store.mail.forget({ asked: now() - CONFIRM_MS, counted: now() - COUNTED_MS })
  }

  async #write(guest: string): Promise<void> {
    const { store, now } = this.#parts
    const row = await store.mail.addressOf(guest)
    const { quiet } = readChoices(await store.calls.choicesOf(guest))
    if ((quiet && isQuiet(quiet, now())) || !(await this.#isTime(guest)))
      return store.mail.postpone(guest, now() + AGAIN_MS)
    const news = await store.mail.takeNews(guest)
    if (row?.isConfirmed) await this.#tell(row, news)
  }

  /** Whether the last mail is long enough ago. Only one node is told so. */
  async #isTime(guest: string): Promise<boolean> {
    const { store, tokens, now } = this.#parts
    return (await store.mail.count(tokens.pseudonym('mail', guest), now(), now() - GAP_MS)) === 1
  }

  /** Tells of all games that wait, if one of them is news. */
  async #tell(row: MailRow, news: readonly NewsRow[]): Promise<void> {
    const { store, office, now } = this.#parts
    const tables = await store.directory.tablesOf(row.guest, MOST_TABLES)
    const waiting = tables.filter(({ awaited }) => awaited)
    const isNews = news.some(
      ({ kind, code }) => kind === 'turn' && waiting.some((table) => table.code === code),
    )
    const over = news.filter(({ kind }) => kind === 'over').slice(0, MOST_TABLES)
    if (!isNews && over.length === 0) return
    const mail = newsLetter(this.#parts, row, { waiting: isNews ? waiting : [], over, now: now() })
    await office.send(mail).catch((error: Error) => this.#failed(error, news))
  }

  async #failed(error: Error, news: readonly NewsRow[]): Promise<void> {
    const { store, now, onError } = this.#parts
    onError(error, 'writing to somebody')
    if (error instanceof UndeliveredError && error.isFinal) return
    for (const row of news) await store.mail.addNews({ ...row, due: now() + AGAIN_MS })
  }
}
