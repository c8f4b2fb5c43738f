import { FOR_EVER, type MailRow, type MailStore, type NewsRow } from './contract.ts'

export class MemoryMail implements MailStore {
  readonly #addresses = new Map<string, MailRow>()
  readonly #news = new Map<string, NewsRow>()
  readonly #counts = new Map<string, { count: number; since: number }>()

  async setAddress(row: MailRow): Promise<void> {
    this.#addresses.set(row.guest, row)
  }

  async addressOf(guest: string): Promise<MailRow | undefined> {
    return this.#addresses.get(guest)
  }

  async removeAddress(guest: string): Promise<void> {
    this.#addresses.delete(guest)
    await this.takeNews(guest)
  }

  async confirm(guest: string, asked: number): Promise<boolean> {
    const row = this.#addresses.get(guest)
    if (row?.asked !== asked) return false
    this.#addresses.set(guest, { ...row, isConfirmed: true })
    return true
  }

  async addNews(row: NewsRow): Promise<void> {
    const key = `${row.guest} ${row.code} ${row.kind}`
    if (!this.#news.has(key)) this.#news.set(key, row)
  }

  async removeTurn(guest: string, code: string): Promise<void> {
    this.#news.delete(`${guest} ${code} turn`)
  }

  async guestsDue(now: number, limit: number): Promise<string[]> {
    const due = [...this.#news.values()].filter((row) => row.due <= now).sort((a, b) => a.due - b.due)
    return [...new Set(due.map(({ guest }) => guest))].slice(0, limit)
  }

  async postpone(guest: string, due: number): Promise<void> {
    for (const [key, row] of this.#newsOf(guest)) if (row.due < due) this.#news.set(key, { ...row, due })
  }

  async takeNews(guest: string): Promise<NewsRow[]> {
    const own = this.#newsOf(guest)
    for (const [key] of own) this.#news.delete(key)
    return own.map(([, row]) => row)
  }

  async count(kind: string, now: number, since: number): Promise<number> {
    const known = this.#counts.get(kind)
    const next =
      known && known.since >= since ? { ...known, count: known.count + 1 } : { count: 1, since: now }
    this.#counts.set(kind, next)
    return next.count
  }

  async useUp(kind: string): Promise<void> {
    this.#counts.set(kind, { count: FOR_EVER, since: FOR_EVER })
  }

  async forget({ asked, counted }: { asked: number; counted: number }): Promise<void> {
    for (const [guest, row] of this.#addresses)
      if (!row.isConfirmed && row.asked < asked) this.#addresses.delete(guest)
    for (const [kind, { since }] of this.#counts) if (since < counted) this.#counts.delete(kind)
  }

  #newsOf(guest: string): [string, NewsRow][] {
    return [...this.#news].filter(([, row]) => row.guest === guest)
  }
}
