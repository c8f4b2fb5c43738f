import {
  cosignedAt,
  formatNote,
  openCheckpoint,
  parseKey,
  parseNote,
  signatureOf,
  unwrap,
  type Checkpoint,
  type NoteKey,
} from '@rattlecup/kit'
import type { HouseWitness } from '@rattlecup/protocol'
import { RequestError } from '../errors.ts'
import type { DiceRows } from '../store/contract.ts'
import type { DiceLog } from './dice-log.ts'

interface WitnessesParts {
  readonly rows: DiceRows
  readonly log: DiceLog
  /** The witnesses that the house lists, by their keys. */
  readonly keys: readonly string[]
  readonly onError: (error: Error, about: string) => void
}

/** A checkpoint that a witness has cosigned, and when. */
type Kept = Pick<HouseWitness, 'checkpoint' | 'time' | 'size'>

const ABOUT = 'the public log of the dice'

/** Those who watch the log from outside: what they cosigned is published, and what they hold against the house too. */
export class Witnesses {
  readonly #parts: WitnessesParts

  constructor(parts: WitnessesParts) {
    this.#parts = parts
  }

  /** Takes a checkpoint that a witness has cosigned; one that our key signed and our log doesn't hold is never forgotten. */
  async take(checkpoint: string): Promise<void> {
    const opened = openCheckpoint(checkpoint, this.#logKey)
    if (!opened.ok) throw refused('bad-request', `Not a checkpoint of this log: ${opened.error.message}.`)
    if (!(await this.#holds(opened.value))) return this.#contradicted(checkpoint, opened.value)
    const keys = this.#parts.keys.filter((key) => cosignedAt(checkpoint, keyOf(key)).ok)
    if (keys.length === 0)
      throw refused('no-entry', 'This house lists no such witness; whoever runs it can, by its key.')
    for (const key of keys) await this.#keep(key, checkpoint, opened.value.size)
  }

  async list(): Promise<HouseWitness[]> {
    const kept = await Promise.all(this.#parts.keys.map((key) => this.#kept(key)))
    return this.#parts.keys.flatMap((key, i) => {
      const last = kept[i]
      return last ? [{ name: keyOf(key).name, key, ...last }] : []
    })
  }

  /** The checkpoint with the lines of those who have cosigned this very one. */
  async published(checkpoint: string): Promise<string> {
    const notes = (await this.list()).map((witness) => witness.checkpoint)
    const same = notes.filter((note) => note.startsWith(checkpoint))
    return checkpoint + same.map((note) => note.slice(checkpoint.length)).join('')
  }

  /** A checkpoint that our key signed and our log doesn't hold, as after a restored backup; said aloud at every start. */
  async contradiction(): Promise<string | null> {
    const kept = await this.#parts.rows.fact('contradiction')
    const opened = kept === undefined ? undefined : openCheckpoint(kept, this.#logKey)
    if (kept === undefined || !opened?.ok || (await this.#holds(opened.value))) return null
    return kept
  }

  async warn(): Promise<void> {
    const contradiction = await this.contradiction()
    if (contradiction !== null) this.#parts.onError(new Error(WENT_BACK), ABOUT)
  }

  get #logKey(): NoteKey {
    return keyOf(this.#parts.log.key)
  }

  async #holds({ size, root }: Checkpoint): Promise<boolean> {
    const own = await this.#parts.log.rootAt(size)
    return own !== undefined && Buffer.from(own).equals(root)
  }

  async #contradicted(checkpoint: string, { size }: Checkpoint): Promise<never> {
    await this.#parts.rows.keepFact('contradiction', checkpoint)
    this.#parts.onError(new Error(WENT_BACK), ABOUT)
    throw refused('conflict', `This log has signed a state of ${size} entries that it does not hold.`)
  }

  async #keep(key: string, checkpoint: string, size: number): Promise<void> {
    const seen = cosignedAt(checkpoint, keyOf(key))
    const last = await this.#kept(key)
    if (!seen.ok || (last && last.time >= seen.value)) return
    const kept: Kept = { checkpoint: this.#withoutOthers(checkpoint, key), time: seen.value, size }
    await this.#parts.rows.keepFact(`witness ${key}`, JSON.stringify(kept))
  }

  /** Only what we have checked is published: our own signature, and that of the witness. */
  #withoutOthers(checkpoint: string, key: string): string {
    const note = unwrap(parseNote(checkpoint))
    const signatures = [this.#logKey, keyOf(key)].flatMap((each) => signatureOf(note, each) ?? [])
    return formatNote({ text: note.text, signatures })
  }

  async #kept(key: string): Promise<Kept | undefined> {
    const kept = await this.#parts.rows.fact(`witness ${key}`)
    return kept === undefined ? undefined : (JSON.parse(kept) as Kept)
  }
}

const WENT_BACK =
  'witnesses hold a state of the log that is not in it: it went back, as after a restored backup, or was forked'

/** A key that was checked before. */
function keyOf(text: string): NoteKey {
  return unwrap(parseKey(text))
}

function refused(code: 'bad-request' | 'no-entry' | 'conflict', message: string): RequestError {
  return new RequestError({ code, message })
}
