import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FastSource } from '../chance.ts'
import type { Game, GameOptions, GameTypes } from '../game.ts'
import { Match } from '../match.ts'
import type { Schema } from '../schema.ts'
import { seatsOf } from '../status.ts'
import { expectCovered, expectOwnChoices, expectPublicGame, expectSharedView } from './public-game.ts'
import { allSeats, randomMatch, unwrap } from './random-match.ts'

export interface Conformance {
  /** Raw options for a number of players, among them every option the game has. */
  readonly options: (players: number) => fc.Arbitrary<object>
  /** Random games per property. */
  readonly runs?: number
  /** No random game may have more events than this. */
  readonly longest: number
}

/** The contract of `Game`, as one suite that every game passes. */
export function conforms<T extends GameTypes>(
  game: Game<T>,
  { options, runs = 25, longest }: Conformance,
): void {
  const setups = fc
    .integer(game.players)
    .chain((players) =>
      fc.record({ players: fc.constant(players), options: options(players), seed: fc.nat() }),
    )
  const everyGame = (property: (setup: { players: number; options: object; seed: number }) => void): void =>
    fc.assert(fc.property(setups, property), { numRuns: runs })

  describe(`${game.id} keeps the contract`, () => {
    it('ends, and every position waits for something possible', () => {
      everyGame((setup) => {
        const match = randomMatch(game, { ...setup, limit: longest }, expectSoundPosition)
        expect(match.waiting().kind).toBe('over')
      })
    })

    it('moves and outcomes survive the way to JSON and back', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 400 }, expectRoundTrips))
    })

    it('moves, outcomes and views have the forms that the game says, and no others', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 60 }, expectForms))
    })

    it('a log replays to the same game, also cut short', () => {
      everyGame((setup) => {
        const match = randomMatch(game, { ...setup, limit: 400 })
        const cut = setup.seed % (match.eventsWithSecrets.length + 1)
        for (const events of [match.eventsWithSecrets, match.eventsWithSecrets.slice(0, cut)]) {
          const copy = unwrap(
            Match.load(game, setup.players, setup.options, JSON.parse(JSON.stringify(events))),
          )
          expect(copy.logWithSecrets().events).toEqual(events)
          if (events === match.eventsWithSecrets) expectSamePosition(copy, match)
        }
      })
    })

    it('a clone and an imagined state are independent of the original', () => {
      everyGame((setup) => {
        const match = randomMatch(game, { ...setup, limit: setup.seed % 200 })
        const before = structuredClone(match.stateWithSecrets)
        for (const copy of [
          game.rules.clone(match.stateWithSecrets),
          game.imagine(match.stateWithSecrets, 0, new FastSource(1)),
        ]) {
          playOn(game, copy, setup.seed)
        }
        expect(match.stateWithSecrets).toEqual(before)
      })
    })

    it('bad moves and outcomes are refused and change nothing', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 60 }, expectRefusals))
    })

    it('a sealed choice is seen by nobody else', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 200 }, expectSecrecy))
    })

    it('public events hold no sealed choice and replay to what everybody sees', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 60 }, expectPublicGame))
    })

    it('a choice is its own seat’s until all have chosen', () => {
      everyGame((setup) => void randomMatch(game, { ...setup, limit: 200 }, expectOwnChoices))
    })

    it('public events tell apart no games that look the same', () => {
      everyGame((setup) => expectCovered(randomMatch(game, { ...setup, limit: setup.seed % 30 })))
    })

    it('every view says the phase and whose turn it is, at first who begins', () => {
      everyGame((setup) => {
        const begun = unwrap(Match.start(game, setup.players, setup.options))
        const { first = 0 }: Partial<GameOptions> = setup.options
        expect(begun.view(null).active).toBe(first)
        randomMatch(game, { ...setup, limit: 200 }, expectSharedView)
      })
    })

    it('an imagined state looks the same from the seat that imagines it', () => {
      everyGame((setup) => {
        randomMatch(game, { ...setup, limit: 100 }, (match, source) => {
          const sealed = { chosen: [], own: null }
          const imagined = game.imagine(match.stateWithSecrets, 0, source)
          expect(game.view(imagined, 0, sealed)).toEqual(game.view(match.stateWithSecrets, 0, sealed))
        })
      })
    })

    it('takes its own options and refuses others', () => {
      everyGame(({ players, options: given }) => {
        expect(Match.start(game, players, given).ok).toBe(true)
        for (const bad of [
          null,
          [],
          'x',
          { ...given, nonsense: 1 },
          { ...given, first: players },
          { first: -1 },
        ]) {
          expect(Match.start(game, players, bad)).toMatchObject({ ok: false, error: { code: 'bad-options' } })
        }
      })
      for (const players of [game.players.min - 1, game.players.max + 1]) {
        expect(Match.start(game, players)).toMatchObject({ ok: false, error: { code: 'bad-options' } })
      }
    })
  })
}

