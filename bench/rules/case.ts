import { findGame } from '@rattlecup/games'
import { FastSource, Playout } from '@rattlecup/kit'

// One case a process: code warmed up on one game must not slow down or speed up another.
const [name = '', seconds = '2'] = process.argv.slice(2)
const PLAYERS = 4

/** Plays for `budget` seconds of CPU time. `play` plays one game and returns its number of choices. */
function measure(budget: number, play: () => number): Measurement {
  const begin = process.cpuUsage().user
  let games = 0
  let moves = 0
  let used = 0
  while (used < budget) {
    for (let i = 0; i < 20; i++) moves += play()
    games += 20
    used = (process.cpuUsage().user - begin) / 1e6
  }
  return { games_per_s: games / used, moves_per_s: moves / used }
}

function ours(id: string): () => number {
  const game = findGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const options = game.options.parse({}, PLAYERS)
  if (!options.ok) throw new Error(options.error.message)
  const playout = new Playout(game, new FastSource('bench'))
  return () => {
    const before = playout.moves
    playout.finish(game.rules.setup(PLAYERS, options.value))
    return playout.moves - before
  }
}

async function peer(): Promise<() => number> {
  const path = new URL('../peers/boardgame.io/qwixx.js', import.meta.url).href
  const { playRandomGame } = (await import(path)) as {
    playRandomGame: (players: number, random: () => number) => number
  }
  const source = new FastSource('bench')
  return () => playRandomGame(PLAYERS, () => source.below(2 ** 31) / 2 ** 31)
}

const play = name === 'boardgame.io' ? await peer() : ours(name)
measure(Number(seconds) / 2, play)
console.log(JSON.stringify(measure(Number(seconds), play)))

export interface Measurement {
  readonly games_per_s: number
  /** A move is one seat's choice, pass included. */
  readonly moves_per_s: number
}

/** The measurement with the middle number of moves a second. */
export function median(all: readonly Measurement[]): Measurement {
  return all.toSorted((a, b) => a.moves_per_s - b.moves_per_s)[all.length >> 1] as Measurement
}
