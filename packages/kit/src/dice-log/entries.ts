import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { canonical, canonicalText, parseStrictly } from '../dice/canonical.ts'
import { isHash } from '../dice/chain.ts'
import type { Sha256 } from '../dice/digest.ts'
import { hasExactly, show } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'

/** How a game can end: by the rules, by its people, by the house because nobody came back. */
export const GAME_ENDS = ['over', 'stopped', 'dropped'] as const
export type GameEnd = (typeof GAME_ENDS)[number]

/** What the public log holds of a game: hashes, and how it ended. */
export type LogEntry =
  | { readonly kind: 'open'; readonly opening: string }
  | { readonly kind: 'close'; readonly opening: string; readonly end: GameEnd; readonly file: string }

export function entryBytes(entry: LogEntry): Uint8Array {
  return canonical(entry)
}

export function parseEntry(text: string): Result<LogEntry> {
  const parsed = parseStrictly(text)
  if (!parsed.ok) return parsed
  return isEntry(parsed.value) && canonicalText(parsed.value) === text
    ? ok(parsed.value)
    : fail('bad-request', `not an entry of a log of dice: ${show(text)}`)
}

function isEntry(value: unknown): value is LogEntry {
  if (hasExactly(value, ['kind', 'opening'])) return value['kind'] === 'open' && isHash(value['opening'])
  if (!hasExactly(value, ['kind', 'opening', 'end', 'file']) || value['kind'] !== 'close') return false
  return isHash(value['opening']) && isHash(value['file']) && GAME_ENDS.includes(value['end'] as GameEnd)
}

/** What binds a finished game: the hash of its file without the proofs of the log. */
export function fileHash(file: object, hash: Sha256 = sha256): string {
  const { log: _, ...rest } = file as { log?: unknown }
  return bytesToHex(hash(canonical(rest)))
}

/** The rule that witnesses hold a house to: each opening at most once, then at most one end of it. */
export class OpeningRule {
  readonly #ended: Map<string, boolean>

  /** From nothing, or from the games that were in the log before. */
  constructor(games: Iterable<readonly [opening: string, ended: boolean]> = []) {
    this.#ended = new Map(games)
  }

  /** Every game in the log, and whether it has ended. */
  get games(): ReadonlyMap<string, boolean> {
    return this.#ended
  }

  /** Takes the next entry, or says why it must not be there. */
  add(entry: LogEntry): Result<void> {
    const ended = this.#ended.get(entry.opening)
    const fault = entry.kind === 'open' ? openFault(ended) : closeFault(ended)
    if (fault !== undefined) return fail('bad-request', `the game ${entry.opening} ${fault}`)
    this.#ended.set(entry.opening, entry.kind === 'close')
    return ok(undefined)
  }
}

function openFault(ended: boolean | undefined): string | undefined {
  return ended === undefined ? undefined : 'is opened a second time'
}

function closeFault(ended: boolean | undefined): string | undefined {
  if (ended === undefined) return 'ends without having been opened'
  return ended ? 'ends a second time' : undefined
}
