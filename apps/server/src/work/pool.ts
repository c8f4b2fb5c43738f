import { Piscina } from 'piscina'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { TableState } from '../table/state.ts'
import type { Helpers } from '../table/steward.ts'
import type { Task, TaskAnswer } from './tasks.ts'
import { threadFile } from './thread-file.ts'

/** Threads for bots and simulated throws, started when first needed and ended when idle. */
export class WorkPool implements Helpers {
  readonly botDelay: number
  readonly absence: number
  readonly #pool: Piscina

  constructor(options: { threads: number; botDelay: number; absence: number }) {
    this.botDelay = options.botDelay
    this.absence = options.absence
    const program = threadFile('./work-thread.js', new URL('./worker.dev.mjs', import.meta.url))
    this.#pool = new Piscina({
      filename: fileURLToPath(program),
      name: 'run',
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: 30_000,
    })
  }

  chooseMove: Helpers['chooseMove'] = async (state, seat, level) => {
    const seed = randomBytes(16).toString('hex')
    const answer = await this.#run({ do: 'choose', log: logOf(state), seat, level, seed })
    if (!answer.ok || !answer.value) throw new Error('a bot has no move')
    return answer.value
  }

  simulate: Helpers['simulate'] = async (state, after) => {
    const { play } = state
    if (!play?.dice) throw new Error('only fair dice are simulated')
    const task = { do: 'roll', log: logOf(state), dice: play.dice.proof, roll: play.rolls } as const
    return this.#run(after ? { ...task, after } : task)
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }

  #run(task: Task): Promise<TaskAnswer> {
    return this.#pool.run(task) as Promise<TaskAnswer>
  }
}

function logOf({ play }: TableState): Task['log'] {
  if (!play) throw new Error('no game is being played')
  return play.match.log()
}
