import {
  CHAIN_LENGTH,
  coveredOrder,
  DiceDevice,
  HOUSE_DICE,
  newMemory,
  tableWords,
  type DeviceMemory,
  type DeviceStore,
  type DiceLedger,
  type JsonObject,
  type Seat,
  type Sha256,
} from '@rattlecup/kit'
import type { DiceInfo } from './table-dice.ts'
import type { TableFollower } from './follower.ts'
import type { ServerMessage } from './server.ts'
import type { TableInfo } from './table.ts'

/** Which game a device takes part in, and where it sits. */
export interface DeviceGame {
  readonly table: string
  readonly game: number
  readonly seat: Seat
}

/** What a device says by itself. */
export type DeviceCommand =
  | { readonly t: 'head'; readonly head: string }
  | { readonly t: 'link'; readonly ask: number; readonly link: string }

export interface SeatDeviceParts {
  /** Where a game's memory is kept, the same after a reload and for every tab; `fresh` if there is none. */
  readonly memory: (game: DeviceGame, fresh: DeviceMemory) => DeviceStore
  /** 32 bytes from the system's secure generator, in hexadecimal. */
  readonly newRoot: () => string
  readonly send: (command: DeviceCommand) => void
  /** A faster SHA-256 than ours, where there is one. */
  readonly sha256?: Sha256
  /** Called once a game has ended, however it did: its file can be held against what the device kept. */
  readonly onEnd?: (game: DeviceGame, device: DiceDevice) => void
}

/** A new chain is given while the old one still has this many links. */
const LAST_LINKS = 8

/**
 * A client's part in the dice of a server's table, beside its follower: it makes chains, answers asks, and compares
 * what the server tells with what it kept. It needs nobody's hand.
 */
export class SeatDevice {
  readonly #parts: SeatDeviceParts
  #game: DeviceGame | undefined
  #device: DiceDevice | undefined
  /** Whether a chain may be given: once after the table was read, so that two devices of a player don't replace each other forever. */
  #mayGive = true
  /** The ask that was answered on this connection. */
  #answered = -1
  #isEnded = false
  /** As it was told last. */
  #opening: DiceInfo['opening'] | undefined

  constructor(parts: SeatDeviceParts) {
    this.#parts = parts
  }

  get device(): DiceDevice | undefined {
    return this.#device
  }

  get game(): DeviceGame | undefined {
    return this.#game
  }

  /** The chain to name when joining. */
  get head(): string | undefined {
    const device = this.#device
    const chain = this.#game && device?.ledger?.chainOf(this.#game.seat)?.head
    return chain !== undefined && device?.heads.includes(chain) ? chain : device?.heads.at(-1)
  }

  /** To be called with each message after the follower has taken it. */
  update(message: ServerMessage, follower: TableFollower): void {
    const { table, you } = follower
    if (message.t === 'table' || message.t === 'resumed') this.#answered = -1
    if (message.t === 'table') this.wake()
    this.#leaveBehind(table, you)
    if (table?.dice?.scheme !== HOUSE_DICE || you === null) return
    this.#take(table, table.dice, you)
    if (table.phase === 'open') this.#prepare(table.dice.heads[you] ?? null)
    else this.#play(follower, table.dice)
    if (table.phase === 'over') this.#end()
  }

  /** Somebody looks at this device again: if another one has the seat's chain, this one may take it back. */
  wake(): void {
    this.#mayGive = true
  }

  /** The device of a game that is no longer this table's, or of a seat that is no longer ours, has done its work. */
  #leaveBehind(table: TableInfo | undefined, you: Seat | null): void {
    if (!this.#game || !table || (this.#game.game === table.game && this.#game.seat === you)) return
    if (this.#game.game !== table.game && this.#device?.ledger) this.#end()
    this.#game = this.#device = this.#opening = undefined
    this.#isEnded = false
    this.wake()
  }

  #take({ code, game }: TableInfo, { commitment }: DiceInfo, seat: Seat): void {
    if (this.#device) return
    this.#game = { table: code, game, seat }
    const memory = this.#parts.memory(this.#game, newMemory(seat, commitment))
    this.#device = new DiceDevice(memory, this.#parts.sha256)
  }

  #prepare(shown: string | null): void {
    const device = this.#device as DiceDevice
    device.list(shown)
    if (!device.memory.isListed) this.#give()
  }

