import { readBundle, tilePath, TILE_WIDTH, tileRoom, type HashTile, type TileName } from '@rattlecup/kit'
import { setTimeout as rest } from 'node:timers/promises'
import { Failure } from '../command.ts'

/** Nothing that a log of dice serves is larger: a bundle of 256 entries, each of some 200 bytes. */
const MOST_BYTES = 256 * 1024
const PATIENCE_MS = 20_000
/** How often a house that asks for patience, or can't be reached, is asked again. */
const TRIES = 5
const PAUSE_MS = 1000

/** A house as it is seen from outside, over HTTP. */
export class House {
  readonly #address: string

  /** The address of the house, or of its log. */
  constructor(address: string) {
    const url = new URL(address)
    this.#address = `${url.origin}${url.pathname.replace(/\/(?:dice\/?)?$/, '')}`
  }

  async key(): Promise<string> {
    return text(await this.#get('dice/key')).trim()
  }

  async checkpoint(): Promise<string> {
    return text(await this.#get('dice/checkpoint'))
  }

  /** The bytes of a tile of hashes. */
  tile(tile: HashTile): Promise<Uint8Array> {
    return this.#get(`dice/${tilePath(tile)}`)
  }

  /** All entries of a log of `size` entries, from one on. */
  async *entries(from: number, size: number): AsyncGenerator<Uint8Array> {
    for (let index = Math.floor(from / TILE_WIDTH); index * TILE_WIDTH < size; index++) {
      const bundle: TileName = { level: 'entries', index, width: tileRoom({ level: 0, index }, size) }
      const entries = readBundle(await this.#get(`dice/${tilePath(bundle)}`))
      if (!entries.ok || entries.value.length !== bundle.width)
        throw new Failure(`${this.#address} serves no whole ${tilePath(bundle)}`)
      yield* entries.value.slice(Math.max(0, from - index * TILE_WIDTH))
    }
  }

  /** Hands over a checkpoint that was cosigned; answers why the house does not want it. */
  async give(checkpoint: string): Promise<string | undefined> {
    const answer = await fetch(`${this.#address}/api/dice/cosignatures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ checkpoint }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => error)
    if (answer instanceof Error) return reasonOf(answer)
    if (answer.ok) return undefined
    const told = await bounded(answer)
      .then((bytes) => JSON.parse(text(bytes)))
      .catch(() => ({}))
    const { error } = told as { error?: { message?: string } }
    return error?.message ?? `it answers ${answer.status}`
  }

  async #get(path: string): Promise<Uint8Array> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#ask(path)
      if (answer instanceof Uint8Array) return answer
      if (tries === TRIES || !answer.isPassing)
        throw new Failure(`${this.#address}/${path} can't be read: ${answer.reason}`)
      await rest(PAUSE_MS * tries)
    }
  }

  async #ask(path: string): Promise<Uint8Array | { reason: string; isPassing: boolean }> {
    try {
      const answer = await fetch(`${this.#address}/${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (answer.ok) return await bounded(answer)
      const isPassing = answer.status === 429 || answer.status >= 500
      return { reason: `it answers ${answer.status}`, isPassing }
    } catch (error) {
      if (error instanceof Failure) throw error
      return { reason: reasonOf(error as Error), isPassing: true }
    }
  }
}

async function bounded(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += (part as Uint8Array).length
    if (length > MOST_BYTES) throw new Failure(`${answer.url} is larger than any part of a log`)
    parts.push(part as Uint8Array)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function reasonOf({ message, cause }: Error): string {
  return (cause as Error | undefined)?.message || message
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
