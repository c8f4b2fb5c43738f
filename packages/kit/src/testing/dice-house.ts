import { hexToBytes } from '@noble/hashes/utils.js'
import { FastSource, type DrawSource } from '../chance.ts'
import { DiceDevice, newMemory, storeInMemory } from '../dice/device.ts'
import { DiceLedger, drawsOf, type Run } from '../dice/ledger.ts'
import { HOUSE_DICE, openingHash, type Opening } from '../dice/opening.ts'
import { portableMac } from '../dice/words.ts'
import { fileHash, type GameEnd } from '../dice-log/entries.ts'
import { commitmentOf, secretFrom } from '../fair-dice.ts'
import type { Game } from '../game.ts'
import type { JsonObject } from '../json.ts'
import type { GameEntry } from '../entries.ts'
import { Match } from '../match.ts'
import { rollByOdds, type Roller } from '../roller.ts'
import type { AnsweredAsk, HouseFile } from '../verify/index.ts'
import { SimulatedLog } from './dice-log.ts'
import { takeBack, undoing } from '../taking-back.ts'
import { pick, unwrap } from './random-match.ts'

/** How a simulated game shall go. Everything in it follows from its seed. */
export interface HouseGame {
  readonly players: number
  readonly options?: object
  readonly seed: string
  readonly wait?: Opening['wait']
  readonly roll?: Roller
  /** Seats of the house's bots, which have no device. */
  readonly bots?: readonly number[]
  /** Whether a seat's link gets lost. */
  readonly isLost?: (ask: number, seat: number) => boolean
  /** Whether a seat takes a new chain before an ask. */
  readonly isNewChain?: (ask: number, seat: number) => boolean
  /** Stops the game after this many asks. */
  readonly stopAfter?: number
  /** Where the opening and the end are written; none, and the file has no proof of them. */
  readonly log?: SimulatedLog
  /** Whether somebody takes back a move once the log has this many entries. */
  readonly isTakenBack?: (entries: number) => boolean
  readonly choose?: (match: Match, seat: number, source: DrawSource) => JsonObject
}

export interface PlayedGame {
  readonly file: HouseFile
  readonly devices: readonly (DiceDevice | undefined)[]
  readonly ledger: DiceLedger
}

/** The root of a seat's first chain, or of one that it began at an ask. */
export function rootOf(seed: string, ...place: readonly number[]): string {
  return secretFrom([seed, 'root', ...place].join('/'))
}

/** Plays a whole game of scheme 2 between a house and devices that all follow the scheme. */
export function playAtHouse(game: Game, setup: HouseGame): PlayedGame {
  const house = new SimulatedHouse(game, setup)
  house.play()
  return house.close()
}

class SimulatedHouse {
  readonly #setup: HouseGame
  readonly #match: Match
  readonly #secret: string
  readonly #devices: (DiceDevice | undefined)[]
  readonly #opening: Opening
  readonly #ledger: DiceLedger
  readonly #asks: AnsweredAsk[] = []
  readonly #source: DrawSource
  readonly #openProof: string | undefined
  #end: GameEnd = 'over'

