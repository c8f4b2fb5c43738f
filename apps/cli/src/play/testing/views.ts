import type { JsonObject } from '@rattlecup/kit'

/** A moment of a game, in DGP/1's form, written by hand: how it looks must not depend on how games are drawn. */
export interface Moment {
  readonly name: string
  readonly game: string
  readonly options?: JsonObject
  readonly seat: number | null
  readonly view: JsonObject
}

const emptySheet = { red: [], yellow: [], green: [], blue: [], locks: [], penalties: 0 }

const qwixx = {
  phase: 'white',
  active: 1,
  game: 1,
  dice: { white: [3, 4], red: 6, yellow: 2, green: 5, blue: 3 },
  closed: ['green'],
  sheets: [
    { red: [3, 5, 6], yellow: [2], green: [10, 9, 7], blue: [], locks: [], penalties: 1 },
    { red: [], yellow: [4, 5], green: [12, 11, 9, 8, 4, 2], blue: [8], locks: ['green'], penalties: 0 },
    emptySheet,
  ],
  chosen: [1],
  own: null,
  totals: [0, 0, 0],
}

const gambler = {
  phase: 'place',
  active: 0,
  round: 3,
  board: {
    id: 'x',
    title: 'Every kind of row',
    rows: [
      { kind: 'numbers', boxes: [6], points: 10 },
      { kind: 'numbers', boxes: [1, 2, 3, 4, 5, 6], points: 120 },
      { kind: 'stars', length: 3, points: 40 },
      { kind: 'stars', length: 2, points: -40 },
      { kind: 'fullhouse', points: 80 },
      { kind: 'numbers', boxes: [4, 4], points: -20 },
    ],
  },
  rows: [[6], [1, 2], [3], [], [5, 5, 5, 2], []],
  hand: [2, 3, 3, 6],
  rolls: 1,
  supply: [9, 4, 0],
  points: [260, 80, 0],
}

const cards = [
  ['one', [4, 4, 4, 4, 4], [0, 3]],
  ['two', [2, 3, 4, 5, 6], [1, 4]],
].map(([id, lengths, suns]) => ({
  id: id as string,
  rows: ['red', 'orange', 'yellow', 'green', 'purple'].map((colour, row) => ({
    colour,
    length: (lengths as number[])[row] as number,
    sun: (suns as number[]).includes(row),
  })),
}))

const onecard = {
  phase: 'reroll',
  active: 0,
  rolls: 2,
  dice: ['red', 'purple', 'blue', 'orange', 'yellow'],
  cards: [
    [
      { id: 'one', marks: [4, 1, 0, 2, 3] },
      { id: 'two', marks: [0, 0, 4, 0, 6] },
    ],
    [{ id: 'two', marks: [2, 3, 0, 0, 1] }],
  ],
  scored: [
    [
      { id: 'x', points: 12 },
      { id: 'y', points: 21 },
    ],
    [],
  ],
  display: ['one', 'two'],
  deck: 12,
  own: null,
  chosen: [],
}

const strike = {
  phase: 'throw',
  active: 1,
  round: 2,
  arena: [
    { id: 0, face: 4 },
    { id: 3, face: 2 },
  ],
  reserve: [5, 12, 0],
  grand: false,
  out: [2],
  points: [0, 1, 4],
}

export const MOMENTS: readonly Moment[] = [
  { name: 'qwixx', game: 'qwixx', seat: 0, view: qwixx },
  { name: 'qwixx-watched', game: 'qwixx', seat: null, view: { ...qwixx, phase: 'roll', dice: null } },
  { name: 'qwixx-series', game: 'qwixx', seat: 2, view: { ...qwixx, game: 2, totals: [40, -5, 112] } },
  { name: 'gambler', game: 'gambler', seat: 0, view: gambler },
  {
    name: 'gambler-covered',
    game: 'gambler',
    seat: 0,
    view: { ...gambler, board: null, rows: [], hand: [] },
  },
  { name: 'onecard', game: 'onecard', options: { cards }, seat: 0, view: onecard },
  {
    name: 'onecard-basic',
    game: 'onecard',
    options: { cards },
    seat: 1,
    view: { ...onecard, display: [], dice: null },
  },
  { name: 'strike', game: 'strike', seat: 1, view: strike },
  { name: 'strike-grand', game: 'strike', seat: 0, view: { ...strike, arena: [], active: 0, grand: true } },
]
