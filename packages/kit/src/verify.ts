import { commitmentOf, FAIR_DICE, FairDice, type DiceProof } from './fair-dice.ts'
import type { Game } from './game.ts'
import { isObject, isWholeIn, show } from './json.ts'
import { Match, type GameLog } from './match.ts'
import { fail, ok, type ErrorCode, type Result } from './result.ts'
import { rollByOdds, type Roller } from './roller.ts'

/** A finished game as it is saved and downloaded: its log, and the proof of its dice. */
export interface GameFile extends GameLog {
  readonly dice: DiceProof
}

export interface Verdict {
  /** Every commitment and roll was as promised. */
  readonly fair: boolean
  /** Chance events that were checked. */
  readonly rolls: number
  /** What was wrong; [] if fair. */
  readonly faults: readonly VerdictFault[]
}

/** What is wrong, in words, and as data that others can put into theirs. `event` is the index in the log. */
export type VerdictFault = { readonly message: string } & (
  | { readonly kind: 'secret' | 'end' }
  | { readonly kind: 'roll'; readonly event: number; readonly said: unknown; readonly fell: unknown }
  /** Something that the rules don't allow; nothing after it was checked. */
  | { readonly kind: 'event'; readonly event: number; readonly code: ErrorCode }
)

/** Checks the form of a file from anywhere. */
export function checkGameFile(file: unknown): Result<GameFile> {
  if (!isObject(file)) return fail('bad-request', 'the file must hold one JSON object')
  const { game, players, options, events, dice } = file
  if (typeof game !== 'string') return fail('bad-request', `game must be a string, not ${show(game)}`)
  if (!isWholeIn(players, 1, 99))
    return fail('bad-request', `players must be a whole number, not ${show(players)}`)
  if (!isObject(options)) return fail('bad-request', `options must be an object, not ${show(options)}`)
  if (!Array.isArray(events)) return fail('bad-request', `events must be a list, not ${show(events)}`)
  const proof = checkProof(dice, players)
  return proof.ok
    ? ok({ game, players, options, events: events as GameFile['events'], dice: proof.value })
    : proof
}

function checkProof(dice: unknown, players: number): Result<DiceProof> {
  if (!isObject(dice)) return fail('bad-request', `dice must be an object with the proof, not ${show(dice)}`)
  const { scheme, table, commitment, secret, seeds } = dice
  if (scheme !== FAIR_DICE)
    return fail('bad-request', `dice.scheme must be ${FAIR_DICE}, not ${show(scheme)}`)
  if (typeof table !== 'string') return fail('bad-request', `dice.table must be a string, not ${show(table)}`)
  if (!isHash(commitment)) return fail('bad-request', 'dice.commitment must be 64 hexadecimal digits')
  if (!isHash(secret)) return fail('bad-request', 'dice.secret must be 64 hexadecimal digits')
  const seedsOk =
    Array.isArray(seeds) && seeds.length === players && seeds.every((seed) => typeof seed === 'string')
  if (!seedsOk) return fail('bad-request', `dice.seeds must be a list of ${players} strings, one a seat`)
  return ok({ scheme, table, commitment, secret, seeds: seeds as string[] })
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** Replays a finished game and makes every roll again from the proof. */
export function verifyGame(game: Game, file: GameFile, roll: Roller = rollByOdds): Result<Verdict> {
  const started = Match.start(game, file.players, file.options)
  if (!started.ok) return started
  const match = started.value
  const dice = new FairDice(file.dice)
  const faults: VerdictFault[] = []
  if (commitmentOf(file.dice.secret) !== file.dice.commitment) {
    faults.push({
      kind: 'secret',
      message: 'the secret is not the one that was promised: its SHA-256 differs from the commitment',
    })
  }
  let rolls = 0
  for (const [event, entry] of file.events.entries()) {
    if (isObject(entry) && 'chance' in entry && match.waiting().kind === 'chance') {
      const expected = roll(match, dice.outcome(rolls++))
      if (!expected.ok) return expected
      if (!sameJson(expected.value, entry.chance)) faults.push(wrongRoll(event, entry.chance, expected.value))
    }
    const applied = match.apply(entry)
    if (!applied.ok) {
      faults.push({ kind: 'event', event, ...applied.error })
      return ok({ fair: false, rolls, faults })
    }
  }
  if (match.waiting().kind !== 'over')
    faults.push({ kind: 'end', message: 'the game is not finished: events are missing at the end' })
  return ok({ fair: faults.length === 0, rolls, faults })
}

function wrongRoll(event: number, said: unknown, fell: unknown): VerdictFault {
  const message = `the file says ${show(said)}, but the dice fell ${show(fell)}`
  return { kind: 'roll', event, said, fell, message }
}

function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameJson(a[key as keyof typeof a], b[key as keyof typeof b]),
  )
}
