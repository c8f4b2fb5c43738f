import { Match } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { onecard } from '../game.ts'
import { lesson } from './lesson.ts'
import { words } from './words/en.ts'

it('the lesson is a legal game, and what the coach says of it is true', () => {
  const started = Match.start(onecard, lesson.players, lesson.options)
  if (!started.ok) throw new Error(started.error.message)
  const match = started.value
  for (const step of lesson.steps) {
    if ('say' in step) expect(step.say(words).length).toBeGreaterThan(20)
    if ('event' in step) expect(match.apply(step.event)).toEqual({ ok: true, value: undefined })
    if ('move' in step) expect(match.play(lesson.learner, step.move)).toEqual({ ok: true, value: undefined })
  }
  expect(match.view(lesson.learner).scored[lesson.learner]).toEqual([{ id: 'c25', points: 13 }])
})
