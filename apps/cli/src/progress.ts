const WIDTH = 30
const EVERY_MS = 100

/** A bar on the terminal for long work; silent where standard error is no terminal. */
export class Progress {
  readonly #label: string
  readonly #total: number
  readonly #start = performance.now()
  #shown = 0

  constructor(label: string, total: number) {
    this.#label = label
    this.#total = total
  }

  show(done: number): void {
    const now = performance.now()
    if (!process.stderr.isTTY || now - this.#shown < EVERY_MS) return
    this.#shown = now
    const share = done / this.#total
    const left = share > 0 ? Math.ceil(((now - this.#start) / 1000) * (1 / share - 1)) : 0
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    process.stderr.write(`\r${this.#label} ${bar} ${Math.floor(share * 100)} %, ${left} s left \u001b[K`)
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  }
}
