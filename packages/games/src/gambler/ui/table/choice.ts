import type { PlaceMove } from '../../rules/facts.ts'
import type { GamblerMove } from '../../rules/types.ts'

/** What a player has tapped so far: a die, a row, or both, which is a die in pencil. */
export interface GamblerChoice {
  readonly value?: number
  readonly row?: number
}

export const NOTHING: GamblerChoice = {}

export type Tap = { readonly die: number } | { readonly row: number }

export type TapAnswer =
  | { readonly choice: GamblerChoice }
  | { readonly play: PlaceMove }
  | { readonly refused: { readonly row?: number; readonly value?: number } }

export function isPlace(move: GamblerMove): move is PlaceMove {
  return move.type === 'place'
}

/** The rows that would take a value. */
export function rowsFor(places: readonly PlaceMove[], value: number): number[] {
  return places.filter((move) => move.value === value).map(({ row }) => row)
}

/** The values in hand that a row would take. */
export function valuesFor(places: readonly PlaceMove[], row: number): number[] {
  return places.filter((move) => move.row === row).map(({ value }) => value)
}

/** A choice made for an earlier hand no longer counts. */
export function stillOpen(choice: GamblerChoice, places: readonly PlaceMove[]): GamblerChoice {
  const fits = (move: PlaceMove): boolean =>
    (choice.value === undefined || choice.value === move.value) &&
    (choice.row === undefined || choice.row === move.row)
  return places.some(fits) ? choice : NOTHING
}

/** The move in pencil, if a die and a row are chosen. */
export function pencilled({ value, row }: GamblerChoice): PlaceMove | undefined {
  return value === undefined || row === undefined ? undefined : { type: 'place', row, value }
}

/** What a player may do now, and how. */
export interface Possible {
  readonly places: readonly PlaceMove[]
  readonly hand: readonly number[]
  /** Whether a placed die is pencil first; a second tap on it makes it ink. */
  readonly previews: boolean
}

/** What a tap does. */
export function answer(choice: GamblerChoice, tap: Tap, possible: Possible): TapAnswer {
  return 'die' in tap ? tapDie(choice, tap.die, possible) : tapRow(choice, tap.row, possible)
}

function tapDie(choice: GamblerChoice, value: number, { places, previews }: Possible): TapAnswer {
  const rows = rowsFor(places, value)
  if (rows.length === 0) return { refused: { value } }
  if (choice.value === value) return { choice: NOTHING }
  if (choice.row !== undefined && choice.value === undefined && rows.includes(choice.row)) {
    return put({ type: 'place', row: choice.row, value }, previews)
  }
  return { choice: { value } }
}

function tapRow(choice: GamblerChoice, row: number, { places, hand, previews }: Possible): TapAnswer {
  const values = valuesFor(places, row)
  const { value } = choice
  if (value !== undefined && choice.row === row) return { play: { type: 'place', row, value } }
  if (value !== undefined && values.includes(value)) return put({ type: 'place', row, value }, previews)
  // With a die in pencil elsewhere, a tap on another row is a new thought, not a refusal.
  if (value !== undefined && choice.row === undefined) return { refused: { row, value } }
  const likely = likeliest(values, hand)
  if (likely === undefined) return { refused: { row } }
  if (values.length === 1) return put({ type: 'place', row, value: likely }, previews)
  // Which die is meant is not said yet: a second tap means the likeliest, but only in pencil.
  return { choice: choice.row === row ? { row, value: likely } : { row } }
}

function put(play: PlaceMove, previews: boolean): TapAnswer {
  return previews ? { choice: { value: play.value, row: play.row } } : { play }
}

/** Of the values that a row would take, the one that most dice in hand show. */
function likeliest(values: readonly number[], hand: readonly number[]): number | undefined {
  const shown = (value: number): number => hand.filter((die) => die === value).length
  return values.toSorted((a, b) => shown(b) - shown(a))[0]
}

/** What a row offers: the move that a tap prepares, and whether the die is certain. */
export interface Offer {
  readonly move: PlaceMove
  readonly certain: boolean
}

export function offerOf(row: number, choice: GamblerChoice, { places, hand }: Possible): Offer | undefined {
  const values = valuesFor(places, row)
  // Beside a chosen die, in pencil too, only rows that take it glow.
  const { value } = choice
  if (value !== undefined)
    return values.includes(value) ? { move: { type: 'place', row, value }, certain: true } : undefined
  const likely = likeliest(values, hand)
  return likely === undefined
    ? undefined
    : { move: { type: 'place', row, value: likely }, certain: values.length === 1 }
}
