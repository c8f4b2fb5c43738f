import type { GameLog, JsonObject, Match, Result } from '@rattlecup/kit'
import { Piscina } from 'piscina'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { WorkerPool } from '../table/environment.ts'
import { openOf, type EndedGame } from '../table/game-file.ts'
import type { TableState } from '../table/state/state.ts'
import type {
  FileResult,
  GameFileText,
  PoolTask,
  Preview,
  TaskAnswer,
  ThreadData,
  WorkerFiles,
} from './tasks.ts'
import { threadFile } from './thread-file.ts'

/** How long a bot may think, in milliseconds. */
const THINKING = { usual: 100, master: 1000 }

/** What a thread makes lives for a moment. By itself V8 would let garbage grow to three times as much in each of them. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 }

/**
 * Threads for bots, simulated throws and game files, started when first needed and ended when idle. Throws and files have threads of their own: they
 * are over in a moment, and no dice should wait for a bot that thinks or loads its tables.
 */
export class ThreadPool implements WorkerPool, WorkerFiles {
  readonly #bots: Piscina
  readonly #throws: Piscina
  readonly #files: Piscina

  constructor({ threads, cache }: ThreadData & { readonly threads: number }) {
    this.#bots = poolOf(threads, { cache })
    this.#throws = poolOf(threads, { cache })
    this.#files = poolOf(1, { cache })
  }

  chooseMove: WorkerPool['chooseMove'] = async (state, seat, level) => {
    const seed = randomBytes(16).toString('hex')
    const ms = level === 'master' ? THINKING.master : THINKING.usual
    const answer = await run(this.#bots, {
      do: 'choose',
      log: matchOf(state).publicLog(),
      seat,
      level,
      seed,
      ms,
    })
    if (!answer.ok || !answer.value) throw new Error('a bot has no move')
    return answer.value
  }

  check: WorkerPool['check'] = (state, move) =>
    run(this.#throws, { do: 'check', log: matchOf(state).logWithSecrets(), move })

  simulate: WorkerPool['simulate'] = async (state) => {
    const { house, seeded } = state
    const dice = house ? { secret: house.secret, run: house.run } : seeded?.proof
    if (!dice) throw new Error('only the dice of the server are simulated')
    const answer = await run(this.#throws, { do: 'roll', log: matchOf(state).logWithSecrets(), dice })
    if (answer.ok && !answer.value) throw new Error('the simulation has no outcome')
    return answer as Result<JsonObject>
  }

  /** A finished game of the table with this log. */
  async gameFile(lines: readonly string[], game: number): Promise<GameFileText | undefined> {
    return (await this.#files.run({ lines, game }, { name: 'gameFile' })) as GameFileText | undefined
  }

  /** A game that was played in this process, as it ended. */
  async endedFile(ended: EndedGame): Promise<GameFileText> {
    const { file, isFor } = ended
    const text = JSON.stringify(file)
    const open = openOf(ended)
    if (open === undefined) return { text, isFor }
    const end = (await this.#files.run({ text, open }, { name: 'gameEnd' })) as GameFileText['end']
    return { text, isFor, ...(end ? { end } : {}) }
  }

  /** A finished game as links to it show it. */
  async preview(text: string): Promise<Preview> {
    return (await this.#files.run(text, { name: 'preview' })) as Preview
  }

  /** How a game from anywhere came out. */
  async finishedFile(log: GameLog): Promise<FileResult | undefined> {
    return (await this.#files.run(log, { name: 'finishedFile' })) as FileResult | undefined
  }

  async close(): Promise<void> {
    await Promise.all([this.#bots, this.#throws, this.#files].map((pool) => pool.destroy()))
  }
}

function poolOf(maxThreads: number, workerData: ThreadData): Piscina {
  const program = threadFile('./work-thread.js', new URL('./worker.dev.mjs', import.meta.url))
  const filename = fileURLToPath(program)
  return new Piscina({
    filename,
    name: 'run',
    minThreads: 0,
    maxThreads,
    idleTimeout: 30_000,
    resourceLimits: RESOURCE_LIMITS,
    workerData,
  })
}

function run(pool: Piscina, task: PoolTask): Promise<TaskAnswer> {
  return pool.run(task) as Promise<TaskAnswer>
}

function matchOf({ match }: TableState): Match {
  if (!match) throw new Error('no game is being played')
  return match
}
