import { commitmentOf, FAIR_DICE, FairDice, type DiceProof } from '../fair-dice.ts'
import type { Game } from '../game.ts'
import { isObject, isWholeIn, sameJson, show } from '../json.ts'
import type { GameLog } from '../entries.ts'
import { Match } from '../match.ts'
import { fail, ok, type Result } from '../result.ts'
import { rollOutcome, type Roller } from '../roller.ts'
import { isHash } from '../dice/chain.ts'
import {
  claimsSeen,
  notSeen,
  SEEDED_CLAIMS,
  sortClaims,
  unknownClaims,
  wrongRoll,
  type Checks,
  type Seen,
  type Verdict,
  type VerdictFault,
} from './verdict.ts'

/** A finished game of scheme 1 as it is saved and downloaded: its log, and the proof of its dice. */
export interface GameFile extends GameLog {
  readonly dice: DiceProof
}

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

/** Replays a finished game of scheme 1 and makes every roll again from the proof. */
export function verifySeeded(game: Game, file: GameFile, { roll, seen }: Checks): Result<Verdict> {
  const started = Match.start(game, file.players, file.options)
  if (!started.ok) return started
  const faults = [...secretFaults(file.dice), ...seenFaults(file.dice, seen)]
  const replayed = replay(started.value, file, roll)
  if (!replayed.ok) return replayed
  faults.push(...replayed.value.faults)
  const { rolls } = replayed.value
  const claims = sortClaims(SEEDED_CLAIMS, ['rolls', 'rules', ...claimsSeen(seen)], faults)
  return ok({ scheme: FAIR_DICE, fair: faults.length === 0, rolls, faults, ...claims, links: null })
}

function secretFaults({ secret, commitment }: DiceProof): VerdictFault[] {
  if (commitmentOf(secret) === commitment) return []
  const message = 'the secret is not the one that was promised: its SHA-256 differs from the commitment'
  return [{ kind: 'secret', message }]
}

function seenFaults(dice: DiceProof, seen: Seen): VerdictFault[] {
  const faults = unknownClaims(seen, SEEDED_CLAIMS, FAIR_DICE)
  if (seen.commitment !== undefined && seen.commitment !== dice.commitment)
    faults.push(notSeen('commitment', `the commitment is ${dice.commitment}, not the one that was shown`))
  for (const seed of seen.seeds ?? [])
    if (!dice.seeds.includes(seed)) faults.push(notSeen('seeds', `no seat gave the seed ${show(seed)}`))
  return faults
}

function replay(
  match: Match,
  file: GameFile,
  roll: Roller,
): Result<{ rolls: number; faults: VerdictFault[] }> {
  const dice = new FairDice(file.dice)
  const faults: VerdictFault[] = []
  for (const [event, entry] of file.events.entries()) {
    if (isObject(entry) && 'chance' in entry && match.awaits === 'chance') {
      const expected = rollOutcome(match, dice, roll)
      if (!expected.ok) return expected
      if (!sameJson(expected.value, entry.chance)) faults.push(wrongRoll(event, entry.chance, expected.value))
    }
    const applied = match.apply(entry)
    if (!applied.ok)
      return ok({
        rolls: match.outcomeNumber,
        faults: [...faults, { kind: 'event', event, ...applied.error }],
      })
  }
  if (match.awaits !== 'over')
    faults.push({ kind: 'end', message: 'the game is not finished: events are missing at the end' })
  return ok({ rolls: match.outcomeNumber, faults })
}
