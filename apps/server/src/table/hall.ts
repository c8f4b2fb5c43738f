import { Match, type Game } from '@rattlecup/kit'
import { CODE_ALPHABET, CODE_LENGTH, type CreateTable } from '@rattlecup/protocol'
import { randomInt } from 'node:crypto'
import type { GuestRow, Store, TableRow } from '../store/contract.ts'
import { TableImage } from './image.ts'
import { NoticeBoard } from './notice-board.ts'
import type { Made } from './records.ts'
import { refusal, type Refusal } from './refusal.ts'
import { Steward, type Helpers } from './steward.ts'
import { Table, type World } from './table.ts'

export interface HallParts {
  readonly store: Store
  readonly world: World
  readonly helpers: Helpers
  readonly findGame: (id: string) => Game | undefined
  readonly onError: (error: Error, about: string) => void
}

/** All tables in memory: each a cache of its log, read when first needed and let go when nobody is there. */
export class Hall {
  readonly #parts: HallParts
  readonly #tables = new Map<string, Promise<Table | undefined>>()
  readonly #live = new Set<Table>()
  readonly #stewards = new Map<Table, Steward>()
  readonly #notices: NoticeBoard

  constructor(parts: HallParts) {
    this.#parts = parts
    const { store, world, onError } = parts
    this.#notices = new NoticeBoard({ directory: store.directory, now: world.now, onError })
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size
  }

  /** Opens a new table; its options are checked by the game. */
  async create(host: GuestRow, { bots, ...settings }: CreateTable): Promise<Table | Refusal> {
    const game = this.#parts.findGame(settings.game)
    if (!game) return { code: 'unknown-game', message: `there is no game '${settings.game}'` }
    const tried = Match.start(game, settings.seats, settings.options)
    if (!tried.ok) return tried.error
    if (bots.some(({ seat }) => seat >= settings.seats))
      return { code: 'bad-request', message: 'a bot has no seat there' }
    const { id, code } = await this.#register(settings, bots.length)
    const made: Made = {
      k: 'made',
      id,
      code,
      settings,
      host: host.id,
      secret: this.#parts.world.newSecret(),
      bots,
    }
    await this.#parts.store.log.append(id, 0, JSON.stringify(made))
    const table = await this.find(code)
    if (table) this.#notices.noteSoon(table.state)
    return table ?? refusal('internal')
  }

  /** The table with this code, read from its log if it is not in memory. */
  find(code: string): Promise<Table | undefined> {
    const known = this.#tables.get(code)
    if (known) return known
    const loading = this.#load(code)
    this.#tables.set(code, loading)
    const forget = () => void (this.#tables.get(code) === loading && this.#tables.delete(code))
    loading.then((table) => table ?? forget(), forget)
    return loading
  }

  /** The tables in memory where a guest has a seat. */
  tablesWith(guest: string): Table[] {
    return [...this.#live].filter(({ state }) => state.seatOf(guest) !== null)
  }

  /** After a restart: tables whose clocks run are read at once. */
  async wake(): Promise<void> {
    for (const { code } of await this.#parts.store.directory.attendedTables()) {
      await this.find(code).catch((error: Error) => this.#parts.onError(error, `waking table ${code}`))
    }
  }

  /** Lets go of tables that nobody uses. */
  sweep(): void {
    for (const table of this.#live) {
      if (table.members.size === 0 && table.isSettled && !table.state.isTicking) this.#drop(table)
    }
  }

  async close(): Promise<void> {
    for (const steward of this.#stewards.values()) steward.stop()
    await this.#notices.close()
  }

  async #register(settings: Omit<CreateTable, 'bots'>, taken: number): Promise<{ id: number; code: string }> {
    const { now } = this.#parts.world
    for (;;) {
      // Ids grow with time, so that the tables in play lie side by side in the index of the log.
      const row: TableRow = {
        id: now() * 1000 + randomInt(1000),
        code: newCode(),
        game: settings.game,
        phase: 'open',
        listed: settings.listed,
        attended: false,
        seats: settings.seats,
        taken,
        host: null,
        updated: now(),
      }
      if (await this.#parts.store.directory.addTable(row)) return row
    }
  }

  async #load(code: string): Promise<Table | undefined> {
    const { store, helpers, findGame, world } = this.#parts
    const row = await store.directory.tableByCode(code)
    const records = row ? await store.log.load(row.id) : []
    if (records.length === 0) return undefined
    const image = TableImage.replay(records, findGame)
    const table = new Table({
      image,
      log: store.log,
      world,
      simulate: helpers.simulate,
      onChange: (_, house) => this.#changed(table, house),
      onLost: (_, error) => void this.#reload(table, error),
    })
    this.#live.add(table)
    const onError = (error: Error) => this.#parts.onError(error, `helping at table ${code}`)
    this.#stewards.set(table, new Steward({ table, world, helpers, onError }))
    this.#stewards.get(table)?.consider(true)
    return table
  }

  #changed(table: Table, house: boolean): void {
    this.#stewards.get(table)?.consider(house)
    if (house || table.state.phase === 'over') this.#notices.noteSoon(table.state)
  }

  /** The log says otherwise than memory: read it anew and let everybody in again. */
  async #reload(table: Table, error: Error): Promise<void> {
    this.#parts.onError(error, `appending to table ${table.state.code}`)
    this.#drop(table)
    const { code } = table.state
    table.handOver(
      await this.find(code).catch((failure: Error) => {
        this.#parts.onError(failure, `reading table ${code} anew`)
        return undefined
      }),
    )
  }

  #drop(table: Table): void {
    // One that was let go of before may have a successor by now.
    if (!this.#live.delete(table)) return
    this.#tables.delete(table.state.code)
    this.#stewards.get(table)?.stop()
    this.#stewards.delete(table)
  }
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}
