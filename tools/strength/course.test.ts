import { describe, expect, it } from 'vitest'
import { Strength, sharesOf, type StrengthShape } from '../../packages/bots/src/index.ts'
import { FastSource } from '../../packages/kit/src/index.ts'
import { Course } from './course.ts'
import { freshWeights, Trainer, type TurnLesson } from './train.ts'

const SHAPE: StrengthShape = { own: 2, rivals: 2, table: 1, cells: 6 }

/** Tables of two or three whose shares follow from what each seat has, and not in a straight line. */
function lessons(count: number, source: FastSource): TurnLesson[] {
  const any = (): number => source.below(201) / 100 - 1
  return Array.from({ length: count }, () => {
    const seats = Array.from({ length: 2 + source.below(2) }, () => ({ own: [any(), any()], table: [any()] }))
    const worth = sharesOf(seats.map(({ own, table }) => 2 * Math.abs(own[0]!) - own[1]! + table[0]!))
    return { seats, worth }
  })
}

function gap(trainer: Trainer, all: readonly TurnLesson[]): number {
  const squares = all.flatMap((lesson) =>
    trainer.worth(lesson).map((said, seat) => (said - lesson.worth[seat]!) ** 2),
  )
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length)
}

describe('a course', () => {
  const source = new FastSource('course')
  const trainer = new Trainer(new Strength(SHAPE, freshWeights(SHAPE, source)))
  const course = new Course(trainer, source)
  const unseen = lessons(500, source)

  it('teaches what lessons have in common, so that the network knows it of others, too', () => {
    const before = gap(trainer, unseen)
    course.begin(lessons(3000, source))
    const begun = gap(trainer, unseen)
    for (let round = 0; round < 6; round++) course.learn(lessons(1000, source), round / 6)
    expect(begun).toBeLessThan(before / 2)
    expect(gap(trainer, unseen)).toBeLessThan(before / 6)
  })

  it('tells the gap of new lessons before it has learned from them, and after', () => {
    const [before, after] = course.learn(lessons(300, source), 0.9).split(' then ').map(Number)
    expect(before).toBeLessThan(0.05)
    expect(after).toBeLessThanOrEqual(before as number)
  })
})
