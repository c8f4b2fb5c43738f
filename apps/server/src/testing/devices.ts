import { storeInMemory, type DeviceStore } from '@rattlecup/kit'
import { SeatDevice, type DeviceCommand, type TableSettingsInput } from '@rattlecup/protocol'
import { randomBytes } from 'node:crypto'
import type { Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import type { TableCommand } from '../table/state/decide.ts'
import type { Table } from '../table/table.ts'
import { scene, settle, Visitor, type Scene } from './tables.ts'

type LinkCommand = Extract<DeviceCommand, { t: 'link' }>

/** A person whose device takes part in the dice, as a browser does. */
export class DeviceVisitor extends Visitor {
  /** Whether its links are held back. */
  holdsLinks = false
  held: LinkCommand | undefined
  /** The links that it gave. */
  readonly sent: LinkCommand[] = []
  readonly #memories = new Map<string, DeviceStore>()
  readonly dice = new SeatDevice({
    memory: ({ game, seat }, fresh) => {
      const kept = this.#memories.get(`${game}/${seat}`) ?? storeInMemory(fresh)
      this.#memories.set(`${game}/${seat}`, kept)
      return kept
    },
    newRoot: () => randomBytes(32).toString('hex'),
    send: (command) => this.#say(command),
  })
  #commands = 0

  override send(text: string): void {
    super.send(text)
    const message = this.messages.at(-1)
    if (message && message.t !== 'no') this.dice.update(message, this.follower)
  }

  /** Gives what it held back. */
  giveHeld(): void {
    if (this.held) this.#give(this.held)
    this.held = undefined
  }

  /** Joins the same table again, by another object of it. */
  comeBack(table: Table): void {
    this.#join(table, this.follower.n)
  }

  /** The same after a reload: the whole table is told again. */
  comeAnew(table: Table): void {
    this.#join(table, undefined)
  }

  #join(table: Table, have: number | undefined): void {
    this.table = table
    const { head } = this.dice
    this.heads = head === undefined ? [] : [head]
    table.join(this, 'back', have)
  }

  #say(command: DeviceCommand): void {
    if (command.t === 'head') return this.#receive(command)
    if (this.holdsLinks) this.held = command
    else this.#give(command)
  }

  #give(command: LinkCommand): void {
    this.sent.push(command)
    this.#receive(command)
  }

  protected deliver(command: object): void {
    this.table.receive(this, command as TableCommand)
  }

  #receive(command: DeviceCommand): void {
    this.deliver({ ...command, i: `device.${this.#commands++}` })
  }
}

export interface DeviceScene extends Scene {
  readonly host: DeviceVisitor
  readonly friend: DeviceVisitor
  /** The table as it is after a crash, read from its log by another server; or from another log. */
  readonly restart: (lines?: readonly string[]) => Promise<Table>
}

/** Two people with devices who have sat down and started; the first roll is made. */
export async function twoDevices(...[settings, options]: Parameters<typeof scene>): Promise<DeviceScene> {
  const stage = await scene(settings, options)
  const [host, friend] = ['host', 'friend'].map((id) => {
    const visitor = new DeviceVisitor(stage.table, id)
    stage.table.join(visitor, 'join', undefined)
    return visitor
  }) as [DeviceVisitor, DeviceVisitor]
  for (const [seat, visitor] of [host, friend].entries()) await visitor.do({ t: 'sit', seat } as never)
  await settle()
  await host.do({ t: 'start' })
  await settle()
  return { ...stage, host, friend, restart: (lines) => restarted(stage, settings, lines) }
}

async function restarted(
  { store, table }: Scene,
  settings: TableSettingsInput,
  lines?: readonly string[],
): Promise<Table> {
  const { tables } = await scene(settings, { store: lines ? await storeOf(lines, store, table) : store })
  const again = await tables.find(table.state.code)
  if (!again) throw new Error('the table is not in the log')
  return again
}

/** Another store that has the table with another log. */
async function storeOf(lines: readonly string[], before: Store, { state }: Table): Promise<Store> {
  const store = memoryStore()
  const row = await before.directory.tableByCode(state.code)
  if (row) await store.directory.addTable(row)
  for (const [n, line] of lines.entries()) await store.log.append(state.id, n, line)
  return store
}
