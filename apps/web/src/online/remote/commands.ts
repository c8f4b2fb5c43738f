import type { ClientMessageInput, ServerMessage } from '@rattlecup/protocol/client'
import { randomHex } from '../../random.ts'

/** A command without its id. */
export type ClientCommand = ClientMessageInput extends infer M
  ? M extends unknown
    ? Omit<M, 'i'>
    : never
  : never

interface Sent {
  readonly command: ClientCommand
  readonly text: string
}

/** These say that the same is welcome again. */
const NOT_NOW: readonly string[] = ['closing', 'conflict']

/** Commands that the server has not answered yet. Each keeps its id however often it is sent, so that it counts once. */
export class Commands {
  readonly #prefix = randomHex(6)
  readonly #unanswered = new Map<string, Sent>()
  #count = 0

  /** Writes a command down and returns its text. */
  add(command: ClientCommand): string {
    const i = `${this.#prefix}.${(this.#count++).toString(36)}`
    const text = JSON.stringify({ ...command, i })
    this.#unanswered.set(i, { command, text })
    return text
  }

  /** The texts to send again, the oldest first. */
  get texts(): string[] {
    return [...this.#unanswered.values()].map(({ text }) => text)
  }

  /** The command of a kind that is on its way, if any. */
  find<T extends ClientCommand['t']>(type: T): Extract<ClientCommand, { t: T }> | undefined {
    const found = [...this.#unanswered.values()].find(({ command }) => command.t === type)
    return found?.command as Extract<ClientCommand, { t: T }> | undefined
  }

  /** The command that a message answers for good, if any; it is forgotten. */
  answeredBy(message: ServerMessage): ClientCommand | undefined {
    if (message.t === 'no' && NOT_NOW.includes(message.code)) return undefined
    const id = 'i' in message && typeof message.i === 'string' ? message.i : ''
    const command = this.#unanswered.get(id)?.command
    this.#unanswered.delete(id)
    return command
  }

  forget(): void {
    this.#unanswered.clear()
  }
}
