import pg from 'pg'
import { TakenError, UnreachableError } from '../contract.ts'

const { Pool, types } = pg

/** Of PostgreSQL's types the one that numbers of ours come back in as text. */
const INT8 = 20
const CONNECT_MS = 5000
/** Longer than any statement of ours takes; then the line is dead, or the database stands still. */
export const ANSWER_MS = 15_000
/** A line that leads to a server that only reads by now, as after a failover, is not used for ever. */
const LIFETIME_S = 300

/** Connections for some purpose, made when needed and made again after they broke. */
export function connectionPool(url: string, most: number, answerMs = ANSWER_MS): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    application_name: 'rattlecup',
    // No number of ours is beyond what JavaScript holds exactly.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
  })
  // A connection that breaks while nobody uses it is replaced when somebody does, and one that is in use fails its next
  // statement: neither may end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Classes of SQLSTATE that say nothing about the statement: connection, resources, operator, a standby, the system. */
const ELSEWHERE = /^(?:08|53|57|25006|58|XX)/

/** What failed because of the statement stays as it is; everything else may go well another time. */
export async function reaching<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const isStatement = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !ELSEWHERE.test(code)
    if (isStatement || error instanceof TakenError) throw error
    throw new UnreachableError(`the database can't be reached: ${message}`, { cause: error })
  }
}

/** The same object, whose every method says so when the database can't be reached. */
export function allReaching<T extends object>(target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => reaching(Reflect.apply(value, target, given) as Promise<unknown>)
    },
  })
}
