import { describe, expect, it } from 'vitest'
import { lesson } from './lesson.ts'
import { begin, stepBy } from './testing/steps.ts'
import { words } from './words/en.ts'

describe('the guided first turn', () => {
  it('is a legal game in which the learner wins three rows', () => {
    const match = begin(lesson.players, lesson.options)
    for (const step of lesson.steps) {
      if ('event' in step) stepBy(match, step.event)
      else if ('move' in step) {
        expect(match.moves(lesson.learner)).toContainEqual(step.move)
        stepBy(match, { seat: lesson.learner, move: step.move })
      }
    }
    expect(match.status().scores).toEqual([80 + 10 + 30 + 20, 80])
  })

  it('says something at every step that waits for the learner', () => {
    const said = lesson.steps.flatMap((step) => ('say' in step ? [step.say(words)] : []))
    expect(said).toEqual(Object.values(words.lesson))
  })
})
