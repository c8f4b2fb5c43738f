import { listIn, pluralIn } from '@rattlecup/ui'
import type { OnecardColour } from '../../../rules/types.ts'
import { groupsOf, type Misfit } from '../../cards/prospect.ts'
import { numberOn } from '../names.ts'

export const list = listIn('de')
export const plural = pluralIn('de')

export const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
}

/** „2-mal Rot und 1-mal Blau“ */
export function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => `${count}-mal ${colours[colour]}`))
}

export function card(id: string): string {
  return `Karte ${numberOn(id)}`
}

export function points(count: number): string {
  return `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`
}

export function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'Feld', other: 'Felder' })}`
}

/** „Würfel“ lautet in der Mehrzahl gleich. */
export function diceCount(count: number): string {
  return `${count} Würfel`
}

export function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `${colours[colour]} gibt es hier nicht`
  if (free === 0) return `${colours[colour]} ist schon voll`
  return `${colours[colour]} hat nur noch Platz für ${free} statt ${dice}`
}
