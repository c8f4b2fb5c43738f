import { GAMES } from '@rattlecup/games'
import {
  FastSource,
  Match,
  sameJson,
  seatsOf,
  unwrap,
  verifyGame,
  type Game,
  type GameEntry,
  type HouseFile,
  type Seat,
} from '@rattlecup/kit'
import { TableFollower, tableSettings, type ServerMessage } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import type { GuestRow } from '../store/contract.ts'
import { readGame } from './game-file.ts'
import { PublicLog } from './public/public-log.ts'
import { snapshot } from './public/snapshot.ts'
import { applyRecord, replay } from './state/apply.ts'
import { decideAutomatic, placeOf } from './state/decide-automatic.ts'
import { decide, type TableCommand } from './state/decide.ts'
import type { LedgerDice } from './state/ledger-dice.ts'
import type { LogRecord, MadeRecord } from './state/records.ts'
import { TableState } from './state/state.ts'

const GAMES_PLAYED = Number(process.env['UNDO_GAMES'] ?? 24)
/** Long enough for most games to end. */
const STEPS = 400

const guest = (seat: Seat): GuestRow => ({ id: `g${seat}`, name: `G${seat}`, bot: false })
const isChance = (entry: GameEntry): boolean => 'chance' in entry
const SECRET = '5'.repeat(64)

type Dice = 'real' | 'fair'

/** A table of people whom followers watch: one for each seat, and a spectator. */
class Stage {
  readonly state: TableState
  readonly records: LogRecord[] = []
  readonly made: MadeRecord
  readonly #publicLog: PublicLog
  readonly #followers: [Seat | null, TableFollower][]
  #ids = 0

  constructor(game: Game, seats: number, dice: Dice = 'real') {
    const settings = tableSettings.parse({ game: game.id, seats, dice })
    this.made = { k: 'made', id: 1, code: 'ABCDE', settings, host: 'g0', secret: SECRET, bots: [] }
    this.state = new TableState(this.made, () => game)
    this.#publicLog = new PublicLog(this.state)
    this.#followers = [null, ...Array(seats).keys()].map((seat) => [seat, new TableFollower(() => game)])
    for (const seat of Array(seats).keys()) this.ask(seat, { t: 'sit', seat })
    for (const [seat, follower] of this.#followers) {
      const arrival = { i: '', guest: `g${seat}`, seat, hosting: seat === 0, on: [] }
      follower.receive(snapshot(this.state, { ...arrival, watching: [] } as never, 0) as ServerMessage)
    }
    this.ask(0, { t: 'start' })
  }

  /** False if it is refused. */
  ask(seat: Seat, command: object): boolean {
    const decided = decide(this.state, guest(seat), { ...command, i: `${this.#ids++}` } as TableCommand)
    return decided.ok && this.#record(decided.value, seat)
  }

  /** What another thread would roll, by the rules' odds. */
  simulate(): void {
    const { match, house } = this.state
    const o = unwrap((match as Match).draw((house as LedgerDice).draws))
    const record = decideAutomatic(this.state, { t: 'outcome', o, place: placeOf(this.state) })
    this.#record(record as LogRecord, 0)
  }

