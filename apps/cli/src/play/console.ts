import { createInterface, type Interface } from 'node:readline'
import { choosePaint, type Paint } from '@rattlecup/games/terminal'

type InputStream = NodeJS.ReadableStream & { isTTY?: boolean }
type OutputStream = NodeJS.WritableStream & { isTTY?: boolean }

/** Where the game is played: the process's own streams, or a test's. */
export interface Streams {
  readonly input: InputStream
  readonly output: OutputStream
  readonly env: NodeJS.ProcessEnv
}

const ERASE_LINE_ABOVE = '\u001b[1A\u001b[2K\r'

/** Lines in, lines out. Works the same with a person at a terminal and with a script in a pipe. */
export class Console {
  readonly paint: Paint
  readonly #output: OutputStream
  readonly #terminal: boolean
  readonly #reader: Interface
  readonly #lines: string[] = []
  #waiting: ((line: string | undefined) => void) | undefined
  #ended = false

  constructor({ input, output, env }: Streams, settings: { plain: boolean }) {
    this.#output = output
    this.#terminal = Boolean(input.isTTY && output.isTTY)
    this.paint = choosePaint({ terminal: Boolean(output.isTTY), off: settings.plain, env })
    // No history: the next person at the keyboard must not find a secret choice there.
    const editing = this.#terminal ? { output, terminal: true, historySize: 0 } : { terminal: false }
    this.#reader = createInterface({ input, ...editing })
    this.#reader.on('line', (line) => this.#arrived(line))
    this.#reader.on('close', () => this.#finished())
    // Ctrl-C, and a reader that went away, are the end of input: whatever is to be saved is saved.
    this.#reader.on('SIGINT', () => this.#reader.close())
    output.on('error', () => this.#reader.close())
  }

  /** Whether there is nobody left to ask. */
  get ended(): boolean {
    return this.#ended && this.#lines.length === 0
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) this.#output.write(`${line}\n`)
  }

  /** Asks for a line; undefined at the end of input. A secret one is not repeated where input is a pipe. */
  async ask(question: string, { secret = false } = {}): Promise<string | undefined> {
    if (this.#terminal && !this.#ended) {
      this.#reader.setPrompt(question)
      this.#reader.prompt()
    } else this.#output.write(question)
    const line = await this.#next()
    // A pipe has no echo; repeating the line makes the transcript readable.
    if (!this.#terminal || line === undefined) this.say(line === undefined || secret ? '' : line)
    return line
  }

  /** Takes the line that was just typed off the screen. */
  forgetLine(): void {
    if (this.#terminal) this.#output.write(ERASE_LINE_ABOVE)
  }

  close(): void {
    this.#reader.close()
  }

  #next(): Promise<string | undefined> {
    const line = this.#lines.shift()
    if (line !== undefined || this.#ended) return Promise.resolve(line)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  #arrived(line: string): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) waiting(line)
    else this.#lines.push(line)
  }

  #finished(): void {
    this.#ended = true
    this.#waiting?.(undefined)
    this.#waiting = undefined
  }
}
