import { describe, expect, it } from 'vitest'
import { CARDS } from '../rules/cards.ts'
import { rolledIn } from './dice/rolled-dice.ts'
import { pace } from './pace.ts'
import { cardsLeft } from './entry/cards-left.ts'
import { sound } from './sound.ts'
import { played } from './testing/played.ts'
import { isYetToEnter, moveIn, othersOf, outcomeIn, scoredIn } from './steps.ts'

const { steps } = played({ players: 2, options: { variant: 'advanced' }, seed: 'steps' })

describe('the dice of a roll', () => {
  it('are those that the move before it asked for', () => {
    for (const [at, step] of steps.entries()) {
      const asked = moveIn(steps[at - 1])?.move
      if (outcomeIn(step)?.type !== 'roll') continue
      const dice = asked?.type === 'reroll' ? asked.dice : [0, 1, 2, 3, 4]
      const known = asked?.type === 'reroll' ? { at: step.at - 1, dice: asked.dice } : undefined
      expect(rolledIn(step, known)).toEqual(dice)
    }
  })

  it('are, after a jump, at least those that changed', () => {
    for (const step of steps.filter((each) => outcomeIn(each)?.type === 'roll' && each.before.rolls > 0)) {
      const rolled = rolledIn(step, undefined)
      for (const die of [0, 1, 2, 3, 4]) {
        if (!rolled.includes(die)) expect(step.after.dice?.[die]).toBe(step.before.dice?.[die])
      }
    }
  })
})

it('rolls and scored cards are shown longest, own moves hardly', () => {
  for (const step of steps) {
    const made = moveIn(step)
    if (outcomeIn(step)?.type === 'roll') expect(pace(step, 0)).toBeLessThanOrEqual(1200)
    if (scoredIn(step)) expect(pace(step, 0)).toBe(pace(step, 1))
    else if (made) expect(pace(step, made.seat)).toBeLessThan(pace(step, 1 - made.seat))
  }
})

it('dice rattle, crosses scratch, passing is silent', () => {
  const heard = new Map(steps.map((step) => [outcomeIn(step)?.type ?? moveIn(step)?.move.type, sound(step)]))
  expect(heard.get('roll')).toBe('roll')
  expect(heard.get('pass')).toBeUndefined()
  expect(steps.filter(scoredIn).map(sound)).not.toContain('cross')
})

it('the cards left are those of the deck, and unknown where other cards are played', () => {
  for (const { after } of steps) expect(cardsLeft(CARDS, after)?.length).toBe(after.deck)
  expect(cardsLeft(CARDS.slice(1), (steps[0] as (typeof steps)[0]).before)).toBeUndefined()
})

it('OC-7 a seat may use the dice until its turn to enter is over', () => {
  const view = { ...(steps[0] as (typeof steps)[0]).after, phase: 'enter' as const, active: 1 }
  const status = { waiting: { kind: 'players' as const, seats: [0] }, scores: [], over: false, winners: [] }
  expect([0, 1].map((seat) => isYetToEnter(view, status, seat))).toEqual([true, false])
})

it('the others sit clockwise from the left', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1])
  expect(othersOf(3, null)).toEqual([0, 1, 2])
})