function expectSoundPosition<T extends GameTypes>(match: Match<T>): void {
  const { waiting, scores, over, winners } = match.status()
  expect(scores).toHaveLength(match.players)
  expect(scores.every(Number.isSafeInteger)).toBe(true)
  expect(over).toBe(waiting.kind === 'over')
  expect(winners.length > 0).toBe(over)
  const movers = waiting.kind === 'players' ? waiting.seats : []
  if (waiting.kind === 'players') expect(movers.length).toBeGreaterThan(0)
  for (const seat of allSeats(match.players)) {
    const moves = match.moves(seat).map((move) => JSON.stringify(move))
    expect(moves.length > 0).toBe(movers.includes(seat))
    expect(new Set(moves).size).toBe(moves.length)
  }
}

function expectRoundTrips<T extends GameTypes>(match: Match<T>): void {
  const { rules, codec } = match.game
  const state = match.stateWithSecrets
  for (const seat of seatsOf(rules.movers(state))) {
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    for (const code of codes) {
      const json = JSON.parse(JSON.stringify(codec.encodeMove(state, seat, code)))
      expect(codec.decodeMove(state, seat, json)).toBe(code)
    }
  }
  if (rules.awaits(state) !== 'chance') return
  const sizes: number[] = []
  const count = rules.draws(state, sizes)
  expect(sizes.slice(0, count).every((size) => Number.isInteger(size) && size > 0)).toBe(true)
  const draws = sizes.slice(0, count).map((size, i) => (i * 7 + match.eventsWithSecrets.length) % size)
  const json = JSON.parse(JSON.stringify(codec.encodeOutcome(state, draws)))
  expect(codec.decodeOutcome(state, json)).toEqual(draws)
}

function expectForm(schema: Schema<unknown>, value: unknown): void {
  expect(schema.parse(value, 'it')).toEqual({ ok: true, value })
}

function expectForms<T extends GameTypes>(match: Match<T>): void {
  const { forms } = match.game
  const waiting = match.waiting()
  for (const seat of [null, ...allSeats(match.players)]) expectForm(forms.view, match.view(seat))
  for (const move of match.moves(0)) expectForm(forms.move, move)
  if (waiting.kind === 'chance') expectForm(forms.chance, waiting.chance)
  const last = match.eventsWithSecrets.at(-1)
  if (last && 'chance' in last) expectForm(forms.outcome, last.chance)
  for (const form of [forms.move, forms.chance, forms.outcome, forms.view])
    for (const bad of [null, 1, [], {}, { type: 'nonsense' }]) expect(form.parse(bad, 'it').ok).toBe(false)
}

function expectSamePosition<T extends GameTypes>(copy: Match<T>, match: Match<T>): void {
  expect(copy.status()).toEqual(match.status())
  for (const seat of [null, ...allSeats(match.players)]) expect(copy.view(seat)).toEqual(match.view(seat))
}

function playOn<T extends GameTypes>(game: Game<T>, state: T['State'], seed: number): void {
  const source = new FastSource(seed)
  for (let i = 0; i < 30 && game.rules.awaits(state) !== 'over'; i++) {
    const scratch: number[] = []
    if (game.rules.awaits(state) === 'chance') {
      scratch.length = game.rules.draws(state, scratch)
      game.rules.applyChance(
        state,
        scratch.map((size) => source.below(size)),
      )
      continue
    }
    const choices: number[] = []
    for (const seat of seatsOf(game.rules.movers(state))) {
      choices[seat] = scratch[source.below(game.rules.moves(state, seat, scratch))] as number
    }
    game.rules.play(state, choices)
  }
}

const NONSENSE: readonly object[] = [
  {},
  { type: 'nonsense' },
  { type: 'roll', extra: 1 },
  { type: 'pass', __proto__: null, constructor: 1 },
  JSON.parse('{"type":"pass","__proto__":{}}') as object,
  { type: 'mark', row: 'red', value: 1e308 },
]

function expectRefusals<T extends GameTypes>(match: Match<T>): void {
  const before = JSON.stringify([match.logWithSecrets(), match.status(), match.view(null)])
  for (const seat of allSeats(match.players)) {
    const extra = match.moves(seat).map((move) => ({ ...move, extra: 1 }))
    for (const bad of [...NONSENSE, ...extra]) expect(match.play(seat, bad).ok).toBe(false)
  }
  for (const bad of NONSENSE) expect(match.chance(bad).ok).toBe(false)
  for (const bad of [null, 7, 'x', []]) {
    expect(match.play(0, bad)).toMatchObject({ ok: false, error: { code: 'bad-request' } })
    expect(match.chance(bad)).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  }
  expect(JSON.stringify([match.logWithSecrets(), match.status(), match.view(null)])).toBe(before)
}

/** Where several choose at once, the others' views don't depend on what somebody has chosen. */
function expectSecrecy<T extends GameTypes>(match: Match<T>): void {
  const waiting = match.waiting()
  if (waiting.kind !== 'players' || waiting.seats.length < 2) return
  const [seat] = waiting.seats as [number, ...number[]]
  const seen = match.moves(seat).map((move) => {
    const copy = unwrap(Match.load(match.game, match.players, match.options, match.eventsWithSecrets))
    unwrap(copy.play(seat, move))
    expect(copy.view(seat)).toMatchObject({ own: move })
    const others = [null, ...allSeats(match.players)].filter((other) => other !== seat)
    return JSON.stringify(others.map((other) => copy.view(other)))
  })
  expect(new Set(seen).size).toBe(1)
}
