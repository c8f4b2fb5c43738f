import {
  cosignature,
  formatNote,
  leafHash,
  openCheckpoint,
  OpeningRule,
  parseEntry,
  parseKey,
  parseNote,
  rootOf,
  sameBytes,
  TreeEdge,
  unwrap,
  withTiles,
  type Checkpoint,
  type NoteKey,
} from '@rattlecup/kit'
import { setTimeout as rest } from 'node:timers/promises'
import { Failure } from '../command.ts'
import type { House } from './house.ts'
import type { WitnessState } from './state.ts'

/** The house has shown something that an honest log never shows. What proves it is kept. */
export class Alarm extends Error {
  /** The checkpoint that contradicts what was seen before. */
  readonly checkpoint: string | undefined

  constructor(message: string, checkpoint?: string) {
    super(message)
    this.checkpoint = checkpoint
  }
}

/** An answer out of a cache may be a little old; a log that went back stays so. */
const AGAIN_MS = 2000

/** Looks at a log once: the state that follows, with a cosignature of what was found. Throws an Alarm. */
export async function look(house: House, state: WitnessState, time: number): Promise<WitnessState> {
  const key = await keyOf(house, state)
  const { note, found } = await newest(house, key, state)
  const { edge, rule } = await follow(house, state, { note, found })
  const line = unwrap(cosignature(note, { name: state.name, seed: state.seed, time }))
  return { ...state, key: state.key ?? (await house.key()), checkpoint: note + line, edge, rule }
}

async function keyOf(house: House, { key }: WitnessState): Promise<NoteKey> {
  const shown = await house.key()
  if (key !== undefined && shown !== key)
    throw new Alarm(`the log has another key than before: ${shown} instead of ${key}`)
  const parsed = parseKey(shown)
  if (!parsed.ok) throw new Failure(`there is no log of dice at this address: ${parsed.error.message}`)
  return parsed.value
}

async function newest(
  house: House,
  key: NoteKey,
  { edge }: WitnessState,
): Promise<{ note: string; found: Checkpoint }> {
  let shown = await house.checkpoint()
  let found = openCheckpoint(shown, key)
  if (found.ok && found.value.size < edge.size) {
    await rest(AGAIN_MS)
    shown = await house.checkpoint()
    found = openCheckpoint(shown, key)
  }
  if (!found.ok) throw new Alarm(`the log signs nothing that holds: ${found.error.message}`, shown)
  const note = withoutOthers(shown, key)
  if (found.value.size < edge.size)
    throw new Alarm(
      `the log went back: it has ${found.value.size} entries now, and had ${edge.size} before`,
      note,
    )
  return { note, found: found.value }
}

/** The checkpoint with the log's own signature alone; other witnesses may have written under it. */
function withoutOthers(shown: string, key: NoteKey): string {
  const { text, signatures } = unwrap(parseNote(shown))
  return formatNote({ text, signatures: signatures.filter(({ name }) => name === key.name) })
}

/** Reads every entry that is new and adds it to the tree we know: only then can the root be the one that was signed. */
async function follow(
  house: House,
  state: WitnessState,
  { note, found }: { note: string; found: Checkpoint },
): Promise<Pick<WitnessState, 'edge' | 'rule'>> {
  const { size, hashes } = state.edge
  const edge = new TreeEdge({ size, hashes })
  const rule = new OpeningRule(state.rule.games)
  let broken: string | undefined
  for await (const entry of house.entries(size, found.size)) {
    broken ??= faultOf(entry, rule, edge.size)
    edge.append(leafHash(entry))
  }
  if (!sameBytes(edge.root(), found.root)) throw new Alarm(await forkOf(house, state, found), note)
  if (broken !== undefined) throw new Alarm(broken, note)
  return { edge, rule }
}

function faultOf(bytes: Uint8Array, rule: OpeningRule, place: number): string | undefined {
  const entry = parseEntry(new TextDecoder().decode(bytes))
  const added = entry.ok ? rule.add(entry.value) : entry
  return added.ok ? undefined : `entry ${place} must not be in the log: ${added.error.message}`
}

/** Whether what stood there before was changed, or what is new is not what was signed. */
async function forkOf(house: House, { edge }: WitnessState, found: Checkpoint): Promise<string> {
  if (found.size === edge.size)
    return `the log was forked: it has signed two different states of ${edge.size} entries`
  const before = await withTiles(
    found.size,
    (tile) => house.tile(tile),
    (read) => rootOf(edge.size, read),
  ).catch(() => undefined)
  return before === undefined || sameBytes(before, edge.root())
    ? `the entries from ${edge.size} on are not those that the log has signed`
    : `the log was forked: its first ${edge.size} entries are no longer those that were there before`
}
