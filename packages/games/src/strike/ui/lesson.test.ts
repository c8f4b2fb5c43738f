import { Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { strike } from '../game.ts'
import { lesson } from './lesson.ts'
import { words } from './words/en.ts'

describe('the first turn', () => {
  it('is a legal game, and the learner is always asked for what may be played', () => {
    const match = unwrap(Match.start(strike, lesson.players, lesson.options))
    for (const step of lesson.steps) {
      if ('event' in step) unwrap(match.apply(step.event))
      else expect(step.say(words)).not.toBe('')
      if ('move' in step) unwrap(match.play(lesson.learner, step.move))
    }
    expect(match.view(null)).toMatchObject({ reserve: [9, 8], arena: [{ id: 2, face: 2 }], active: 0 })
  })
})