  #play(follower: TableFollower, { opening, proof, key }: DiceInfo): void {
    const device = this.#device as DiceDevice
    const { game, options } = (follower.table as TableInfo).settings
    if (device.alarm !== undefined) return
    // Whenever the opening is told, as with a whole table, everything is compared again from the first event.
    if (opening !== this.#opening) {
      const isFirst = !device.ledger
      this.#opening = opening
      if (!device.open(opening, { game, options }, { proof, key }).ok) return
      if (isFirst && !device.holdsChain) this.wake()
    }
    catchUp(device, follower)
    device.uncover(uncoveredIn(follower))
    if (follower.table?.phase !== 'playing' && follower.table?.phase !== 'paused') return
    this.#answer(follower)
    if (!device.holdsChain || isRunningOut(device)) this.#give()
  }

  #answer({ match }: TableFollower): void {
    const device = this.#device as DiceDevice
    if (!device.ledger?.isAsking || this.#answered === device.ledger.asks.length - 1) return
    const answer = device.answer({ awaitsChance: match?.awaits === 'chance' })
    if (!answer) return
    this.#answered = answer.ask
    this.#parts.send({ t: 'link', ...answer })
  }

  /** Gives the chain that was made last and never counted, or a new one. */
  #give(): void {
    const device = this.#device as DiceDevice
    if (!this.#mayGive || device.alarm !== undefined) return
    this.#mayGive = false
    const last = device.heads.at(-1)
    const isUnused = last !== undefined && !device.ledger?.hasHead(last)
    this.#parts.send({ t: 'head', head: isUnused ? last : device.addRoot(this.#parts.newRoot()) })
  }

  #end(): void {
    if (this.#isEnded || !this.#game || !this.#device?.ledger) return
    this.#isEnded = true
    this.#parts.onEnd?.(this.#game, this.#device)
  }
}

/** Takes what the follower knows and the device does not: decisions, asks, links and outcomes, in their order. */
function catchUp(device: DiceDevice, { events, asks }: TableFollower): void {
  const ledger = device.ledger as DiceLedger
  while (device.alarm === undefined) {
    const event = events[device.followed] as JsonObject | undefined
    const ask = asks[ledger.asks.length]
    const links = asks[ledger.asks.length - 1]?.links
    if (ledger.isAsking) {
      if (!links) return
      device.links(links)
    } else if (ask && ledger.needsAsk && (!event || 'chance' in event))
      device.ask({ asked: ask.asked, chains: ask.chains })
    else if (event) device.follow(event)
    else return
  }
}

/** Of a stack that lies covered, what lies open by now; nothing where a game has none. */
function uncoveredIn({ events, match }: TableFollower): readonly string[] {
  const open = Number(match?.view(null)['round'] ?? 0)
  return coveredOrder(events)?.slice(0, open) ?? []
}

function isRunningOut({ ledger, memory }: DiceDevice): boolean {
  const chain = ledger?.chainOf(memory.seat)
  return chain !== undefined && (ledger?.asks.length ?? 0) - chain.from >= CHAIN_LENGTH - LAST_LINKS
}

/** The words to compare aloud: of the first roll that has the own link, and of the last roll. */
export function wordsOf({ ledger, memory }: DiceDevice): { first: string; last: string } | undefined {
  const first = ledger?.runs.find(({ links }) => links[memory.seat] !== null)
  const last = ledger?.runs.at(-1)
  return first && last ? { first: tableWords(first.after), last: tableWords(last.after) } : undefined
}
