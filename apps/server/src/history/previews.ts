import { requestError } from '../errors.ts'
import type { Preview, WorkerFiles } from '../work/tasks.ts'

/** Pictures are kept for a while: a link in a chat is asked for by everybody's program at once. */
const KEPT_MS = 600_000
const MOST_KEPT = 40
/** Pictures drawn at once; further requests are asked to come back later. */
const MOST_DRAWING = 8

interface PreviewParts {
  /** The file of a shared game. */
  readonly file: (token: string) => Promise<string>
  /** Throws where nobody shares it. */
  readonly check: (token: string) => Promise<unknown>
  readonly draw: WorkerFiles['preview']
  readonly now: () => number
}

/** What is shown of shared games where their links are: a title, symbols, a picture. */
export class Previews {
  readonly #parts: PreviewParts
  /** The oldest first. */
  readonly #kept = new Map<string, { readonly since: number; readonly preview: Promise<Preview> }>()
  #drawing = 0

  constructor(parts: PreviewParts) {
    this.#parts = parts
  }

  async of(token: string): Promise<Preview> {
    // What is no longer shared is not shown, even while it is still kept.
    await this.#parts.check(token)
    const now = this.#parts.now()
    const kept = this.#kept.get(token)
    if (kept && now - kept.since < KEPT_MS) return kept.preview
    if (this.#drawing >= MOST_DRAWING) throw requestError('rate-limited')
    const preview = this.#draw(token)
    preview.catch(() => this.#kept.delete(token))
    this.#kept.delete(token)
    this.#kept.set(token, { since: now, preview })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return preview
  }

  async #draw(token: string): Promise<Preview> {
    this.#drawing++
    try {
      return await this.#parts.draw(await this.#parts.file(token))
    } finally {
      this.#drawing--
    }
  }
}
