import type { Level } from '@rattlecup/kit'
import { botName, isBotName } from './bot-names.ts'
import type { ShellWords } from '../words/en.ts'
import type { SetupChair } from './last-setup.ts'

type Chairs = readonly SetupChair[]

/** One more at the table: a bot of a level, or a person who has no name yet. */
export function withChair(chairs: Chairs, bot?: Level): Chairs {
  return [...chairs, bot ? { name: botName(bot, namesOf(chairs)), bot } : { name: '' }]
}

export function withoutChair(chairs: Chairs, seat: number): Chairs {
  return chairs.filter((_, each) => each !== seat)
}

/** Somebody changes places with the one before. */
export function earlier(chairs: Chairs, seat: number): Chairs {
  return chairs.map(
    (chair, each) =>
      (each === seat ? chairs[seat - 1] : each === seat - 1 ? chairs[seat] : chair) as SetupChair,
  )
}

/** Another level is another character; a person who takes a bot's chair has no name yet. */
export function withPlayer(chairs: Chairs, seat: number, bot: Level | undefined): Chairs {
  const others = namesOf(withoutChair(chairs, seat))
  return chairs.map((chair, each) => {
    if (each !== seat) return chair
    if (bot) return { name: botName(bot, others), bot }
    return { name: isBotName(chair.name) ? '' : chair.name }
  })
}

export function withName(chairs: Chairs, seat: number, name: string): Chairs {
  return chairs.map((chair, each) => (each === seat ? { ...chair, name } : chair))
}

export function isAlone(chairs: Chairs): boolean {
  return chairs.filter(({ bot }) => !bot).length === 1
}

/** What everybody is called for now. */
export function calledNow(chairs: Chairs, { you, seatName }: ShellWords): string[] {
  return chairs.map(({ name }, seat) => name || (isAlone(chairs) ? you : seatName(String(seat + 1))))
}

type ChairFault = 'sameNames' | 'noNames'

/** What is wrong with who sits where; undefined if nothing is. A person alone at the device may be "You". */
export function chairFault(chairs: Chairs): ChairFault | undefined {
  const people = chairs.filter(({ bot }) => !bot)
  if (people.length > 1 && people.some(({ name }) => name.trim() === '')) return 'noNames'
  const names = namesOf(chairs).map((name) => name.trim())
  return new Set(names).size < names.length ? 'sameNames' : undefined
}

function namesOf(chairs: Chairs): string[] {
  return chairs.map(({ name }) => name)
}
