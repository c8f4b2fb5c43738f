import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { MAX_SEATS } from '../game.ts'
import { hasExactly, isObject, isWholeIn, show, type JsonObject } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'
import { canonical, hasCanonicalForm } from './canonical.ts'
import { isHash } from './chain.ts'

/** The scheme that docs/fair-dice.md describes for tables of a house. */
export const HOUSE_DICE = 'rattlecup-dice/2'

/** What stands where a name was taken out because its player wished to be forgotten. */
export const ERASED_NAME = '—'

/** Who sits at a seat when the game begins. */
export interface Chair {
  readonly name: string | null
  /** The level of a bot of the house. */
  readonly bot: string | null
}

/** What the house fixes, logs and sends to all before the first roll. */
export interface Opening {
  readonly scheme: typeof HOUSE_DICE
  /** The table's code. */
  readonly table: string
  /** Which game of this table, from 1. */
  readonly round: number
  readonly game: string
  /** The version of the rules: `Game.version`. */
  readonly rules: string
  readonly players: number
  /** As given, defaults not filled in. */
  readonly options: object
  readonly chairs: readonly Chair[]
  /** Who is asked for a link: whoever is here, or everybody. */
  readonly wait: 'here' | 'all'
  readonly commitment: string
  /** One a seat, null for bots of the house and whoever gave none. */
  readonly heads: readonly (string | null)[]
}

const MEMBERS = [
  'scheme',
  'table',
  'round',
  'game',
  'rules',
  'players',
  'options',
  'chairs',
  'wait',
  'commitment',
  'heads',
] as const

export function checkOpening(value: unknown): Result<Opening> {
  if (!hasExactly(value, MEMBERS)) return refuse(`must have exactly the members ${MEMBERS.join(', ')}`)
  if (!hasCanonicalForm(value)) return refuse('holds a text or a number without a canonical form')
  const fault = headerFault(value) ?? seatsFault(value)
  return fault === undefined ? ok(value as unknown as Opening) : refuse(fault)
}

function refuse(fault: string): Result<never> {
  return fail('bad-request', `the opening ${fault}`)
}

function headerFault(opening: JsonObject): string | undefined {
  if (opening['scheme'] !== HOUSE_DICE)
    return `must be of scheme ${HOUSE_DICE}, not ${show(opening['scheme'])}`
  const noText = (['table', 'game', 'rules'] as const).find((key) => typeof opening[key] !== 'string')
  if (noText !== undefined) return `must have a text as ${noText}, not ${show(opening[noText])}`
  if (!isWholeIn(opening['round'], 1, Number.MAX_SAFE_INTEGER))
    return `must have a whole number from 1 as round, not ${show(opening['round'])}`
  if (!isObject(opening['options'])) return `must have an object as options, not ${show(opening['options'])}`
  if (opening['wait'] !== 'here' && opening['wait'] !== 'all')
    return `must have "here" or "all" as wait, not ${show(opening['wait'])}`
  return isHash(opening['commitment']) ? undefined : 'must have 64 hexadecimal digits as commitment'
}

function seatsFault({ players, chairs, heads }: JsonObject): string | undefined {
  if (!isWholeIn(players, 1, MAX_SEATS))
    return `must have a whole number from 1 to ${MAX_SEATS} as players, not ${show(players)}`
  if (!Array.isArray(chairs) || chairs.length !== players || !chairs.every(isChair))
    return `must have ${players} chairs, each with exactly name and bot, a text or null`
  if (!Array.isArray(heads) || heads.length !== players || !heads.every(isHeadOrNull))
    return `must have ${players} heads, each 64 hexadecimal digits or null`
  const given = heads.filter((head) => head !== null)
  if (new Set(given).size !== given.length) return 'has one head twice'
  const bot = heads.findIndex((head, seat) => head !== null && (chairs as Chair[])[seat]?.bot !== null)
  return bot < 0 ? undefined : `has a head for seat ${bot}, where a bot of the house sits`
}

function isChair(value: unknown): value is Chair {
  return hasExactly(value, ['name', 'bot']) && isTextOrNull(value['name']) && isTextOrNull(value['bot'])
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isHeadOrNull(value: unknown): boolean {
  return value === null || isHash(value)
}

/** O: the hash of the opening, by which the public log knows a game. */
export function openingHash(opening: Opening): string {
  return bytesToHex(sha256(canonical(opening)))
}

/** Whether nothing but names is gone from an opening since it was told before. */
export function sameButErased(now: Opening, before: Opening): boolean {
  const chairs = now.chairs.map((chair, seat) =>
    chair.name === ERASED_NAME ? { ...chair, name: before.chairs[seat]?.name ?? null } : chair,
  )
  return openingHash({ ...now, chairs }) === openingHash(before)
}
