import type { CodedError, Game } from '@rattlecup/kit'
import type { Code, CreateTable } from '@rattlecup/protocol'
import { codedError } from '../errors.ts'
import type { GuestRow, Store, TableRow } from '../store/contract.ts'
import { soleOwner, type TableOwners } from '../cluster/owners.ts'
import type { Peers, TableLine } from '../cluster/peers.ts'
import { enterTable } from './enter-table.ts'
import { TableAutomation } from './automation/automation.ts'
import type { Delays, Environment, LogOpening, WorkerPool } from './environment.ts'
import { FinishedGames } from './finished.ts'
import type { EndedGame } from './game-file.ts'
import { LobbyIndex } from './lobby-index.ts'
import { MissingPlayers } from './missing.ts'
import { knownOptions } from './option-limits.ts'
import { readTable } from './read-table.ts'
import type { MadeRecord } from './state/records.ts'
import type { TableState } from './state/state.ts'
import type { ChangeKind } from './table-parts.ts'
import { Table } from './table.ts'

interface RegistryParts {
  readonly store: Store
  readonly environment: Environment
  readonly workers: WorkerPool
  readonly delays: Delays
  readonly logOpening: LogOpening
  /** Called when a game of scheme 2 has ended. */
  readonly onEnded: (table: number, game: number, ended: EndedGame) => void
  readonly findGame: (id: string) => Game | undefined
  /** Called when a game no longer waits for people who were called to it. */
  readonly onCalledBack: (state: TableState, guests: readonly string[]) => void
  /** Called once when a game is over, with those who are not there. */
  readonly onOver: (state: TableState, absent: readonly string[]) => void
  readonly onError: (error: Error, about: string) => void
  /** Only where other nodes share the store. */
  readonly cluster?: { readonly owners: TableOwners; readonly peers: Peers } | undefined
}

/** What goes with a table in memory. */
interface LiveTable {
  readonly missing: MissingPlayers
  /** To the same table on other nodes. */
  readonly line: TableLine | undefined
  /** Only on the node that does what the table does by itself. */
  automation: TableAutomation | undefined
}

/** Tables to wake at a time; more follow soon. */
const MOST_DUE = 50
/** Tables of a node that ended, taken over at a time. */
const MOST_WOKEN = 100

/** All tables in memory: each a cache of its log, read when first needed and let go when nobody is there. */
export class TableRegistry {
  readonly #parts: RegistryParts
  readonly #tables = new Map<string, Promise<Table | undefined>>()
  readonly #live = new Map<Table, LiveTable>()
  readonly #lobby: LobbyIndex
  readonly #finished: FinishedGames
  readonly #owners: TableOwners

  constructor(parts: RegistryParts) {
    this.#parts = parts
    const { store, environment, onCalledBack, onError, cluster } = parts
    this.#owners = cluster?.owners ?? soleOwner
    this.#lobby = new LobbyIndex({ store, now: environment.now, onCalledBack, onError })
    this.#finished = new FinishedGames(store.history, onError)
  }

  /** Tables in memory. */
  get size(): number {
    return this.#live.size
  }

