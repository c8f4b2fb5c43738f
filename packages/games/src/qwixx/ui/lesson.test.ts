import { Match } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { qwixx } from '../game.ts'
import { lesson } from './lesson.ts'
import { words } from './words/en.ts'

describe('the guided first turn', () => {
  it('is a real game: every roll and move of it is legal', () => {
    const started = Match.start(qwixx, lesson.players, lesson.options)
    if (!started.ok) throw new Error(started.error.message)
    const match = started.value
    for (const step of lesson.steps) {
      if ('event' in step) expect(match.apply(step.event)).toEqual({ ok: true, value: undefined })
      else if ('move' in step)
        expect(match.play(lesson.learner, step.move)).toEqual({ ok: true, value: undefined })
    }
    expect(match.chosen).toEqual([])
    expect(match.waiting().kind).toBe('chance')
  })

  it('says each sentence once', () => {
    const said = lesson.steps.flatMap((step) => ('say' in step ? [step.say(words)] : []))
    expect(new Set(said).size).toBe(said.length)
    expect(said.toSorted()).toEqual(Object.values(words.lesson).toSorted())
  })
})
