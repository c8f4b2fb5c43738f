import type { TerminalChoice, Menu } from '../../terminal/terminal-ui.ts'
import { listed } from '../../terminal/text.ts'
import type { Onecard } from '../rules/types.ts'

type Move = Onecard['Move']

/** There are 31 ways to roll again: all may be typed, only the two extremes are listed. */
export function rerollMenu(moves: readonly Move[]): Menu<Move> {
  const most = Math.max(...moves.map(diceIn))
  return {
    numbered: false,
    choices: moves.map((move) => rerollChoice(move, most)),
    note: 'Or type the numbers of the dice to roll again, such as 145.',
  }
}

function diceIn(move: Move): number {
  return move.type === 'reroll' ? move.dice.length : 0
}

function rerollChoice(move: Move, most: number): TerminalChoice<Move> {
  if (move.type !== 'reroll') return { move, words: 'stop and enter this roll', keys: ['s', 'stop'] }
  const places = move.dice.map((die) => String(die + 1))
  if (places.length === most)
    return { move, words: 'roll all dice again', keys: ['a', 'all', places.join('')] }
  return { move, words: `roll ${listed(places)} again`, keys: [places.join('')], unlisted: true }
}
