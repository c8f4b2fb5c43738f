import { Match, unwrap, type CodedError, type Game, type JsonObject } from '@rattlecup/kit'
import { CODE_ALPHABET, CODE_LENGTH, type Code, type CreateTable } from '@rattlecup/protocol'
import { randomInt } from 'node:crypto'
import { codedError } from '../errors.ts'
import type { GuestRow, Store, TableRow } from '../store/contract.ts'
import { TableAutomation } from './automation/automation.ts'
import type { Delays, Environment, WorkerPool } from './environment.ts'
import { LobbyIndex } from './lobby-index.ts'
import { excessOf } from './option-limits.ts'
import type { MadeRecord } from './state/records.ts'
import { Table, type ChangeKind } from './table.ts'

interface RegistryParts {
  readonly store: Store
  readonly environment: Environment
  readonly workers: WorkerPool
  readonly delays: Delays
  readonly findGame: (id: string) => Game | undefined
  readonly onError: (error: Error, about: string) => void
}

/** Enough tries to find a free code even where nineteen of twenty are taken. */
const MOST_TRIES = 200

/** All tables in memory: each a cache of its log, read when first needed and let go when nobody is there. */
export class TableRegistry {
  readonly #parts: RegistryParts
  readonly #tables = new Map<string, Promise<Table | undefined>>()
  readonly #live = new Map<Table, TableAutomation>()
  readonly #lobby: LobbyIndex

  constructor(parts: RegistryParts) {
    this.#parts = parts
    const { store, environment, onError } = parts
    this.#lobby = new LobbyIndex({ directory: store.directory, now: environment.now, onError })
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size
  }

  /** Opens a new table; its options are checked by the game. */
  async create(host: GuestRow, { bots, ...given }: CreateTable): Promise<Table | CodedError<Code>> {
    const game = this.#parts.findGame(given.game)
    if (!game) return { code: 'unknown-game', message: `There is no game '${given.game}'.` }
    const tried = Match.start(game, given.seats, given.options)
    if (!tried.ok) return tried.error
    const excess = excessOf(given.options)
    if (excess) return { code: 'bad-options', message: excess }
    const settings = { ...given, options: knownPart(game, given) }
    if (bots.some(({ seat }) => seat >= settings.seats))
      return { code: 'bad-request', message: 'A bot is given a seat that this table does not have.' }
    const { id, code } = await this.#register(settings, bots.length)
    const made: MadeRecord = {
      k: 'made',
      id,
      code,
      settings,
      host: host.id,
      secret: this.#parts.environment.newSecret(),
      bots,
    }
    await this.#parts.store.log.append(id, 0, JSON.stringify(made))
    const table = await this.find(code)
    if (table) this.#lobby.update(table.state)
    return table ?? codedError('internal')
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
  withPlayer(guest: string): Table[] {
    return [...this.#live.keys()].filter(({ state }) => state.seatOf(guest) !== null)
  }

  /** The codes of tables in memory whose host a guest is and that are not over. */
  hostedBy(guest: string): string[] {
    const states = [...this.#live.keys()].map(({ state }) => state)
    return states.filter(({ host, phase }) => host === guest && phase !== 'over').map(({ code }) => code)
  }

  /** All tables whose logs hold a guest's name or words. */
  async naming(guest: string): Promise<TableRow[]> {
    await this.#lobby.flush()
    return this.#parts.store.directory.tablesNaming(guest)
  }

  /** Resolves when the lists of tables are up to date. */
  listed(): Promise<void> {
    return this.#lobby.flush()
  }

  /** After a restart: tables whose clocks run are read at once. */
  async wake(): Promise<void> {
    for (const { code } of await this.#parts.store.directory.attendedTables()) {
      await this.find(code).catch((error: Error) => this.#parts.onError(error, `waking table ${code}`))
    }
  }

  /** Lets go of tables that nobody uses. */
  sweep(): void {
    for (const table of this.#live.keys()) {
      if (table.members.size === 0 && table.isSettled && !table.state.isTicking) table.close()
    }
  }

  async close(): Promise<void> {
    for (const automation of this.#live.values()) automation.stop()
    await this.#lobby.flush()
  }

  async #register(settings: Omit<CreateTable, 'bots'>, taken: number): Promise<{ id: number; code: string }> {
    const { now } = this.#parts.environment
    for (let tries = 0; tries < MOST_TRIES; tries++) {
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
      // A table in memory may still have a code that was freed.
      if (!this.#tables.has(row.code) && (await this.#parts.store.directory.addTable(row))) return row
    }
    throw new Error(`no free code in ${MOST_TRIES} tries`)
  }

  async #load(code: string): Promise<Table | undefined> {
    const { store, workers, delays, findGame, environment } = this.#parts
    const row = await store.directory.tableByCode(code)
    const lines = row ? await store.log.load(row.id) : []
    if (lines.length === 0) return undefined
    const onError = (error: Error) => this.#parts.onError(error, `table ${code}`)
    const table = new Table(lines, {
      log: store.log,
      findGame,
      environment,
      simulate: workers.simulate,
      onChange: (kind) => this.#changed(table, kind),
      onError,
      onClosed: () => this.#drop(table, code),
    })
    const automation = new TableAutomation({ table, environment, workers, delays, onError })
    this.#live.set(table, automation)
    table.automate({ t: 'wake' })
    automation.consider('table')
    return table
  }

  #changed(table: Table, kind: ChangeKind): void {
    this.#live.get(table)?.consider(kind)
    if (kind === 'table' || table.state.phase === 'over') this.#lobby.update(table.state)
  }

  #drop(table: Table, code: string): void {
    this.#live.get(table)?.stop()
    this.#live.delete(table)
    this.#tables.delete(code)
  }
}

/** The options given, without what the game does not know: that is ignored, so it is not kept either. */
function knownPart(game: Game, { options, seats }: Pick<CreateTable, 'options' | 'seats'>): JsonObject {
  const parsed = unwrap(game.options.parse(options, seats)) as unknown as JsonObject
  return Object.fromEntries(Object.keys(options).map((key) => [key, parsed[key]]))
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}
