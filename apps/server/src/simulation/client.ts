import { findGame } from '@rattlecup/games'
import { storeInMemory, type DeviceStore, type JsonObject, type Seen } from '@rattlecup/kit'
import { SeatDevice, TableFollower, type ServerMessage } from '@rattlecup/protocol'
import type { Member } from '../table/members.ts'
import type { TableCommand } from '../table/state/decide.ts'
import { nativeSha256 } from '../table/state/native-mac.ts'
import type { Table } from '../table/table.ts'
import type { Trouble } from './faults.ts'
import type { SimulatedNode } from './node.ts'
import { secretOf, type World } from './world.ts'

interface ClientParts {
  readonly world: World
  readonly trouble: Trouble
  readonly nodes: () => readonly SimulatedNode[]
}

const RETRY_MS = 300
const WAY_MS = 5

/** One line to a table, at one node. What is sent on it comes in order, or the line breaks. */
interface Line extends Member {
  readonly node: SimulatedNode
  table: Table | undefined
  isBroken: boolean
}

/** A player as a browser is one: comes back by itself, says what it has, and sends again what was not answered. */
export class SimulatedClient {
  readonly guest: { readonly id: string; readonly name: string; readonly bot: boolean }
  follower = new TableFollower(findGame)
  /** Ids of moves that were acknowledged. */
  readonly acknowledged: string[] = []
  /** What was told of each record. */
  readonly told = new Map<number, string>()
  /** What its device saw of each game that ended, to hold the game's file against. */
  readonly seen = new Map<number, Seen>()
  readonly #memories = new Map<number, DeviceStore>()
  /** Takes part in the dice. */
  readonly dice = new SeatDevice({
    memory: ({ game }, fresh) => {
      const kept = this.#memories.get(game) ?? storeInMemory(fresh)
      this.#memories.set(game, kept)
      return kept
    },
    newRoot: () => secretOf(this.#parts.world),
    send: (command) => this.do(command),
    sha256: nativeSha256,
    // The simulated house logs no ends, so its key is in no file.
    onEnd: ({ game }, { seen }) => void this.seen.set(game, { ...seen, key: undefined }),
  })
  readonly #parts: ClientParts
  readonly #outstanding = new Map<string, TableCommand>()
  #line: Line | undefined
  #code = ''
  #ids = 0
  #isResting = false

  constructor(id: string, parts: ClientParts) {
    this.guest = { id, name: `name of ${id}`, bot: false }
    this.#parts = parts
  }

  get isIn(): boolean {
    return this.#line !== undefined && !this.#line.isBroken && this.#line.table !== undefined
  }

  get isWaiting(): boolean {
    return this.#outstanding.size > 0
  }

  /** Whether it has seen everything up to this record, nothing it asked is unanswered, and its seat is its own again. */
  isUpTo(n: number): boolean {
    const { table, you } = this.follower
    return this.isIn && !this.isWaiting && this.follower.n === n && !table?.seats[you ?? -1]?.away
  }

  /** From now on it watches. */
  rest(): void {
    this.#isResting = true
  }

  /** From now on it is there, through everything, and plays. */
  enter(code: string): void {
    this.#code = code
    this.#connect()
    this.#think()
  }

  /** Sent until it is answered. */
  do(command: object): void {
    const i = `${this.guest.id}${this.#ids++}`
    const whole = { ...command, i } as TableCommand
    this.#outstanding.set(i, whole)
    this.#send(whole)
  }

  /** The node is gone, or the network is. */
  cut(node?: SimulatedNode): void {
    const line = this.#line
    if (!line || line.isBroken || (node && line.node !== node)) return
    line.isBroken = true
    const { world } = this.#parts
    world.after(world.chance.between(1, RETRY_MS), () => line.table?.leave(line))
    world.after(world.chance.between(1, RETRY_MS), () => this.#connect())
  }

  #connect(): void {
    const { world, nodes } = this.#parts
    const living = nodes().filter((node) => !node.state.isDead)
    const node = living[world.chance.below(living.length)]
    if (!node) return void world.after(RETRY_MS, () => this.#connect())
    const line = this.#newLine(node)
    this.#line = line
    node.registry.find(this.#code).then(
      (table) => this.#arrived(line, table),
      () => this.cut(),
    )
    // A node that has died answers nothing.
    world.after(4000, () => line.table === undefined && this.#line === line && this.cut())
  }

  #newLine(node: SimulatedNode): Line {
    const line: Line = {
      guest: this.guest,
      seat: null,
      hosting: false,
      node,
      table: undefined,
      isBroken: false,
      send: (text) => this.#overTheWire(line, () => this.#receive(text)),
      dismissed: () => this.#overTheWire(line, () => this.cut()),
    }
    return line
  }

  #arrived(line: Line, table: Table | undefined): void {
    if (line !== this.#line || line.isBroken) return
    if (!table) return this.cut()
    line.table = table
    const { head } = this.dice
    line.heads = head === undefined ? [] : [head]
    table.join(line, 'join', this.follower.n)
    for (const command of this.#outstanding.values()) this.#send(command)
  }

  #overTheWire(line: Line, arrive: () => void): void {
    const { world, trouble } = this.#parts
    if (world.chance.happens(trouble.broken)) return this.cut()
    world.after(WAY_MS, () => {
      if (line === this.#line && !line.isBroken && !line.node.state.isDead) arrive()
    })
  }

  #send(command: TableCommand): void {
    const line = this.#line
    if (line?.table) this.#overTheWire(line, () => line.table?.receive(line, command))
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    const { n } = this.follower
    const isUpdate = message.t === 'e' || message.t === 'u' || message.t === 'say'
    // An update before this one is missing: as a page would, it asks for the rest.
    if (isUpdate && n !== undefined && message.n > n + 1) return this.cut()
    if (isUpdate) this.told.set(message.n, text)
    this.follower.receive(message)
    if (message.t !== 'no') this.dice.update(message, this.follower)
    if ('i' in message && typeof message.i === 'string') this.#answered(message.i, message)
  }

  #answered(i: string, message: ServerMessage): void {
    const command = this.#outstanding.get(i)
    if (i === 'join' && message.t === 'no') return this.cut()
    if (!command) return
    if (message.t === 'no' && (message.code === 'conflict' || message.code === 'closing'))
      return void this.#parts.world.after(RETRY_MS, () => this.#outstanding.has(i) && this.#send(command))
    this.#outstanding.delete(i)
    if (message.t === 'no' || command.t !== 'move') return
    this.acknowledged.push(i)
    this.follower.chose(command.m)
  }

  /** Thinks a little, then makes some legal move. */
  #think(): void {
    const { world } = this.#parts
    world.after(world.chance.between(50, 400), () => {
      const moves = this.isWaiting || this.#isResting ? [] : this.follower.moves()
      const move = moves[world.chance.below(moves.length)] as JsonObject | undefined
      if (move) this.do({ t: 'move', m: move })
      else this.#playAgain()
      this.#think()
    })
  }

  /** The host has the next game begin, one step at a time. */
  #playAgain(): void {
    const { table, hosting } = this.follower
    if (this.isWaiting || this.#isResting || !hosting) return
    if (table?.phase === 'over') this.do({ t: 'rematch' })
    else if (table?.phase === 'open') this.do({ t: 'start' })
  }
}
