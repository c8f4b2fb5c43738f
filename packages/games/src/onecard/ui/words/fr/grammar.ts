import { listIn, pluralIn } from '@rattlecup/ui'
import type { OnecardColour } from '../../../rules/types.ts'
import { groupsOf, type Misfit } from '../../cards/prospect.ts'
import { numberOn } from '../names.ts'

export const list = listIn('fr')
export const plural = pluralIn('fr')

export const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
}

const several: Readonly<Record<OnecardColour, string>> = {
  red: 'rouges',
  orange: 'orange',
  yellow: 'jaunes',
  green: 'verts',
  blue: 'bleus',
  purple: 'violets',
}

/** « 2 rouges et 1 bleu » */
export function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => coloured(count, colour)))
}

export function coloured(count: number, colour: OnecardColour): string {
  return `${count} ${plural(count, { one: colours[colour], other: several[colour] })}`
}

export function card(id: string): string {
  return `carte ${numberOn(id)}`
}

export function points(count: number): string {
  return `${count} ${plural(count, { one: 'point', other: 'points' })}`
}

export function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'case', other: 'cases' })}`
}

export function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'dé', other: 'dés' })}`
}

export function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `pas de ${colours[colour]} sur cette carte`
  if (free === 0) return `le ${colours[colour]} est plein`
  return `en ${colours[colour]}, il reste de la place pour ${free} et non pour ${dice}`
}
