import { createLookingPlayer } from '../../../packages/games/src/qwixx/bots/looking-player.ts'
import { Outlook } from '../../../packages/games/src/qwixx/bots/learned/outlook.ts'
import { STRONG } from '../../../packages/games/src/qwixx/bots/levels.ts'
import { colourChoices, whiteChoices } from '../../../packages/games/src/qwixx/bots/choices.ts'
import { Race, type Player } from '../../../packages/games/src/qwixx/bots/race.ts'
import type { Share } from '../../../packages/games/src/qwixx/bots/share.ts'
import type { TablePlayer } from '../../../packages/games/src/qwixx/bots/table-player.ts'
import type { DrawSource } from '../../../packages/kit/src/index.ts'
import type { Lessons } from './lessons.ts'

/** How far a position's lesson is the end of the game, and how far what the next position was thought to be worth. */
const LOOK_AHEAD = 0.7
/** One choice in so many is left to the rival's kind of play: what is never tried is never learned. */
const STRAY = 32
const FINE = 2 ** 30

/** The rival to learn from: the level `strong`, without words and in a hurry. */
export function createStrong(player: TablePlayer, source: DrawSource): Player {
  const [choices, weights] = [new Uint8Array(16), new Float64Array(16)]
  /** As `softPick` does, but without making arrays. */
  const pick = (count: number): number => {
    let best = -Infinity
    for (let i = 0; i < count; i++) if (weights[i]! > best) best = weights[i]!
    let total = 0
    for (let i = 0; i < count; i++) total += weights[i] = Math.exp((weights[i]! - best) / STRONG.temperature)
    let left = (source.below(FINE) / FINE) * total
    let at = 0
    while (at < count - 1 && (left -= weights[at]!) >= 0) at++
    return choices[at]!
  }
  return {
    white(race, seat) {
      const count = whiteChoices(race, seat, choices)
      for (let i = 0; i < count; i++) weights[i] = player.whiteValue(race, seat, choices[i]!)
      return pick(count)
    },
    colour(race, seat) {
      const count = colourChoices(race, seat, choices)
      for (let i = 0; i < count; i++) weights[i] = player.colourValue(race, seat, choices[i]!)
      return pick(count)
    },
  }
}

export interface School {
  readonly share: Share
  /** How both value their own sheets. */
  readonly player: TablePlayer
  readonly source: DrawSource
}

/** Returns a function that plays a game of what has been learned so far against `strong`, and writes down its lessons. */
export function createSchool({ share, player, source }: School): (lessons: Lessons) => void {
  const strong = createStrong(player, source)
  const looking = createLookingPlayer(share, player)
  const now = (): Player => (source.below(STRAY) === 0 ? strong : looking)
  const pupil: Player = {
    white: (race, seat) => now().white(race, seat),
    colour: (race, seat) => now().colour(race, seat),
  }
  const [outlook, race, start] = [new Outlook(), new Race(2), new Race(2)]
  return (lessons) => {
    const [seat, first] = [source.below(2), lessons.count]
    race.set(start)
    while (!race.over) {
      outlook.look(race, seat, player)
      lessons.add(outlook, share(race, seat))
      race.playOn(seat === 0 ? [pupil, strong] : [strong, pupil], source, 1)
    }
    teach(lessons.shares.subarray(first, lessons.count), share(race, seat))
  }
}

/** Turns what each position was thought to be worth into what it should have been, from the end backwards. */
function teach(shares: Float32Array, end: number): void {
  let share = end
  for (let i = shares.length - 1; i >= 0; i--) {
    const thought = shares[i]!
    shares[i] = share
    share = LOOK_AHEAD * share + (1 - LOOK_AHEAD) * thought
  }
}
