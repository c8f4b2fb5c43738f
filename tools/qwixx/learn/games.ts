import { createLookingPlayer } from '../../../packages/games/src/qwixx/bots/looking-player.ts'
import { NetworkInput } from '../../../packages/games/src/qwixx/bots/learned/network-input.ts'
import { FastState, type FastPlayer } from '../../../packages/games/src/qwixx/bots/fast-state.ts'
import type { WinShare } from '../../../packages/games/src/qwixx/bots/share.ts'
import type { TablePlayer } from '../../../packages/games/src/qwixx/bots/table-player.ts'
import type { DrawSource } from '../../../packages/kit/src/index.ts'
import type { Lessons } from './lessons.ts'

/** How far a position's lesson is the end of the game, and how far what the next position was thought to be worth. */
const LOOK_AHEAD = 0.7
/** One choice in this many is left to a player of its own sheet: what is never tried is never learned. */
const STRAY = 32

interface School {
  readonly players: number
  readonly share: WinShare
  /** How it plays when it strays. */
  readonly careful: TablePlayer
  /** Whom it learns against: the level `strong`. */
  readonly strong: TablePlayer
  readonly source: DrawSource
}

/** Returns a function that plays a game of what has been learned so far against others who are all `strong`, and writes down its lessons. */
export function createSchool({
  players,
  share,
  careful,
  strong,
  source,
}: School): (lessons: Lessons) => void {
  const looking = createLookingPlayer(players, share, strong)
  const now = (): FastPlayer => (source.below(STRAY) === 0 ? careful : looking)
  const pupil: FastPlayer = {
    white: (fast, seat) => now().white(fast, seat),
    colour: (fast, seat) => now().colour(fast, seat),
  }
  const [input, fast, start] = [new NetworkInput(players), new FastState(players), new FastState(players)]
  return (lessons) => {
    const [seat, first] = [source.below(players), lessons.count]
    const seated = Array.from({ length: players }, (_, each) => (each === seat ? pupil : strong))
    fast.set(start)
    while (!fast.over) {
      input.look(fast, seat, strong)
      lessons.add(input, share(fast, seat))
      fast.playOn(seated, source, 1)
    }
    teach(lessons.shares.subarray(first, lessons.count), share(fast, seat))
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
