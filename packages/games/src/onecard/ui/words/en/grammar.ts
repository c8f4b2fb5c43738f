import { listIn, pluralIn } from '@rattlecup/ui'
import { groupsOf, type Misfit } from '../../cards/prospect.ts'
import type { OnecardColour } from '../../../rules/types.ts'
import { numberOn } from '../names.ts'

export const list = listIn('en')
export const plural = pluralIn('en')

export const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
}

/** "2 red and 1 blue" */
export function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => `${count} ${colours[colour]}`))
}

export function card(id: string): string {
  return `card ${numberOn(id)}`
}

export function points(count: number): string {
  return `${count} ${plural(count, { one: 'point', other: 'points' })}`
}

export function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'box', other: 'boxes' })}`
}

export function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'die', other: 'dice' })}`
}

export function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `${colours[colour]} is not on it`
  if (free === 0) return `${colours[colour]} is full`
  return `${colours[colour]} has room for ${free}, not ${dice}`
}
