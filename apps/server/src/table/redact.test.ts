import { GAMES } from '@rattlecup/games'
import { FastSource, Match, seatsOf, type Game, type GameEvent } from '@rattlecup/kit'
import { fromWire, type ServerMessageOf } from '@rattlecup/protocol'
import { describe, expect, it } from 'vitest'
import { MatchPlay } from './match-play.ts'

const STEPS = 120

function start(game: Game): MatchPlay {
  const started = Match.start(game, 2)
  if (!started.ok) throw new Error(started.error.message)
  return new MatchPlay(started.value, null)
}

/** One random step, and what everybody is told of it. */
function step(play: MatchPlay, source: FastSource): ServerMessageOf<'e'> {
  const { match } = play
  if (play.awaitsChance) return parse(play.begin(() => draw(match, source)))
  const seats = seatsOf(play.thinking)
  const seat = seats[source.below(seats.length)] as number
  const moves = match.moves(seat)
  const told = play.play(seat, moves[source.below(moves.length)] as never, () => undefined)
  if (!told.ok) throw new Error(told.error.message)
  return parse(told.value)
}

function parse({ told }: { told: string }): ServerMessageOf<'e'> {
  return JSON.parse(`{${told}}`) as ServerMessageOf<'e'>
}

function draw(match: Match, source: FastSource) {
  const drawn = match.draw(source)
  return drawn.ok ? drawn.value : undefined
}

describe.each(GAMES.map((game) => [game.id, game] as const))('what everybody is told of %s', (_, game) => {
  it('leads to the game as it is, and never says more', () => {
    const source = new FastSource(game.id)
    const play = start(game)
    const events: GameEvent[] = []
    for (let i = 0; i < STEPS && !play.isOver; i++) {
      const { e = [], c, x = [] } = step(play, source)
      if (c) expect(e).toEqual([])
      events.push(...e.map(fromWire))
      for (const [index, outcome] of x) events[index] = { chance: outcome }
      const copy = Match.load(game, 2, {}, events)
      if (!copy.ok) throw new Error(copy.error.message)
      const sealed = { chosen: play.shown.chosen, own: null }
      expect(game.view(copy.value.stateWithSecrets, null, sealed)).toEqual(
        game.view(play.match.stateWithSecrets, null, sealed),
      )
      expect(play.shown.events.map(fromWire)).toEqual(events)
    }
  })
})
