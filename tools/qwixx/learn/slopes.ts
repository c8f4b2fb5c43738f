import {
  CELLS,
  numbersFor,
  SENSES,
  type Weights,
} from '../../../packages/games/src/qwixx/bots/learned/weights.ts'
import { logistic } from '../../../packages/games/src/qwixx/bots/share.ts'
import { ROWS } from '../../../packages/games/src/qwixx/rules/types.ts'
import type { Lessons } from './lessons.ts'

/** Of five players. */
const MOST_RIVALS = 4
/** What the network does with one position, kept to go back through it. */
const noticed = new Float32Array(MOST_RIVALS * ROWS * SENSES)
const sensed = new Float32Array(SENSES)
const heard = new Float32Array(CELLS)
const blame = new Float32Array(CELLS)

/** Adds to `slopes` how the error (the log loss) of a lesson changes with each weight. */
export function learnFrom(lessons: Lessons, at: number, weights: Weights, slopes: Weights): void {
  notice(lessons, at, weights)
  hear(lessons, at, weights)
  const error = logistic(outcome(lessons, at, weights)) - lessons.shares[at]!
  blameCells(lessons, at, error, weights, slopes)
  blameSenses(lessons, at, weights, slopes)
}

function notice({ rows, players }: Lessons, at: number, { own, rival }: Weights): void {
  sensed.fill(0)
  const first = at * players * ROWS
  for (let row = 0; row < (players - 1) * ROWS; row++) {
    const a = rows[first + (row % ROWS)]! * SENSES
    const b = rows[first + ROWS + row]! * SENSES
    for (let sense = 0; sense < SENSES; sense++) {
      const value = own[a + sense]! + rival[b + sense]!
      noticed[row * SENSES + sense] = value
      if (value > 0) sensed[sense]! += value
    }
  }
}

function hear({ numbers, situations, players }: Lessons, at: number, weights: Weights): void {
  const count = numbersFor(players)
  const from = situations[at]! * CELLS
  for (let cell = 0; cell < CELLS; cell++) heard[cell] = weights.situations[from + cell]!
  for (let i = 0; i < count; i++) addTimes(heard, numbers[at * count + i]!, weights.numbers, i * CELLS)
  for (let sense = 0; sense < SENSES; sense++)
    if (sensed[sense]! > 0) addTimes(heard, sensed[sense]!, weights.senses, sense * CELLS)
}

function addTimes(to: Float32Array, times: number, from: Float32Array, at: number): void {
  for (let cell = 0; cell < CELLS; cell++) to[cell]! += times * from[at + cell]!
}

function outcome({ curves, numbers, players }: Lessons, at: number, { direct, cells }: Weights): number {
  const count = numbersFor(players)
  let sum = direct[0]! * curves[at]! + direct[1]!
  for (let i = 0; i < count; i++) sum += direct[2 + i]! * numbers[at * count + i]!
  for (let cell = 0; cell < CELLS; cell++) if (heard[cell]! > 0) sum += heard[cell]! * cells[cell]!
  return sum
}

function blameCells(lessons: Lessons, at: number, error: number, weights: Weights, slopes: Weights): void {
  const { curves, numbers, situations, players } = lessons
  const count = numbersFor(players)
  slopes.direct[0]! += error * curves[at]!
  slopes.direct[1]! += error
  const from = situations[at]! * CELLS
  for (let cell = 0; cell < CELLS; cell++) {
    const on = heard[cell]! > 0
    blame[cell] = on ? error * weights.cells[cell]! : 0
    if (!on) continue
    slopes.cells[cell]! += error * heard[cell]!
    slopes.situations[from + cell]! += blame[cell]!
  }
  for (let i = 0; i < count; i++) {
    const number = numbers[at * count + i]!
    slopes.direct[2 + i]! += error * number
    for (let cell = 0; cell < CELLS; cell++) slopes.numbers[i * CELLS + cell]! += number * blame[cell]!
  }
}

function blameSenses({ rows, players }: Lessons, at: number, { senses }: Weights, slopes: Weights): void {
  const first = at * players * ROWS
  for (let sense = 0; sense < SENSES; sense++) {
    if (sensed[sense]! <= 0) continue
    let blamed = 0
    for (let cell = 0, i = sense * CELLS; cell < CELLS; cell++, i++) {
      blamed += senses[i]! * blame[cell]!
      slopes.senses[i]! += sensed[sense]! * blame[cell]!
    }
    for (let row = 0; row < (players - 1) * ROWS; row++) {
      if (noticed[row * SENSES + sense]! <= 0) continue
      slopes.own[rows[first + (row % ROWS)]! * SENSES + sense]! += blamed
      slopes.rival[rows[first + ROWS + row]! * SENSES + sense]! += blamed
    }
  }
}