  /** Tables in memory whose bots and clocks this node runs. */
  get owned(): number {
    return [...this.#live.values()].filter(({ automation }) => automation !== undefined).length
  }

  /** Opens a new table; its options are checked by the game. */
  async create(host: GuestRow, { bots, ...given }: CreateTable): Promise<Table | CodedError<Code>> {
    const game = this.#parts.findGame(given.game)
    if (!game) return { code: 'unknown-game', message: `There is no game '${given.game}'.` }
    const options = knownOptions(game, given.seats, given.options)
    if (!options.ok) return options.error
    const settings = { ...given, options: options.value }
    if (bots.some(({ seat }) => seat >= settings.seats))
      return { code: 'bad-request', message: 'A bot is given a seat that this table does not have.' }
    const { id, code } = await enterTable(this.#parts.store.directory, {
      settings,
      taken: bots.length,
      now: this.#parts.environment.now,
      // A table in memory may still have a code that was freed.
      isUsed: (code) => this.#tables.has(code),
    })
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
    if (table) this.#list(table)
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

  /** Resolves when the lists of tables and finished games are up to date. */
  async listed(): Promise<void> {
    await this.#lobby.flush()
    await this.#finished.settled()
  }

  /** After a restart, or the end of another node: tables whose clocks run and that nobody attends to are read at once. */
  async wake(): Promise<void> {
    await this.#readAll(await this.#unattended())
  }

  /** Tables over days are not kept in memory: those where a turn is over are read, and then go on by themselves. */
  async wakeDue(now: number): Promise<void> {
    const due = await this.#parts.store.directory.dueTables(now, MOST_DUE)
    await this.#readAll(due.map(({ code }) => code))
  }

  /** Ends games that nobody came back to: then their dice are shown, and the public log has their end. */
  async dropForsaken(since: number): Promise<void> {
    const forsaken = await this.#parts.store.directory.forsakenTables(since, MOST_DUE)
    for (const { code } of forsaken) {
      const table = await this.find(code)
      if (table?.members.size === 0) table.automate({ t: 'drop' })
    }
  }

  async #readAll(codes: readonly string[]): Promise<void> {
    for (const code of codes)
      await this.find(code).catch((error: Error) => this.#parts.onError(error, `waking table ${code}`))
  }

  /** Reads what other nodes wrote and nobody told us of. To be called every few seconds. */
  async keepUp(): Promise<void> {
    const tables = new Map([...this.#live.keys()].map((table) => [table.state.id, table]))
    if (tables.size === 0) return
    const heads = await this.#parts.store.log.heads([...tables.keys()])
    for (const [id, next] of heads) tables.get(id)?.following.follow(next - 1)
    for (const { line } of this.#live.values()) line?.repeat()
  }

  /** Nobody is at a table by a node that is gone. */
  forgetNodes(living: ReadonlySet<string>): void {
    for (const table of this.#live.keys())
      for (const node of table.members.nodes) if (!living.has(node)) table.meet(node, [])
  }

  /** Lets go of tables that nobody uses. */
  sweep(): void {
    for (const [table, { automation }] of this.#live) {
      const isIdle = table.isSettled && !automation?.isBusy && !table.rolls.isAwaited
      const isNeeded = table.state.isTicking && automation !== undefined
      if (table.members.size === 0 && isIdle && !isNeeded) table.close()
    }
  }

  /** Resolves when everything that was done so far is on the disk and answered. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#live.keys()].map((table) => table.read(() => {})))
  }

  async close(): Promise<void> {
    for (const { automation } of this.#live.values()) automation?.stop()
    await this.#lobby.close()
    await this.#finished.settled()
  }

  async #unattended(): Promise<readonly string[]> {
    const { store, cluster } = this.#parts
    if (cluster && store.nodes) return store.nodes.unattended(MOST_WOKEN)
    return (await store.directory.attendedTables()).map(({ code }) => code)
  }

  async #load(code: string): Promise<Table | undefined> {
    const { store, workers, delays, findGame, environment, cluster } = this.#parts
    const row = await store.directory.tableByCode(code)
    const lines = row ? await store.log.load(row.id) : []
    if (!row || lines.length === 0) return undefined
    const onError = (error: Error) => this.#parts.onError(error, `table ${code}`)
    const table = new Table(await readTable(lines, findGame, row.updated), {
      log: store.log,
      findGame,
      environment,
      absence: delays.absence,
      check: workers.check,
      logOpening: this.#parts.logOpening,
      onChange: (kind) => this.#changed(table, kind),
      onEnded: (game, ended) => this.#parts.onEnded(table.state.id, game, ended),
      onFinished: (seats) => this.#finished.add(seats, () => this.#over(table)),
      isShared: cluster !== undefined,
      onWritten: (n, record) => this.#live.get(table)?.line?.wrote(n, record),
      onPeople: () => this.#live.get(table)?.line?.showPeople(),
      onLink: (given) => this.#live.get(table)?.line?.gave(given),
      forward: (given) => this.#live.get(table)?.line?.forward(given) ?? false,
      onSilence: () => this.#live.get(table)?.line?.forgetRunner(),
      isRunElsewhere: () => this.#live.get(table)?.line?.isRunElsewhere ?? false,
      onRewritten: () => this.#live.get(table)?.line?.rewrote(),
      onError,
      onClosed: () => this.#drop(table, code),
    })
    const automation = () => new TableAutomation({ table, environment, workers, delays, onError })
    this.#finished.add(table.ended)
    const line = cluster?.peers.join(table)
    this.#live.set(table, { missing: new MissingPlayers(table), line, automation: undefined })
    this.#owners.want(table.state.id, (isOwner) => this.#own(table, isOwner ? automation() : undefined))
    return table
  }

  /** This node has to do what the table does by itself, or no longer. */
  #own(table: Table, automation: TableAutomation | undefined): void {
    const live = this.#live.get(table)
    if (!live) return
    live.automation?.stop()
    live.automation = automation
    live.line?.run(automation !== undefined)
    if (!automation) return
    const { clocks } = table.state
    if (clocks && clocks.since <= this.#owners.since) table.automate({ t: 'wake' })
    automation.consider('table')
    if (live.line) this.#list(table)
  }

  #changed(table: Table, kind: ChangeKind): void {
    const live = this.#live.get(table)
    live?.automation?.consider(kind)
    if (kind === 'table') live?.line?.showPeople()
    if (kind === 'table') live?.missing.lookAround()
    // One node keeps the lists: the one that is sure to hear of every change.
    if (live?.line && !live.automation) return
    const isListed = kind === 'table' || table.state.phase === 'over' || table.state.isOverDays
    if (live?.missing.haveChanged() || isListed) this.#list(table)
  }

  #over(table: Table): void {
    this.#parts.onOver(table.state, this.#live.get(table)?.missing.absent ?? [])
  }

  #list(table: Table): void {
    this.#lobby.update({ state: table.state, missing: this.#live.get(table)?.missing.guests ?? [] })
  }

  #drop(table: Table, code: string): void {
    const live = this.#live.get(table)
    live?.automation?.stop()
    live?.line?.end()
    this.#live.delete(table)
    this.#tables.delete(code)
    this.#owners.drop(table.state.id)
  }
}
