import type { Advice } from '@rattlecup/bots'
import type { Answer, Question, Reply, Task } from './tasks.ts'

interface Outstanding {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** Bots and analysis, in a worker: the table never waits for them. */
export class Thinker {
  #worker: Worker | undefined
  #questions = 0
  readonly #outstanding = new Map<number, Outstanding>()

  /** A move for a seat, by a bot that knows what everybody at that seat may know. */
  ask(task: Omit<Extract<Task, { do: 'choose' }>, 'do'>): Promise<Advice> {
    return this.#send({ do: 'choose', ...task })
  }

  #send<T extends Task>(task: T): Promise<Answer<T>> {
    const id = this.#questions++
    const question: Question = { id, task }
    return new Promise<Answer<T>>((resolve, reject) => {
      this.#outstanding.set(id, { resolve, reject })
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
    this.#outstanding.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply.answer as never)
  }

  #failed(message: string): void {
    for (const { reject } of this.#outstanding.values()) reject(new Error(message))
    this.#outstanding.clear()
    this.#worker?.terminate()
    this.#worker = undefined
  }
}

/** One for the whole page. */
export const thinker = new Thinker()
