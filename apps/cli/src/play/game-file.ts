import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { findGame } from '@rattlecup/games'
import { checkGameFile, FairDice, isObject, Match, show, type JsonObject, type Result } from '@rattlecup/kit'
import { UsageError } from '../command.ts'
import { challengeOf, levelFault } from '../levels.ts'
import { plain } from '../plain.ts'
import { chairsFor, readChairs, type PlayChair, type PlayTable } from './table.ts'
import { randomText } from './new-table.ts'

/**
 * Writes the game so that `rattlecup verify` can check it and `--load` can go on with it. The old file stays until the
 * new one is whole. Returns what went wrong, if something did.
 */
export function saveTable({ match, chairs, dice, realDice }: PlayTable, file: string): string | undefined {
  const saved = { ...match.logWithSecrets(), chairs, ...(realDice ? {} : { dice: dice.proof }) }
  const draft = `${file}.part`
  try {
    writeFileSync(draft, `${JSON.stringify(saved)}\n`)
    renameSync(draft, file)
    return undefined
  } catch (error) {
    return `cannot write ${file} (${(error as NodeJS.ErrnoException).code})`
  }
}

/** A file that is there already may be another game: it is never overwritten. */
export function newFileFault(file: string): string | undefined {
  return existsSync(file)
    ? `${file} is there already; go on with it by --load, or choose another name`
    : undefined
}

export function loadTable(file: string): PlayTable {
  const raw = readJson(file)
  const { value: match } = checked(file, loadMatch(file, raw))
  const chairs = loadChairs(file, raw, match)
  const realDice = raw['dice'] === undefined
  return { match, chairs, dice: loadDice(file, raw), realDice, botSeed: randomText() }
}

function readJson(file: string): JsonObject {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${file}`)
  }
  try {
    const raw: unknown = JSON.parse(text)
    if (isObject(raw)) return raw
  } catch {
    // Not JSON at all: said below, as for JSON that is no object.
  }
  throw new UsageError(`${file} is not a saved game`)
}

function loadMatch(file: string, raw: JsonObject): Result<Match> {
  const game = typeof raw['game'] === 'string' ? findGame(raw['game']) : undefined
  if (!game) throw new UsageError(`${file} is of an unknown game: ${show(raw['game'])}`)
  if (!Array.isArray(raw['events'])) throw new UsageError(`${file} has no list of events`)
  return Match.load(game, raw['players'] as number, withPlainTexts(raw['options']), raw['events'])
}

/** Titles of boards are shown. */
function withPlainTexts(options: JsonObject[string]): unknown {
  return options === undefined
    ? undefined
    : JSON.parse(JSON.stringify(options), (_, value) => (typeof value === 'string' ? plain(value) : value))
}

/** A game of real dice has none to go on with; what the program draws for it is drawn again. */
function loadDice(file: string, raw: JsonObject): FairDice {
  if (raw['dice'] !== undefined) return new FairDice(checked(file, checkGameFile(raw)).value.dice)
  return new FairDice({ secret: randomBytes(32).toString('hex'), table: randomText(), seeds: [] })
}

/** A file from elsewhere has no chairs; one person then plays against bots. */
function loadChairs(file: string, raw: JsonObject, { game, players }: Match): PlayChair[] {
  if (raw['chairs'] === undefined) return chairsFor({ players, humans: 1, names: [], bot: challengeOf(game) })
  const chairs = readChairs(raw['chairs'], players)
  const known = chairs?.every(({ bot }) => bot === undefined || levelFault(game, bot) === undefined)
  if (chairs && known) return chairs
  throw new UsageError(`${file} does not say who sits where: chairs must be a list of ${players} names`)
}

function checked<R extends Result<unknown>>(file: string, result: R): Extract<R, { ok: true }> {
  if (result.ok) return result as Extract<R, { ok: true }>
  throw new UsageError(`${file} cannot be loaded: ${result.error.message}`)
}
