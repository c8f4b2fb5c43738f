import type { Seat } from '@rattlecup/kit'
import type { RecordMoment } from '../records/moments.ts'
import type { Pace } from '../session/playback.ts'
import { ValueStore } from '../session/store.ts'

interface ReplayState {
  /** The moment that is shown. */
  readonly at: number
  readonly settled: boolean
  readonly isPlaying: boolean
}

/** Between two steps that play by themselves: time to see what happened. */
const REST_MS = 700

/** Steps through a recorded game. Whatever is asked for last counts: it ends what was being shown. */
export class Replayer {
  readonly state: ValueStore<ReplayState>
  readonly #moments: readonly RecordMoment[]
  readonly #pace: Pace
  readonly #seat: Seat | null
  /** Counts what was asked for; who finds it changed has been overtaken. */
  #asked = 0
  #end: () => void = () => {}

  constructor(moments: readonly RecordMoment[], pace: Pace, { seat, at }: { seat: Seat | null; at: number }) {
    this.#moments = moments
    this.#pace = pace
    this.#seat = seat
    this.state = new ValueStore<ReplayState>({ at, settled: true, isPlaying: false })
  }

  get last(): number {
    return this.#moments.length - 1
  }

  readonly skip = (): void => this.#end()

  /** Shows a moment at once; playing stops. */
  seek(at: number): void {
    this.#asked++
    this.#end()
    this.state.set({ at: Math.min(this.last, Math.max(0, at)), settled: true, isPlaying: false })
  }

  back(): void {
    this.seek(this.state.value.at - 1)
  }

  /** Shows the next step as it was seen at the table. */
  forward(): void {
    this.#change({ isPlaying: false })
    void this.#showNext()
  }

  /** Plays on from here, from the beginning if this is the end, or stops playing. */
  toggle(): void {
    const { isPlaying, at } = this.state.value
    if (isPlaying) return this.#change({ isPlaying: false })
    if (at === this.last) this.seek(0)
    this.#change({ isPlaying: true })
    void this.#showNext()
  }

  async #showNext(): Promise<void> {
    const asked = ++this.#asked
    this.#end()
    const at = this.state.value.at + 1
    const step = this.#moments[at]?.step
    if (!step) return this.#change({ isPlaying: false, settled: true })
    this.#change({ at, settled: false })
    await this.#wait(step.takenBack === undefined ? await this.#pace(step, this.#seat) : 0)
    if (asked !== this.#asked) return
    this.#change({ settled: true })
    if (this.state.value.isPlaying) await this.#wait(REST_MS)
    if (asked === this.#asked && this.state.value.isPlaying) void this.#showNext()
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #change(change: Partial<ReplayState>): void {
    this.state.set({ ...this.state.value, ...change })
  }
}
