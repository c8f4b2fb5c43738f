import type { Lesson, LessonStep } from '@rattlecup/ui'
import type { OnecardColour, Onecard, OnecardMove } from '../rules/types.ts'
import type { OnecardWords } from './words/words.ts'

type LessonWords = OnecardWords['lesson']
type OneStep = LessonStep<Onecard, OnecardWords>

const LEARNER = 0
const NEIGHBOUR = 1

/** Two turns: the learner's own, and a neighbour's in which a card is scored with both suns. */
export const lesson: Lesson<Onecard, OnecardWords> = {
  players: 2,
  options: {},
  learner: LEARNER,
  steps: [
    draw(LEARNER, 'c25'),
    draw(LEARNER, 'c04'),
    draw(NEIGHBOUR, 'c01'),
    draw(NEIGHBOUR, 'c10'),
    coach('welcome', 'cards'),
    coach('suns', 'card-c25'),
    roll('yellow', 'blue', 'red', 'green', 'yellow'),
    coach('firstRoll', 'dice'),
    ask('keepThree', { type: 'reroll', dice: [2, 3] }, 'roll'),
    roll('blue', 'orange'),
    coach('secondRoll', 'dice'),
    ask('stopHere', { type: 'stop' }, 'stop'),
    ask('enter', { type: 'enter', card: 'c25' }, 'card-c25'),
    coach('othersToo', 'others'),
    play({ type: 'enter', card: 'c01' }),
    roll('orange', 'orange', 'red', 'orange', 'red'),
    play({ type: 'stop' }),
    play({ type: 'enter', card: 'c01' }),
    coach('theirTurn', 'dice'),
    ask('finish', { type: 'enter', card: 'c25' }, 'card-c25'),
    draw(LEARNER, 'c07'),
    coach('scored', 'scored'),
    coach('allOrNothing', 'cards'),
  ],
}

function draw(seat: number, card: string): OneStep {
  return { event: { chance: { type: 'draw', seat, card } } }
}

function roll(...colours: OnecardColour[]): OneStep {
  return { event: { chance: { type: 'roll', colours } } }
}

function play(move: OnecardMove): OneStep {
  return { event: { seat: NEIGHBOUR, move } }
}

function coach(key: keyof LessonWords, point: string): OneStep {
  return { say: (words) => words.lesson[key], point }
}

function ask(key: keyof LessonWords, move: OnecardMove, point: string): OneStep {
  return { say: (words) => words.lesson[key], move, point }
}
