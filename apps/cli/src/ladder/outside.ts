import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { isObject, type JsonObject, type Match, type Seat } from '@rattlecup/kit'
import { Failure } from '../command.ts'

/** Longer than this beyond its budget, and a bot counts as hung. */
const PATIENCE_MS = 30_000
/** How long a bot may go on once nothing more is asked of it. */
const GRACE_MS = 2_000

/**
 * A bot in a process of its own that speaks DGP/1, whatever it is written in. For each move it is sent `load` with the
 * game as its seat knows it, `bot` with that table, the seat and the budget in `ms`, and `close`; so any DGP/1 engine will do.
 */
export class OutsideBot {
  readonly #name: string
  readonly #process: ChildProcessByStdio<Writable, Readable, null>
  readonly #waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = []
  #requests = 0
  #ended: Error | undefined

  constructor(name: string, command: string) {
    this.#name = name
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface({ input: this.#process.stdout })
    lines.on('line', (line) => this.#waiting.shift()?.resolve(line))
    // A closed pipe is told by the end of the process.
    this.#process.stdin.on('error', () => undefined)
    this.#process.on('error', (error) => this.#end(error))
    this.#process.on('close', (code, signal) =>
      this.#end(new Failure(`${name} ended with ${code === null ? signal : `status ${code}`}`)),
    )
  }

  /** The move for a seat. Only what everybody knows is sent: no seat knows more before it has chosen. */
  async choose(match: Match, seat: Seat, ms: number): Promise<unknown> {
    const { table } = await this.#ask({ cmd: 'load', ...match.publicLog() }, ms)
    const { move } = await this.#ask({ cmd: 'bot', table, seat, ms }, ms)
    await this.#ask({ cmd: 'close', table }, ms)
    return move
  }

  close(): void {
    this.#process.stdin.end()
    setTimeout(() => this.#process.kill(), GRACE_MS).unref()
  }

  async #ask(request: object, ms: number): Promise<JsonObject> {
    if (this.#ended) throw this.#ended
    const id = ++this.#requests
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    const timer = setTimeout(() => this.#giveUp(ms), ms + PATIENCE_MS)
    this.#process.stdin.write(`${JSON.stringify({ id, ...request })}\n`)
    try {
      return this.#check(await answer, id)
    } finally {
      clearTimeout(timer)
    }
  }

  #check(line: string, id: number): JsonObject {
    let answer: unknown
    try {
      answer = JSON.parse(line)
    } catch {
      throw new Failure(`${this.#name} answered with something that is not JSON: ${line.slice(0, 80)}`)
    }
    if (isObject(answer) && answer['ok'] === true && answer['id'] === id) return answer
    throw new Failure(`${this.#name} answered request ${id} with ${line.slice(0, 200)}`)
  }

  #giveUp(ms: number): void {
    this.#end(new Failure(`${this.#name} has not answered for ${(ms + PATIENCE_MS) / 1000} s`))
    this.#process.kill()
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
