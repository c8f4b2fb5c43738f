import { Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { strike } from '../../game.ts'
import { words } from '../words/en.ts'
import { whyNoStop, whyNoThrow } from './why-not.ts'

const players = [{ name: 'Ada' }, { name: 'Ben' }]

function begun() {
  const match = unwrap(Match.start(strike, 2))
  unwrap(match.chance({ type: 'initial', face: 4 }))
  return match
}

const asked = (match: ReturnType<typeof begun>, seat: number) => ({
  view: match.view(seat),
  moves: match.moves(seat),
  players,
  seat,
  settled: true,
})

describe('why not', () => {
  it('says nothing where the move is legal', () => {
    expect(whyNoThrow(asked(begun(), 0), words)).toBeUndefined()
  })

  it('says that a turn begins with a throw', () => {
    expect(whyNoStop(asked(begun(), 0), words)).toBe(words.noStopYet)
  })

  it('says whose turn it is', () => {
    expect(whyNoThrow(asked(begun(), 1), words)).toBe('It is Ada’s turn.')
    expect(whyNoStop(asked(begun(), 1), words)).toBe('It is Ada’s turn.')
  })

  it('says that nothing is offered while a game is paused', () => {
    expect(whyNoThrow({ ...asked(begun(), 0), moves: [] }, words)).toBe(words.notNow)
  })

  it('says that dice are moving', () => {
    const match = begun()
    unwrap(match.play(0, { type: 'throw' }))
    expect(whyNoThrow(asked(match, 0), words)).toBe(words.isSettling)
  })
})
