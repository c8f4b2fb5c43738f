import { listIn, pluralIn } from '@rattlecup/ui'
import type { OnecardColour } from '../../../rules/types.ts'
import { groupsOf, type Misfit } from '../../cards/prospect.ts'
import { numberOn } from '../names.ts'

export const list = listIn('it')
export const plural = pluralIn('it')

export const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'rosso',
  orange: 'arancione',
  yellow: 'giallo',
  green: 'verde',
  blue: 'blu',
  purple: 'viola',
}

const several: Readonly<Record<OnecardColour, string>> = {
  red: 'rossi',
  orange: 'arancioni',
  yellow: 'gialli',
  green: 'verdi',
  blue: 'blu',
  purple: 'viola',
}

/** «2 rossi e 1 blu» */
export function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => coloured(count, colour)))
}

export function coloured(count: number, colour: OnecardColour): string {
  return `${count} ${plural(count, { one: colours[colour], other: several[colour] })}`
}

export function card(id: string): string {
  return `carta ${numberOn(id)}`
}

export function points(count: number): string {
  return `${count} ${plural(count, { one: 'punto', other: 'punti' })}`
}

export function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'casella', other: 'caselle' })}`
}

export function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'dado', other: 'dadi' })}`
}

export function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `il ${colours[colour]} qui non c’è`
  if (free === 0) return `il ${colours[colour]} è già pieno`
  return `nel ${colours[colour]} c’è posto per ${free}, non per ${dice}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
