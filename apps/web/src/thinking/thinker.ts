import type { ThinkingAnswer, Question, Reply, ThinkingTask, TaskOf } from './tasks.ts'

interface Outstanding {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly progress: (share: number) => void
}

type Asked<Name extends ThinkingTask['do']> = Omit<TaskOf<Name>, 'do'>

/** Bots and analysis, in a worker: the table never waits for them. */
export class Thinker {
  #worker: Worker | undefined
  #questions = 0
  readonly #outstanding = new Map<number, Outstanding>()

  /** A move for a seat, by a bot that knows what everybody at that seat may know. */
  ask(asked: Asked<'choose'>): Promise<ThinkingAnswer<'choose'>> {
    return this.#send({ do: 'choose', ...asked })
  }

  /** Luck and play of a finished game; `progress` is told the share that is done. */
  review(asked: Asked<'review'>, progress: (share: number) => void): Promise<ThinkingAnswer<'review'>> {
    return this.#send({ do: 'review', ...asked }, progress)
  }

  verify(asked: Asked<'verify'>): Promise<ThinkingAnswer<'verify'>> {
    return this.#send({ do: 'verify', ...asked })
  }

  /** Ends everything it was asked; it may be asked again. */
  stop(): void {
    this.#failed('stopped')
  }

  #send<Name extends ThinkingTask['do']>(
    task: TaskOf<Name>,
    progress: (share: number) => void = () => {},
  ): Promise<ThinkingAnswer<Name>> {
    const id = this.#questions++
    const question: Question = { id, task }
    return new Promise<ThinkingAnswer<Name>>((resolve, reject) => {
      this.#outstanding.set(id, { resolve, reject, progress })
      this.#running().postMessage(question)
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#received(data))
    this.#worker.addEventListener('error', ({ message }) => this.#failed(message))
    return this.#worker
  }

  #received(reply: Reply): void {
    const waiting = this.#outstanding.get(reply.id)
    if ('progress' in reply) return waiting?.progress(reply.progress)
    this.#outstanding.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply.answer as never)
  }

  #failed(message: string): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of this.#outstanding.values()) reject(new Error(message))
    this.#outstanding.clear()
  }
}

/** One for the whole page. */
export const thinker = new Thinker()
