import { fromPaddedBase64, OpeningRule, toPaddedBase64, TreeEdge } from '@rattlecup/kit'
import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { Failure } from '../command.ts'

const FORMAT = 'rattlecup-witness/1'

/** What a witness remembers of a log. */
export interface WitnessState {
  /** Its own name and secret. */
  readonly name: string
  readonly seed: Uint8Array
  /** The log's key, taken at the first look or given. */
  readonly key: string | undefined
  /** The last state of the log that was checked, with our cosignature. */
  readonly checkpoint: string | undefined
  readonly edge: TreeEdge
  readonly rule: OpeningRule
}

/** As it is in the file. */
interface Saved {
  readonly format: typeof FORMAT
  readonly name: string
  readonly seed: string
  readonly key: string | null
  readonly checkpoint: string | null
  readonly size: number
  readonly edge: readonly string[]
  readonly open: readonly string[]
  readonly ended: readonly string[]
}

export function newState(name: string): WitnessState {
  return {
    name,
    seed: new Uint8Array(randomBytes(32)),
    key: undefined,
    checkpoint: undefined,
    edge: new TreeEdge(),
    rule: new OpeningRule(),
  }
}

/** What was saved; undefined if nothing was. A file that can't be read is never replaced by a new one. */
export async function loadState(file: string): Promise<WitnessState | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Failure(`${file} can't be read: ${error.message}`)
  })
  if (text === undefined) return undefined
  try {
    return stateOf(JSON.parse(text) as Saved)
  } catch {
    throw new Failure(`${file} is not what a witness has saved; restore it, or move it away to begin again`)
  }
}

function stateOf(saved: Saved): WitnessState {
  const hashes = saved.edge.map((hash) => fromPaddedBase64(hash) as Uint8Array)
  const bits = saved.size.toString(2).replaceAll('0', '').length
  if (saved.format !== FORMAT || hashes.length !== bits) throw new Error('of another form')
  return {
    name: saved.name,
    seed: new Uint8Array(Buffer.from(saved.seed, 'hex')),
    key: saved.key ?? undefined,
    checkpoint: saved.checkpoint ?? undefined,
    edge: new TreeEdge({ size: saved.size, hashes }),
    rule: new OpeningRule([
      ...saved.open.map((opening) => [opening, false] as const),
      ...saved.ended.map((opening) => [opening, true] as const),
    ]),
  }
}

/** Written whole, then put in its place: a crash leaves the old one or the new one. */
export async function saveState(file: string, state: WitnessState): Promise<void> {
  const games = [...state.rule.games]
  const saved: Saved = {
    format: FORMAT,
    name: state.name,
    seed: Buffer.from(state.seed).toString('hex'),
    key: state.key ?? null,
    checkpoint: state.checkpoint ?? null,
    size: state.edge.size,
    edge: state.edge.hashes.map(toPaddedBase64),
    open: games.flatMap(([opening, ended]) => (ended ? [] : [opening])),
    ended: games.flatMap(([opening, ended]) => (ended ? [opening] : [])),
  }
  try {
    await writeFile(`${file}.new`, JSON.stringify(saved), { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  } catch (error) {
    throw new Failure(`${file} can't be written: ${(error as Error).message}`)
  }
}
