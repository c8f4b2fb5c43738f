import { expect } from 'vitest'
import { FastSource } from '../chance.ts'
import type { GameTypes } from '../game.ts'
import { sameJson } from '../json.ts'
import type { GameEntry } from '../entries.ts'
import { Match } from '../match.ts'
import { unwrap } from '../result.ts'
import { allSeats } from './random-match.ts'

/** The shell reads these of any game. */
export function expectSharedView<T extends GameTypes>(match: Match<T>): void {
  for (const seat of [null, ...allSeats(match.players)]) {
    const { phase, active, chosen = [], own = null } = match.view(seat)
    expect(typeof phase).toBe('string')
    expect(phase === 'over').toBe(match.awaits === 'over')
    expect(allSeats(match.players)).toContain(active)
    expect([chosen, own]).toEqual([match.chosen, match.ownChoice(seat)])
  }
}

export function expectPublicGame<T extends GameTypes>(match: Match<T>): void {
  const { publicEvents, chosen, eventsWithSecrets: events } = match
  expect(publicEvents).toHaveLength(events.length - chosen.length)
  expect(match.publicEvents).toBe(publicEvents)
  for (const [index, event] of publicEvents.entries()) {
    if ('move' in event) expect(event).toBe(events[index])
  }
  expect(match.outcomeNumber).toBe(events.filter((event) => 'chance' in event).length)
  const copy = copyOf(match, publicEvents)
  expect(copy.publicEvents).toEqual(publicEvents)
  for (const seat of [null, ...allSeats(match.players)]) {
    expect(copy.view(seat, { chosen, own: match.ownChoice(seat) })).toEqual(match.view(seat))
  }
}

/** Lets every seat that is awaited choose, on a copy, and watches what each has chosen. */
export function expectOwnChoices<T extends GameTypes>(match: Match<T>): void {
  const copy = copyOf(match, match.publicEvents)
  const waiting = copy.waiting()
  if (waiting.kind !== 'players') return
  const played = new Map<number, T['Move']>()
  for (const seat of waiting.seats) {
    for (const each of waiting.seats) expect(copy.ownChoice(each)).toEqual(played.get(each) ?? null)
    expect(copy.ownChoice(null)).toBeNull()
    expect(copy.choosing).toBe(waiting.seats.slice(played.size).reduce((mask, each) => mask | (1 << each), 0))
    expect(copy.publicEvents).toEqual(match.publicEvents)
    const move = copy.moves(seat).at(-1) as T['Move']
    unwrap(copy.play(seat, move))
    played.set(seat, move)
  }
  expect(waiting.seats.map((seat) => copy.ownChoice(seat))).toEqual(waiting.seats.map(() => null))
  expect(copy.publicEvents).toHaveLength(match.publicEvents.length + waiting.seats.length)
}

/**
 * Whatever a seat has to imagine came from an outcome, so the game must cover outcomes. And had a covered one been another
 * without anybody seeing a difference, everybody would know the same events.
 */
export function expectCovered<T extends GameTypes>(match: Match<T>): void {
  const { game, stateWithSecrets: state, eventsWithSecrets: events } = match
  const imagined = game.imagine(state, 0, new FastSource(1))
  if (!sameJson(imagined, state)) expect(game.cover).toBeDefined()
  const covered = match.publicEvents.flatMap((event, index) => (event === events[index] ? [] : [index]))
  for (const index of covered) {
    for (let seed = 0; seed < 6; seed++) {
      const other = withOtherOutcome(match, index, new FastSource(seed))
      if (other) expect(other.publicEvents).toEqual(match.publicEvents)
    }
  }
}

/** The same game with another outcome at `index`; undefined if somebody could see that it is another. */
function withOtherOutcome<T extends GameTypes>(
  match: Match<T>,
  index: number,
  source: FastSource,
): Match<T> | undefined {
  const events = [...match.eventsWithSecrets]
  events[index] = { chance: unwrap(copyOf(match, events.slice(0, index)).draw(source)) }
  const [one, other] = [copyOf(match, []), copyOf(match, [])]
  for (const [at, event] of events.entries()) {
    unwrap(one.apply(match.eventsWithSecrets[at]))
    if (!other.apply(event).ok || !sameJson(viewsOf(one), viewsOf(other))) return undefined
  }
  return other
}

function viewsOf<T extends GameTypes>(match: Match<T>): T['View'][] {
  return [null, ...allSeats(match.players)].map((seat) => match.view(seat))
}

function copyOf<T extends GameTypes>(match: Match<T>, events: readonly GameEntry<T>[]): Match<T> {
  const { game, players, options } = match
  return unwrap(Match.load(game, players, options, JSON.parse(JSON.stringify(events)) as unknown[]))
}
