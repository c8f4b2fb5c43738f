import pg from 'pg'
import { Listeners, type Bus } from './bus.ts'

const CHANNEL = 'rattlecup'
/** Of a notification PostgreSQL takes less than 8000 bytes. */
const MOST_BYTES = 7900
/** Notifications take a lock of the whole database when they are committed, so they go together and apart from appends. */
const COLLECT_MS = 10
const RETRY_MS = 500
/** Longer than it takes to pass messages on; then the line is dead. */
const ANSWER_MS = 5000
/** What waits while the database does not answer. More is found out by looking. */
const MOST_WAITING = 1000

/** PostgreSQL's notifications, all on one channel: slower than Redis, but it is there anyway. */
export class PostgresBus implements Bus {
  readonly #url: string
  readonly #answerMs: number
  readonly #listeners = new Listeners()
  #client: pg.Client | undefined
  #outgoing: string[] = []
  #isSending = false
  #isClosed = false

  constructor(url: string, answerMs = ANSWER_MS) {
    this.#url = url
    this.#answerMs = answerMs
    void this.#connect()
  }

  publish(channel: string, message: string): void {
    const text = `${channel} ${message}`
    // Who hears of nothing finds out by looking.
    if (Buffer.byteLength(text) > MOST_BYTES || this.#outgoing.length >= MOST_WAITING) return
    this.#outgoing.push(text)
    if (!this.#isSending) this.#sendSoon()
  }

  subscribe(channel: string, hear: (message: string) => void): () => void {
    this.#listeners.add(channel, hear)
    return () => this.#listeners.remove(channel, hear)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => {})
  }

  #sendSoon(): void {
    this.#isSending = true
    setTimeout(() => void this.#send(), COLLECT_MS)
  }

  async #send(): Promise<void> {
    const messages = this.#outgoing
    this.#outgoing = []
    const notify = 'select pg_notify($1, message) from unnest($2::text[]) as message'
    const client = this.#client
    // Whatever is asked on a line after it did not answer once waits for ever: it is left for another.
    const leave = () => void client?.end().catch(() => {})
    await client?.query({ name: 'notify', text: notify, values: [CHANNEL, messages] }).catch(leave)
    this.#isSending = false
    if (this.#outgoing.length > 0) this.#sendSoon()
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      query_timeout: this.#answerMs,
    })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
    } catch {
      await client.end().catch(() => {})
      this.#lost(client)
    }
  }

  #lost(client: pg.Client): void {
    client.removeAllListeners('end')
    this.#client = undefined
    setTimeout(() => void this.#connect(), RETRY_MS).unref()
  }

  #hear(text: string): void {
    const space = text.indexOf(' ')
    this.#listeners.tell(text.slice(0, space), text.slice(space + 1))
  }
}
