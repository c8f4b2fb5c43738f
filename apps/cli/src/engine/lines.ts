import { StringDecoder } from 'node:string_decoder'

/** Longer lines are not kept: nothing that DGP/1 has to say needs them. */
export const LONGEST_LINE = 64 * 1024 * 1024

/** Cuts a stream of bytes into lines. A line that is too long comes out as undefined. */
export class LineCutter {
  readonly #decoder = new StringDecoder('utf8')
  #parts: string[] = []
  #length = 0

  /** The lines that this chunk completes. */
  push(chunk: Buffer): (string | undefined)[] {
    const pieces = this.#decoder.write(chunk).split('\n')
    const rest = pieces.pop() as string
    const lines = pieces.map((piece) => this.#complete(piece))
    this.#keep(rest)
    return lines
  }

  /** What was left without a line end when the stream ended, if anything. */
  end(): (string | undefined)[] {
    return this.#length === 0 ? [] : [this.#complete('')]
  }

  #complete(piece: string): string | undefined {
    this.#keep(piece)
    const line = this.#length > LONGEST_LINE ? undefined : this.#parts.join('').replace(/\r$/, '')
    this.#parts = []
    this.#length = 0
    return line
  }

  #keep(piece: string): void {
    this.#length += piece.length
    if (this.#length > LONGEST_LINE) this.#parts = []
    else if (piece !== '') this.#parts.push(piece)
  }
}
