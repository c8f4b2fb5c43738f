import {
  SeatDevice,
  type DeviceCommand,
  type ServerMessage,
  type TableFollower,
} from '@rattlecup/protocol/client'
import { randomHex } from '../../random.ts'
import { deviceMemory } from './device-memory.ts'
import { diceWatch, type DiceWatch } from './dice-watch.ts'
import { checkEnd } from './end-check.ts'
import { keepAlarm } from './kept-alarms.ts'

interface TableDiceParts {
  /** Says something once, if the line is open. */
  readonly say: (command: object) => void
  /** Says something that must arrive. */
  readonly give: (command: Extract<DeviceCommand, { t: 'head' }>) => void
  readonly onChange: (watch: DiceWatch | undefined) => void
}

/** This browser's part in the dice of a server's table: it takes part by itself, and tells its player what it notices. */
export class TableDice {
  readonly #parts: TableDiceParts
  readonly #device: SeatDevice
  #told = ''
  #isShown = true
  /** Nothing more is said where the memory can't be written. */
  #isBroken = false

  constructor(parts: TableDiceParts) {
    this.#parts = parts
    this.#device = new SeatDevice({
      memory: deviceMemory,
      newRoot: () => randomHex(32),
      send: (command) => this.#send(command),
      onEnd: (game, device) => void checkEnd(game, device).then(() => this.#tell()),
    })
  }

  get head(): string | undefined {
    return this.#device.head
  }

  /** To be called with each message after the follower has taken it. */
  update(message: ServerMessage, follower: TableFollower): void {
    if (this.#isBroken) return
    const isJoined = message.t === 'table' || message.t === 'resumed'
    if (isJoined && !this.#isShown) this.#sayHere()
    try {
      this.#device.update(message, follower)
    } catch {
      this.#isBroken = true
    }
    this.#tell()
  }

  /** The page was hidden or shown. */
  turn(isShown: boolean): void {
    this.#isShown = isShown
    if (isShown) this.#device.wake()
    this.#sayHere()
  }

  #sayHere(): void {
    this.#parts.say({ t: 'here', i: 'here', here: this.#isShown })
  }

  /** A link is said again by the device itself after every interruption. */
  #send(command: DeviceCommand): void {
    if (command.t === 'head') this.#parts.give(command)
    else this.#parts.say({ ...command, i: `link.${command.ask}` })
  }

  #tell(): void {
    const { game, device } = this.#device
    const watch = game && device && diceWatch(game, device)
    const text = JSON.stringify(watch) ?? ''
    if (text === this.#told) return
    this.#told = text
    if (watch?.alarm !== undefined && device)
      keepAlarm(watch.game, { alarm: watch.alarm, memory: device.memory })
    this.#parts.onChange(watch)
  }
}
