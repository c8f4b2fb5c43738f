import { GAMES } from '@rattlecup/games'
import { FastSource, Match, seatsOf, unwrap, type Game, type GameEvent, type Seat } from '@rattlecup/kit'
import { TableFollower, tableSettings, type ServerMessage } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import type { GuestRow } from '../store/contract.ts'
import { PublicLog } from './public/public-log.ts'
import { snapshot } from './public/snapshot.ts'
import { applyRecord, replay } from './state/apply.ts'
import { decide, type TableCommand } from './state/decide.ts'
import type { LogRecord, MadeRecord } from './state/records.ts'
import { TableState } from './state/state.ts'

const GAMES_PLAYED = Number(process.env['UNDO_GAMES'] ?? 24)
/** Long enough for most games to end. */
const STEPS = 400

const guest = (seat: Seat): GuestRow => ({ id: `g${seat}`, name: `G${seat}`, bot: false })
const isChance = (event: GameEvent): boolean => 'chance' in event

/** A table of people with real dice, whom followers watch: one for each seat, and a spectator. */
class Stage {
  readonly state: TableState
  readonly records: LogRecord[] = []
  readonly made: MadeRecord
  readonly #publicLog: PublicLog
  readonly #followers: [Seat | null, TableFollower][]
  #ids = 0

  constructor(game: Game, seats: number) {
    const settings = tableSettings.parse({ game: game.id, seats, dice: 'real' })
    this.made = { k: 'made', id: 1, code: 'ABCDE', settings, host: 'g0', secret: '', bots: [] }
    this.state = new TableState(this.made, () => game)
    this.#publicLog = new PublicLog(this.state)
    this.#followers = [null, ...Array(seats).keys()].map((seat) => [seat, new TableFollower(() => game)])
    for (const seat of Array(seats).keys()) this.ask(seat, { t: 'sit', seat, seed: '' })
    for (const [seat, follower] of this.#followers) {
      const arrival = { i: '', guest: `g${seat}`, seat, hosting: seat === 0, on: [] }
      follower.receive(snapshot(this.state, { ...arrival, watching: [] } as never, 0) as ServerMessage)
    }
    this.ask(0, { t: 'start' })
  }

  /** False if it is refused. */
  ask(seat: Seat, command: object): boolean {
    const decided = decide(this.state, guest(seat), { ...command, i: `${this.#ids++}` } as TableCommand)
    if (!decided.ok) return false
    const applied = applyRecord(this.state, decided.value)
    if (!applied.ok) return false
    this.records.push(applied.value)
    const message = JSON.parse(this.#publicLog.add(applied.value).update) as ServerMessage
    for (const [, follower] of this.#followers) follower.receive(message)
    if (applied.value.k === 'move') this.#followers[seat + 1]?.[1].chose(applied.value.m)
    return true
  }

  /** Everybody knows the game as it is, and nothing that is sealed or covered. */
  check(): void {
    const match = this.state.match as Match
    for (const [seat, follower] of this.#followers) {
      expect(follower.events).toEqual(match.publicEvents)
      expect(follower.chosen).toEqual(match.chosen)
      expect(follower.own).toEqual(match.ownChoice(seat))
    }
  }
}

/** Plays a game at random, taking back now and then; answers how often something was taken back. */
function playWithUndoing(game: Game, seed: string): number {
  const source = new FastSource(seed)
  const seats = Math.max(game.players.min, 2)
  const stage = new Stage(game, seats)
  for (let i = 0; i < STEPS && stage.state.phase === 'playing'; i++) {
    const match = stage.state.match as Match
    const rolled = match.eventsWithSecrets.filter(isChance)
    step(stage, source, seats)
    stage.check()
    const now = (stage.state.match as Match).eventsWithSecrets.filter(isChance)
    expect(now.slice(0, rolled.length)).toEqual(rolled)
  }
  const again = replay({ made: stage.made, records: stage.records }, () => game)
  const { eventsWithSecrets: events } = stage.state.match as Match
  expect(again.match?.eventsWithSecrets).toEqual(events)
  expect(again.info()).toEqual(stage.state.info())
  expect(unwrap(Match.load(game, seats, {}, events)).status()).toEqual(stage.state.match?.status())
  return stage.state.undone
}

function step(stage: Stage, source: FastSource, seats: number): void {
  const match = stage.state.match as Match
  const seat = source.below(seats)
  if (stage.state.undo) return void stage.ask(seat, { t: 'undo-answer', yes: source.below(4) > 0 })
  if (source.below(5) === 0 && stage.ask(seat, { t: 'undo' })) return
  if (match.awaits === 'chance') return void stage.ask(0, { t: 'outcome', o: unwrap(match.draw(source)) })
  const movers = seatsOf(match.choosing)
  const mover = movers[source.below(movers.length)] as Seat
  const moves = match.moves(mover)
  stage.ask(mover, { t: 'move', m: moves[source.below(moves.length)] })
}

describe.each(GAMES.map((game) => [game.id, game] as const))('taking back in %s', (id, game) => {
  it('leaves every roll as it was, shows nobody anything, and is replayed from the log', () => {
    let undone = 0
    for (let i = 0; i < GAMES_PLAYED / GAMES.length; i++) undone += playWithUndoing(game, `${id} ${i}`)
    // A throw of Strike is rolled as soon as it is made.
    if (id !== 'strike') expect(undone).toBeGreaterThan(0)
  })
})

describe('taking back in Qwixx', () => {
  const qwixx = GAMES.find(({ id }) => id === 'qwixx') as Game
  const begun = () => {
    const stage = new Stage(qwixx, 2)
    const source = new FastSource('begun')
    while (stage.state.match?.awaits === 'chance')
      stage.ask(0, { t: 'outcome', o: unwrap((stage.state.match as Match).draw(source)) })
    const pass = (seat: Seat) => stage.ask(seat, { t: 'move', m: stage.state.match?.moves(seat).at(-1) })
    return { stage, pass }
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
    expect(stage.state.match?.choosing).toBe(0b10)
    stage.check()
  })

  it('never goes back before a roll', () => {
    const { stage, pass } = begun()
    pass(0)
    pass(1)
    pass(0)
    expect(stage.state.match?.awaits).toBe('chance')
    for (const seat of [0, 1]) expect(stage.ask(seat, { t: 'undo' })).toBe(false)
  })
})