  constructor(game: Game, setup: HouseGame) {
    const { players, options = {}, seed } = setup
    this.#setup = setup
    this.#match = unwrap(Match.start(game, players, options))
    this.#secret = secretFrom(`${seed}/secret`)
    this.#source = new FastSource(seed)
    this.#devices = Array.from({ length: players }, (_, seat) => this.#newDevice(seat))
    this.#opening = this.#newOpening(game)
    this.#openProof = setup.log?.add({ kind: 'open', opening: openingHash(this.#opening) })
    this.#ledger = new DiceLedger(this.#opening)
    for (const device of this.#devices) unwrap(device?.open(this.#opening, this.#opening) ?? OK)
  }

  #newDevice(seat: number): DiceDevice | undefined {
    if (this.#setup.bots?.includes(seat)) return undefined
    const device = new DiceDevice(storeInMemory(newMemory(seat, commitmentOf(this.#secret))))
    device.list(device.addRoot(rootOf(this.#setup.seed, seat)))
    return device
  }

  #newOpening({ id, version }: Game): Opening {
    const { players, options = {}, seed, wait = 'here' } = this.#setup
    return {
      scheme: HOUSE_DICE,
      table: seed.slice(0, 5).toUpperCase(),
      round: 1,
      game: id,
      rules: version,
      players,
      options,
      chairs: this.#devices.map((device, seat) =>
        device ? { name: `Player ${seat}`, bot: null } : { name: null, bot: 'casual' },
      ),
      wait,
      commitment: commitmentOf(this.#secret),
      heads: this.#devices.map((device) => device?.heads[0] ?? null),
    }
  }

  play(): void {
    for (;;) {
      const waiting = this.#match.waiting()
      if (waiting.kind === 'over') return
      if (this.#takesBack()) continue
      if (waiting.kind === 'players') this.#move(pick(waiting.seats, this.#source))
      else if (this.#asks.length === this.#setup.stopAfter) return void (this.#end = 'stopped')
      else this.#makeRun()
    }
  }

  #takesBack(): boolean {
    const { length } = this.#match.eventsWithSecrets
    if (this.#match.chosen.length > 0 || !this.#setup.isTakenBack?.(length)) return false
    const seat = this.#source.below(this.#match.players)
    const undone = undoing(this.#match, seat, { rolls: true })
    if (!undone) return false
    takeBack(this.#match, seat, undone)
    this.#tell()
    return true
  }

  #move(seat: number): void {
    const { choose } = this.#setup
    const move = choose
      ? choose(this.#match, seat, this.#source)
      : pick(this.#match.moves(seat), this.#source)
    unwrap(this.#match.play(seat, move))
    this.#tell()
  }

  /** Asks, takes the links, and makes every outcome until somebody must decide. */
  #makeRun(): void {
    const links = this.#collect()
    unwrap(this.#ledger.links(links))
    for (const device of this.#devices) unwrap(device?.links(links) ?? OK)
    this.#asks.push({ ...(this.#ledger.asks.at(-1) as AnsweredAsk), links })
    const mac = portableMac(hexToBytes(this.#secret))
    const roll = this.#setup.roll ?? rollByOdds
    while (this.#match.waiting().kind === 'chance') {
      const draws = drawsOf(mac, this.#ledger.runs.at(-1) as Run, this.#ledger.outcomes)
      unwrap(this.#match.chance(plain(unwrap(roll(this.#match, draws)))))
      this.#tell()
    }
  }

  #collect(): (string | null)[] {
    const number = this.#asks.length
    const chains = this.#devices.flatMap((device, seat) =>
      device && this.#setup.isNewChain?.(number, seat)
        ? [{ seat, head: device.addRoot(rootOf(this.#setup.seed, seat, number)) }]
        : [],
    )
    const ask = { asked: this.#ledger.askable(chains), chains }
    unwrap(this.#ledger.ask(ask))
    return this.#devices.map((device, seat) => {
      unwrap(device?.ask(ask) ?? OK)
      const answer = device?.answer({ awaitsChance: true })
      return answer === undefined || this.#setup.isLost?.(number, seat) ? null : answer.link
    })
  }

  #tell(): void {
    const event = this.#match.eventsWithSecrets.at(-1) as GameEntry & JsonObject
    unwrap(this.#ledger.event(event))
    for (const device of this.#devices) unwrap(device?.follow(event) ?? OK)
  }

  close(): PlayedGame {
    const { chairs } = this.#opening
    const dice = {
      scheme: HOUSE_DICE,
      opening: this.#opening,
      secret: this.#secret,
      asks: this.#asks,
      end: this.#end,
    } as const
    // Sealed choices of a stopped game stay sealed.
    const events = this.#match.openEventsWithSecrets
    const file: HouseFile = plain({ ...this.#match.logWithSecrets(), chairs, events, dice })
    return { file: this.#logged(file), devices: this.#devices, ledger: this.#ledger }
  }

  #logged(file: HouseFile): HouseFile {
    const { log } = this.#setup
    const opening = openingHash(this.#opening)
    const close = log?.add({ kind: 'close', opening, end: this.#end, file: fileHash(file) })
    if (!log || close === undefined || this.#openProof === undefined) return file
    return { ...file, log: { key: log.key, open: this.#openProof, close } }
  }
}

const OK = { ok: true, value: undefined } as const

/** A value as it comes out of a file. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
