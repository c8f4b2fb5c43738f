import { hexToBytes } from '@noble/hashes/utils.js'
import { sameJson } from '../json.ts'
import { DiceLedger, drawsOf, type Run } from '../dice/ledger.ts'
import { HOUSE_DICE } from '../dice/opening.ts'
import { tableWords } from '../dice/table-words.ts'
import { portableMac } from '../dice/words.ts'
import { commitmentOf } from '../fair-dice.ts'
import type { Game } from '../game.ts'
import type { JsonObject } from '../json.ts'
import { Match } from '../match.ts'
import { fail, ok, type Result } from '../result.ts'
import type { HouseFile } from './house-file.ts'
import { logFaults } from './house-log.ts'
import { seenFaults } from './house-seen.ts'
import {
  claimsSeen,
  HOUSE_CLAIMS,
  sortClaims,
  wrongRoll,
  type Checks,
  type Claim,
  type Verdict,
  type VerdictFault,
} from './verdict.ts'

/** Replays a game of scheme 2: opening, every ask, link and roll, every move, the end, the log, and what somebody saw. */
export function verifyHouse(game: Game, file: HouseFile, { roll, seen }: Checks): Result<Verdict> {
  const { opening } = file.dice
  if (opening.rules !== game.version)
    return fail(
      'bad-request',
      `it was played by version ${opening.rules} of the rules of ${game.id}; this program knows version ${game.version}`,
    )
  const started = Match.start(game, opening.players, opening.options)
  if (!started.ok) return started
  const replay = new Replay(file, started.value, roll)
  const broken = replay.run()
  if (!broken.ok) return broken
  const { ledger, rolls, rollsWithout } = replay
  const faults = [
    ...openingFaults(file),
    ...replay.faults,
    ...logFaults(file),
    ...seenFaults(file, ledger, seen),
  ]
  const given: Claim[] = ['rolls', 'rules', ...(file.log ? (['log'] as const) : []), ...claimsSeen(seen)]
  const claims = sortClaims(HOUSE_CLAIMS, given, faults)
  const words = ledger.runs.map(({ after }) => tableWords(after))
  const links = { rollsWithout, broken: ledger.broken, words }
  return ok({ scheme: HOUSE_DICE, fair: faults.length === 0, rolls, faults, ...claims, links })
}

/** The file must say the same as its opening, which was fixed before the first roll. */
function openingFaults(file: HouseFile): VerdictFault[] {
  const { opening, secret } = file.dice
  const faults: VerdictFault[] = (['game', 'players', 'options', 'chairs'] as const)
    .filter((member) => !sameJson(file[member], opening[member]))
    .map((member) => ({ kind: 'opening', message: `${member} of the file is not that of its opening` }))
  if (commitmentOf(secret) !== opening.commitment) {
    const message = 'the secret is not the one that was promised: its SHA-256 differs from the commitment'
    faults.push({ kind: 'secret', message })
  }
  return faults
}

/** A game from its opening to its end, ask by ask. */
class Replay {
  readonly ledger: DiceLedger
  readonly faults: VerdictFault[] = []
  rolls = 0
  /** Rolls that no player's link was in. */
  rollsWithout = 0
  readonly #file: HouseFile
  readonly #match: Match
  readonly #roll: Checks['roll']
  readonly #mac: ReturnType<typeof portableMac>

  constructor(file: HouseFile, match: Match, roll: Checks['roll']) {
    this.ledger = new DiceLedger(file.dice.opening)
    this.#file = file
    this.#match = match
    this.#roll = roll
    this.#mac = portableMac(hexToBytes(file.dice.secret))
  }

  /** Stops at the first thing after which nothing can be checked; an error means that no verdict can be given. */
  run(): Result<void> {
    for (const [event, entry] of this.#file.events.entries()) {
      const isOutcome = 'chance' in entry && this.#match.waiting().kind === 'chance'
      if (isOutcome && this.ledger.needsAsk && !this.#ask()) return ok(undefined)
      if (isOutcome) {
        const checked = this.#checkRoll(event, entry['chance'])
        if (!checked.ok) return checked
      }
      if (!this.#apply(event, entry as JsonObject)) return ok(undefined)
    }
    this.#checkEnd()
    return ok(undefined)
  }

  /** Takes the next ask of the file and its links. */
  #ask(): boolean {
    const next = this.#file.dice.asks[this.ledger.asks.length]
    if (!next) return this.#stop('the game has more runs of rolls than asks')
    const { asked, chains, links } = next
    const recorded = this.ledger.ask({ asked, chains })
    if (!recorded.ok) return this.#stop(recorded.error.message)
    const answered = this.ledger.links(links)
    return answered.ok || this.#stop(answered.error.message)
  }

  #stop(message: string): false {
    this.faults.push({ kind: 'ask', message })
    return false
  }

  #checkRoll(event: number, said: unknown): Result<void> {
    const run = this.ledger.runs.at(-1) as Run
    const fell = this.#roll(this.#match, drawsOf(this.#mac, run, this.ledger.outcomes))
    if (!fell.ok) return fell
    if (!sameJson(fell.value, said)) this.faults.push(wrongRoll(event, said, fell.value))
    this.rolls++
    if (run.links.every((link) => link === null)) this.rollsWithout++
    return ok(undefined)
  }

  #apply(event: number, entry: JsonObject): boolean {
    const applied = this.#match.apply(entry)
    if (!applied.ok) this.faults.push({ kind: 'event', event, ...applied.error })
    if (!applied.ok) return false
    const recorded = this.ledger.event(entry)
    return recorded.ok || this.#stop(recorded.error.message)
  }

  #checkEnd(): void {
    const { asks, end } = this.#file.dice
    if (this.ledger.asks.length < asks.length) this.#stop('the game has more asks than runs of rolls')
    const waiting = this.#match.waiting().kind
    const isOver = waiting === 'over'
    if (end === 'over' && !isOver) this.#wrongEnd('the game is not finished: events are missing at the end')
    if (end !== 'over' && isOver) this.#wrongEnd(`the game is over by the rules, but the file says ${end}`)
    if (waiting === 'chance' && !this.ledger.needsAsk)
      this.#wrongEnd('the game breaks off in the middle of a run of rolls')
    if (this.#match.chosen.length > 0) this.#wrongEnd('the file holds choices that were never uncovered')
  }

  #wrongEnd(message: string): void {
    this.faults.push({ kind: 'end', message })
  }
}
