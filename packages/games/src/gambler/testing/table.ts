import { Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { gambler } from '../game.ts'
import type { Board, BoardRow, Gambler } from '../rules/types.ts'

/** A hand-made game for tests: terse, and every step must be legal. */
export class Table {
  readonly match: Match<Gambler>

  constructor(players: number, options: object) {
    this.match = unwrap(Match.start(gambler, players, options))
  }

  /** A game on boards of these rows, each given as its own board's list. */
  static on(players: number, boards: readonly (readonly BoardRow[])[], options: object = {}): Table {
    return new Table(players, { ...options, boards: boards.map((rows, index) => boardOf(index, rows)) })
  }

  get view(): Gambler['View'] {
    return this.match.view(null)
  }

  /** The active seat's moves as short words: `0:6` puts a 6 into row 0. */
  get moves(): string[] {
    return this.match
      .moves(this.view.active)
      .map((move) => (move.type === 'place' ? `${move.row}:${move.value}` : move.type))
  }

  stack(order: string[]): this {
    unwrap(this.match.chance({ type: 'boards', order }))
    return this
  }

  roll(...values: number[]): this {
    unwrap(this.match.chance({ type: 'roll', values }))
    return this
  }

  /** Plays moves in the words of `moves`. */
  play(...words: string[]): this {
    for (const word of words) {
      const [row, value] = word.split(':').map(Number)
      const move = value === undefined ? { type: word } : { type: 'place', row, value }
      unwrap(this.match.play(this.view.active, move))
    }
    return this
  }
}

export function boardOf(index: number, rows: readonly BoardRow[]): Board {
  return { id: `x${index}`, title: `Board ${index}`, rows }
}

export function numbers(boxes: readonly number[], points: number): BoardRow {
  return { kind: 'numbers', boxes, points }
}

export function stars(length: number, points: number): BoardRow {
  return { kind: 'stars', length, points }
}

export function fullHouse(points: number): BoardRow {
  return { kind: 'fullhouse', points }
}
