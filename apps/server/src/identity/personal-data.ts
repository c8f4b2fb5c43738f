import type { JsonObject } from '@rattlecup/kit'
import type { PersonalData } from '@rattlecup/protocol'
import { Readable } from 'node:stream'
import { requestError } from '../errors.ts'
import type { OpenLines } from '../limits/open-lines.ts'
import { nextTurn, SLICE_MS } from '../slices.ts'
import type { GuestRow, Store, TableRow } from '../store/contract.ts'
import type { KeptSeat } from '../store/history/contract.ts'
import type { TableRegistry } from '../table/registry.ts'
import { OwnRecords } from '../table/state/own-records.ts'

interface PersonalDataParts {
  readonly store: Store
  readonly tables: TableRegistry
  readonly lines: OpenLines
}

/** Everything that is kept about a guest: to be seen, and to be deleted for good. */
export class PersonalDataService {
  readonly #parts: PersonalDataParts
  /** Guests whose data is being read: all their logs, so once at a time for each. */
  readonly #reading = new Set<string>()

  constructor(parts: PersonalDataParts) {
    this.#parts = parts
  }

  /** As the text of one JSON object, a piece at a time: logs can be long. */
  async of(guest: GuestRow): Promise<Readable> {
    if (this.#reading.has(guest.id)) throw requestError('rate-limited')
    const pieces = this.#pieces(guest)
    // What has begun is ended in any case, also if nobody reads it.
    await pieces.next()
    return Readable.from(pieces)
  }

  async *#pieces(guest: GuestRow): AsyncGenerator<string> {
    this.#reading.add(guest.id)
    try {
      yield ''
      const text = JSON.stringify(await this.#about(guest))
      yield `${text.slice(0, -1)},"tables":[`
      let comma = ''
      for (const row of await this.#parts.tables.naming(guest.id)) {
        yield comma
        yield* this.#tablePieces(row, guest.id)
        comma = ','
      }
      yield ']}'
    } finally {
      this.#reading.delete(guest.id)
    }
  }

  /** What a guest did and said at a table, while others play on. */
  async *#tablePieces({ id, code, game }: TableRow, guest: string): AsyncGenerator<string> {
    const own = new OwnRecords(guest)
    let piece = `${JSON.stringify({ code, game }).slice(0, -1)},"records":[`
    let comma = ''
    let begun = performance.now()
    for (const line of await this.#parts.store.log.load(id)) {
      const part = own.partOf(line)
      if (part !== undefined) {
        piece += comma + part
        comma = ','
      }
      if (performance.now() - begun < SLICE_MS) continue
      yield piece
      piece = ''
      await nextTurn()
      begun = performance.now()
    }
    yield `${piece}]}`
  }

  async #about(guest: GuestRow): Promise<Omit<PersonalData, 'tables'>> {
    const { store, tables } = this.#parts
    const { id, name, bot } = guest
    const passkeys = await store.directory.passkeysOf(id)
    const bots = await store.directory.botsOf(id)
    await tables.listed()
    return {
      guest: { id, name, bot },
      sessions: (await store.directory.sessionsOf(id)).map((since) => ({ since })),
      passkeys: passkeys.map(({ id: passkey, publicKey }) => ({ id: passkey, publicKey })),
      bots: bots.map((made) => ({ id: made.id, name: made.name })),
      holiday: await store.directory.holidayOf(id),
      calls: await this.#callsOf(id),
      games: (await store.history.keptOf(id)).map(gameOf),
    }
  }

  async #callsOf(id: string): Promise<PersonalData['calls']> {
    const { calls } = this.#parts.store
    const choices = await calls.choicesOf(id)
    const mail = await this.#parts.store.mail.addressOf(id)
    return {
      mail: mail ? { address: mail.address, language: mail.language, isConfirmed: mail.isConfirmed } : null,
      devices: (await calls.subscriptionsOf(id)).map(({ endpoint }) => endpoint),
      choices: choices === undefined ? null : (JSON.parse(choices) as JsonObject),
    }
  }

  /** The guest, their programs, and the names and words of both. If it fails halfway, it can be asked again. */
  async erase(guest: GuestRow): Promise<void> {
    const { directory } = this.#parts.store
    for (const bot of await directory.botsOf(guest.id)) if (bot.id !== guest.id) await this.#eraseOne(bot.id)
    await this.#eraseOne(guest.id)
    await this.#parts.store.scrub()
  }

  async #eraseOne(id: string): Promise<void> {
    const { store, tables, lines } = this.#parts
    lines.closeAllOf(id)
    for (const { code } of await tables.naming(id)) {
      const table = await tables.find(code)
      table?.automate({ t: 'leave', guest: id })
      await table?.following.erase(id)
    }
    await tables.listed()
    await eraseOwn(store, id)
    await store.directory.removeGuest(id)
  }
}

/** Removes what a guest kept for themselves; what they did at tables is apart. */
export async function eraseOwn({ history, calls, mail }: Store, guest: string): Promise<void> {
  await history.eraseHistory(guest)
  await calls.eraseCalls(guest)
  await mail.removeAddress(guest)
}

function gameOf({ table, number, review, token, ...kept }: KeptSeat): PersonalData['games'][number] {
  const figures = review && { ...review, tally: JSON.parse(review.tally) as JsonObject }
  return { id: `${table}-${number}`, ...kept, review: figures, shared: token }
}