  #record(record: LogRecord, seat: Seat): boolean {
    const applied = applyRecord(this.state, record, () => false)
    if (!applied.ok) return false
    this.records.push(applied.value)
    const message = JSON.parse(this.#publicLog.add(applied.value).update) as ServerMessage
    for (const [, follower] of this.#followers) follower.receive(message)
    if (applied.value.k === 'move') this.#followers[seat + 1]?.[1].chose(applied.value.m)
    return true
  }

  get lines(): string[] {
    return [this.made, ...this.records].map((record) => JSON.stringify(record))
  }

  /** Everybody knows the game as it is, and nothing that is sealed or covered. */
  check(): void {
    const match = this.state.match as Match
    for (const [seat, { events, chosen, own }] of this.#followers) {
      const known = { events, chosen, own }
      const isRight = sameJson(known, knownTo(match, seat))
      // Saying what differs takes long, comparing does not.
      if (!isRight) expect(known).toEqual(knownTo(match, seat))
    }
  }
}

function knownTo(match: Match, seat: Seat | null): object {
  const { publicEvents: events, chosen } = match
  return { events, chosen, own: match.ownChoice(seat) }
}

/** Plays a game at random, taking back now and then; answers how often something was taken back. */
function playWithUndoing(game: Game, seed: string, dice: Dice): Stage {
  const source = new FastSource(seed)
  const seats = Math.max(game.players.min, 2)
  const stage = new Stage(game, seats, dice)
  for (let i = 0; i < STEPS && stage.state.phase === 'playing'; i++) {
    const match = stage.state.match as Match
    const rolled = match.eventsWithSecrets.filter(isChance)
    const { undone } = stage.state
    step(stage, source, seats)
    if (stage.state.undone > undone || i % 8 === 0) stage.check()
    const now = (stage.state.match as Match).eventsWithSecrets.filter(isChance)
    expect(rolled.every((event, at) => event === now[at])).toBe(true)
  }
  stage.check()
  const again = replay({ made: stage.made, records: stage.records }, () => game)
  const { eventsWithSecrets: events } = stage.state.match as Match
  expect(again.match?.eventsWithSecrets).toEqual(events)
  expect(again.info()).toEqual(stage.state.info())
  expect(unwrap(Match.load(game, seats, {}, events)).status()).toEqual(stage.state.match?.status())
  return stage
}

/** A game that came to its end, from its file. */
function expectFair(game: Game, { lines }: Stage): void {
  const { file } = readGame(lines, () => game, 1) ?? {}
  const verdict = unwrap(verifyGame(game, file as HouseFile))
  expect(verdict.faults).toEqual([])
  expect(verdict.fair).toBe(true)
}

function step(stage: Stage, source: FastSource, seats: number): void {
  const match = stage.state.match as Match
  const seat = source.below(seats)
  if (stage.state.undo) return void stage.ask(seat, { t: 'undo-answer', yes: source.below(4) > 0 })
  if (source.below(6) === 0 && stage.ask(seat, { t: 'undo' })) return
  if (match.awaits === 'chance' && stage.state.house) return stage.simulate()
  if (match.awaits === 'chance') return void stage.ask(0, { t: 'outcome', o: unwrap(match.draw(source)) })
  const movers = seatsOf(match.choosing)
  const mover = movers[source.below(movers.length)] as Seat
  const moves = match.moves(mover)
  stage.ask(mover, { t: 'move', m: moves[source.below(moves.length)] })
}

const patience = { timeout: 60_000 + 1000 * GAMES_PLAYED }

describe.each(GAMES.map((game) => [game.id, game] as const))('taking back in %s', patience, (id, game) => {
  it('leaves every roll as it was, shows nobody anything, and is replayed from the log', () => {
    let undone = 0
    for (let i = 0; i < GAMES_PLAYED / GAMES.length / 2; i++)
      undone += playWithUndoing(game, `${id} ${i}`, 'real').state.undone
    expect(undone).toBeGreaterThan(0)
  })

  it('verifies with the dice of the house', () => {
    let verified = 0
    for (let i = 0; i < GAMES_PLAYED / GAMES.length / 2; i++) {
      const stage = playWithUndoing(game, `fair ${id} ${i}`, 'fair')
      if (stage.state.phase !== 'over' || stage.state.undone === 0) continue
      expectFair(game, stage)
      verified++
    }
    expect(verified).toBeGreaterThan(0)
  })
})

describe('taking back in Qwixx', () => {
  const qwixx = GAMES.find(({ id }) => id === 'qwixx') as Game
  const begun = () => {
    const stage = new Stage(qwixx, 2)
    const source = new FastSource('begun')
    const roll = () => stage.ask(0, { t: 'outcome', o: unwrap((stage.state.match as Match).draw(source)) })
    while (stage.state.match?.awaits === 'chance') roll()
    const pass = (seat: Seat) => stage.ask(seat, { t: 'move', m: stage.state.match?.moves(seat).at(-1) })
    return { stage, pass, roll }
  }

  it('is free while a choice is sealed, and leaves the choices of others', () => {
    const { stage, pass } = begun()
    pass(0)
    expect(stage.state.match?.chosen).toEqual([0])
    expect(stage.ask(1, { t: 'undo' })).toBe(false)
    expect(stage.ask(0, { t: 'undo' })).toBe(true)
    expect([stage.state.match?.chosen, stage.state.undo]).toEqual([[], null])
  })

  it('needs everybody once choices were opened, and can be refused', () => {
    const { stage, pass } = begun()
    pass(0)
    pass(1)
    const events = stage.state.match?.eventsWithSecrets.length
    expect(stage.ask(1, { t: 'undo' })).toBe(true)
    expect(stage.state.info().undo).toEqual({ seat: 1, agreed: [1] })
    expect(stage.state.match?.eventsWithSecrets.length).toBe(events)
    stage.ask(0, { t: 'undo-answer', yes: false })
    expect(stage.state.undo).toBeNull()
    stage.ask(1, { t: 'undo' })
    stage.ask(0, { t: 'undo-answer', yes: true })
    // What was chosen at once is chosen at once again: nobody chooses knowing what the other chose.
    expect(stage.state.match?.choosing).toBe(0b11)
    expect(stage.state.match?.eventsWithSecrets.at(-1)).toEqual({ seat: 1, back: 2 })
    stage.check()
  })

  it('is free before real dice are rolled again, and needs everybody once they are', () => {
    const { stage, pass, roll } = begun()
    pass(0)
    pass(1)
    pass(0)
    expect(stage.state.match?.awaits).toBe('chance')
    stage.ask(0, { t: 'undo' })
    expect(stage.state.match?.choosing).toBe(0b01)
    pass(0)
    roll()
    stage.ask(0, { t: 'undo' })
    expect(stage.state.info().undo).toEqual({ seat: 0, agreed: [0] })
    stage.ask(1, { t: 'undo-answer', yes: true })
    expect(stage.state.match?.view(null).phase).toBe('colour')
    // The next roll is a new one: outcomes keep their numbers.
    pass(0)
    expect(stage.state.match?.outcomeNumber).toBe(2)
    stage.check()
  })

  it('is bounded, so that nobody can make a game endless', () => {
    const { stage, pass } = begun()
    pass(0)
    pass(1)
    const tried = Array.from({ length: 60 }, () => pass(0) && stage.ask(0, { t: 'undo' }))
    expect(tried.filter(Boolean)).toHaveLength(30)
  })

  it('waits for the roll that devices were asked for', () => {
    const stage = new Stage(qwixx, 2, 'fair')
    expect(stage.state.match?.awaits).toBe('players')
    for (const seat of [0, 1]) stage.ask(seat, { t: 'move', m: stage.state.match?.moves(seat).at(-1) })
    stage.ask(0, { t: 'move', m: stage.state.match?.moves(0).at(-1) })
    const asks = stage.state.house?.ledger.asks.length
    stage.ask(0, { t: 'undo' })
    stage.ask(1, { t: 'undo-answer', yes: true })
    expect(stage.state.match?.view(null).phase).toBe('colour')
    stage.ask(0, { t: 'move', m: stage.state.match?.moves(0).at(-1) })
    expect(stage.state.house?.ledger.asks).toHaveLength((asks ?? 0) + 1)
    stage.check()
  })
})
