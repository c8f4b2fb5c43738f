import type { DrawSource } from '../../packages/kit/src/index.ts'
import type { Trainer, TurnLesson } from './train.ts'

/** Lessons of so many rounds are kept: what was said of them a few rounds ago is nearly what would be said now. */
const KEPT = 6
/** How often the lessons kept are gone through in each round. */
const EPOCHS = 3
/** The same of how games ended, at first. */
const FIRST_EPOCHS = 5
const FASTEST = 0.008
const SLOWEST = 0.0002

/** Learns round after round, each time from new lessons and those of the rounds before. */
export class Course {
  readonly #trainer: Trainer
  readonly #source: DrawSource
  readonly #kept: (readonly TurnLesson[])[] = []

  constructor(trainer: Trainer, source: DrawSource) {
    this.#trainer = trainer
    this.#source = source
  }

  /** From how games ended, which is cheap and rough. */
  begin(lessons: readonly TurnLesson[]): string {
    return this.#learn(lessons, lessons, { epochs: FIRST_EPOCHS, rate: 0.005 })
  }

  /** From what a turn further on says, which is exact; slower and slower, `part` of the course being over. */
  learn(lessons: readonly TurnLesson[], part: number): string {
    if (this.#kept.push(lessons) > KEPT) this.#kept.shift()
    const rate = FASTEST * (1 - part) ** 1.5 + SLOWEST
    return this.#learn(this.#kept.flat(), lessons, { epochs: EPOCHS, rate })
  }

  /** Returns how far the network is from new lessons, before it learns and after. */
  #learn(
    all: readonly TurnLesson[],
    fresh: readonly TurnLesson[],
    { epochs, rate }: { epochs: number; rate: number },
  ): string {
    const before = this.#gapOf(fresh)
    for (let epoch = 0; epoch < epochs; epoch++) this.#trainer.learn(all, rate, this.#source)
    return `${before} then ${this.#gapOf(fresh)}`
  }

  #gapOf(lessons: readonly TurnLesson[]): string {
    const squares = lessons.map((lesson) => (this.#trainer.worth(lesson)[0]! - lesson.worth[0]!) ** 2)
    return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / lessons.length).toFixed(4)
  }
}
