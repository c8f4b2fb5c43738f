import { randomInt } from 'node:crypto'

const MANNERS = [
  'Amber',
  'Brisk',
  'Calm',
  'Daring',
  'Early',
  'Fair',
  'Gentle',
  'Hearty',
  'Indigo',
  'Jolly',
  'Keen',
  'Lucky',
  'Merry',
  'Nimble',
  'Olive',
  'Patient',
  'Quiet',
  'Rosy',
  'Sunny',
  'Tidy',
  'Upbeat',
  'Velvet',
  'Witty',
  'Zesty',
]

const CREATURES = [
  'Badger',
  'Crane',
  'Dormouse',
  'Egret',
  'Falcon',
  'Gecko',
  'Heron',
  'Ibex',
  'Jackdaw',
  'Kestrel',
  'Lynx',
  'Marmot',
  'Newt',
  'Otter',
  'Puffin',
  'Quail',
  'Raven',
  'Stoat',
  'Tapir',
  'Urchin',
  'Vole',
  'Wren',
  'Yak',
  'Zander',
]

/** A name for somebody who has not given one. */
export function guestName(): string {
  return `${MANNERS[randomInt(MANNERS.length)]} ${CREATURES[randomInt(CREATURES.length)]}`
}
